import { chatLink, telLink } from '@/domain/contact';
import { useAppDispatch, useAppSelector } from '../hooks';
import { logProblem } from '../logProblem';
import { selectIsLoggedIn } from '../session/sessionSlice';
import { useOwnerNumber, type AskedNumber, type OwnerNumber } from './useOwnerNumber';

export interface Contact {
  /** Null without a usable phone. */
  readonly callHref: string | null;
  readonly chatHref: string | null;
  /** The number as text, behind a press [PLIST-14, AGENT-7]. */
  readonly number: OwnerNumber;
  /** Call and Chat without a phone: the login modal when logged out, else a line in the log and why [PDET-6, AGENT-5]. */
  readonly withoutPhone: () => void;
}

/** How a visitor reaches an owner. `hello` is what a chat begins with. */
export function useContact(
  ownerId: string | null | undefined,
  { hello, ...asked }: AskedNumber & { readonly hello: string },
): Contact {
  const dispatch = useAppDispatch();
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const number = useOwnerNumber(ownerId, asked);
  return {
    callHref: telLink(number.phone),
    chatHref: chatLink(number.phone, hello),
    number,
    withoutPhone: () => {
      if (loggedIn) dispatch(logProblem('Phone number is not available'));
      number.show();
    },
  };
}
