import { marketplaceApi } from '@/api/marketplaceApi';
import type { Bodies } from '@/contract/payloads';
import { maskedEmail } from '@/domain/maskedEmail';
import { codeSent } from '@/store/authModal/authModalSlice';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { typedIn } from './typed';

/** What was typed to get a code: a new account, or the e-mail address of an old one. */
export type CodeRequest =
  | { readonly kind: 'signUp'; readonly body: Bodies['signUp'] }
  | { readonly kind: 'forgotPassword'; readonly body: Bodies['forgotPassword'] };

/** Asks for a code; resolves with the call's error, or with nothing once the code is on its way. */
export type AskForCode = (request: CodeRequest) => Promise<unknown>;

/**
 * The calls that have a code sent. What was typed is kept in memory, so that the same call can be made again for a new
 * code; it holds a password, so the store never sees it.
 */
export function useCodeRequests(): { readonly ask: AskForCode; readonly again: (() => Promise<unknown>) | null } {
  const dispatch = useAppDispatch();
  const [signUp] = marketplaceApi.useSignUpMutation();
  const [forgotPassword] = marketplaceApi.useForgotPasswordMutation();
  const typed = typedIn(useAppStore());

  const ask: AskForCode = async (request) => {
    const isSignUp = request.kind === 'signUp';
    const { data, error } = await (isSignUp ? signUp(request.body) : forgotPassword(request.body));
    if (data === undefined) return error;
    typed.request = request;
    const asked = isSignUp ? request.body.email : request.body.username;
    // Where the server says that it went; without a word of it, where it was asked for.
    const sentTo = maskedEmail(data.email ?? '') || maskedEmail(asked);
    dispatch(codeSent({ modal: isSignUp ? 'verifyOtp' : 'resetPassword', id: data.id, sentTo }));
    return undefined;
  };
  const { request } = typed;
  return { ask, again: request && (() => ask(request)) };
}
