import { SendAgain } from '@/components/ui/SendAgain';
import { ModalLink } from './ModalLink';
import * as words from '@/words/account';

interface ResendCodeProps {
  /** Makes the call again; resolves with its error, or with nothing. Null when what was typed is no longer known. */
  readonly again: (() => Promise<unknown>) | null;
  /** Where the code is asked for anew in that case. */
  readonly start: 'signup' | 'forgotPassword';
}

/** Asks for a new code, or leads back to where one is asked for. */
export const ResendCode = ({ again, start }: ResendCodeProps) =>
  again === null ? <ModalLink to={start}>{words.startAgain}</ModalLink> : <SendAgain again={again} />;
