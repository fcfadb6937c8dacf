import { endpointOf } from '@/api/endpointOf';
import { isFulfilled } from '@reduxjs/toolkit';
import { describeNoFile } from '@/api/errors';
import type { EndpointName } from '@/contract/endpoints';
import type { ExtraName } from '@/contract/extras';
import type { Notice, Effects } from '../effects';
import type { Listeners } from './startListeners';
import * as words from '@/words/notices';

/** What the answer to an upload shows: without a file it was none (UP-5). */
const uploaded = (answer: unknown): Notice => {
  const { file, message } = answer as { readonly file: string | null; readonly message: string | null };
  return file === null
    ? { title: words.oops, text: describeNoFile(message), tone: 'error' }
    : { title: words.success, text: words.uploaded, tone: 'success' };
};

/** What the server said, to the letter; a server that says nothing has still taken it (WIZ-17, EDIT-2). */
const said = (answer: unknown): Notice => ({
  text: (answer as { readonly message: string | null }).message ?? words.saved,
  tone: 'success',
});

/** What the server said, or that it is done. */
const done =
  (otherwise: string, more: Partial<Notice> = {}) =>
  (answer: unknown): Notice => ({ text: (answer as string | null) ?? otherwise, tone: 'success', ...more });

/** Beside a listing's card, which shows it: three acts are no three toasts over it (SHELL-10). */
const OWN_LISTING = { topic: 'ownListing' } as const;

/** The one table of what a call's success shows by a toast; calls that are not named show nothing. */
const NOTICES: Partial<Record<EndpointName | ExtraName, Notice | ((answer: unknown) => Notice)>> = {
  signUp: { text: words.verifyEmail, tone: 'info', area: 'account' },
  forgotPassword: { text: words.verifyAddress, tone: 'info', area: 'account' },
  updateProfile: { title: words.success, text: words.profileUpdated, tone: 'success' },
  deleteProperty: { title: words.success, text: words.propertyDeleted, tone: 'success' },
  uploadProfilePicture: uploaded,
  postProperty: said,
  updateProperty: (answer) => ({ ...said(answer), ...OWN_LISTING }),
  setSold: done(words.saved, OWN_LISTING),
  renewProperty: { text: words.renewed, tone: 'success', ...OWN_LISTING },
  setReview: done(words.saved),
  answerReview: done(words.saved),
  reportReview: done(words.reported),
  deleteAccount: done(words.accountGoes, { area: 'account' }),
  cancelDeletion: done(words.accountStays),
};

/** Says by a toast that something succeeded, where the screen does not show it by itself (AUTH-4, PROF-8, DASH-5). */
export function toastSuccesses(listeners: Listeners, effects: Effects): void {
  listeners.startListening({
    matcher: isFulfilled,
    effect: (action) => {
      const entry = NOTICES[endpointOf(action.meta.arg) as EndpointName];
      if (entry) effects.notify(typeof entry === 'function' ? entry(action.payload) : entry);
    },
  });
}
