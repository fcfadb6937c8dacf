import type { ApiEffects } from '@/api/types';
import type { Intent } from './authModal/authModalSlice';
import type { HeldFiles } from './uploads/heldFiles';

/** What notices can be about: one's own listing, or that a call of this name did not do what it was to. */
export type Topic = 'ownListing' | `failed ${string}`;

/** What a notice is about that says why a call did not do what it was to. */
export const failureOf = (endpoint: string): Topic => `failed ${endpoint}`;

/** A message for the person, as the toaster shows it. */
export interface Notice {
  readonly title?: string;
  readonly text: string;
  readonly tone: 'success' | 'error' | 'info';
  /** 15000 ms and no duplicates in the account area (SHELL-11), else the toaster's default. */
  readonly area?: 'account';
  /** Not shown again while it is on the screen. */
  readonly dedupe?: boolean;
  /** A newer notice of the same topic replaces it. */
  readonly topic?: Topic;
  /** A button of its own leads there. */
  readonly link?: { readonly label: string; readonly to: string };
}

/** What waits across a page load: said and offered by the page that comes. */
export interface FlashMessage {
  readonly notice: Notice | null;
  readonly intent: Intent | null;
}

/** Everything the store's listeners do to the world; tests and replay hand in stand-ins. */
export interface Effects extends ApiEffects {
  /** Files on their way to the server. */
  readonly files: HeldFiles;
  /** A real page load (AUTH-2, 5, 7, 10). */
  readonly loadPage: (path: string) => void;
  /** Where the page is. */
  readonly address: () => string;
  /** A navigation inside the app. */
  readonly navigate: (path: string) => void;
  readonly notify: (notice: Notice) => void;
  /** Takes away what the account area has said. */
  readonly withdrawAccountNotices: () => void;
  /** Takes away the last notice of a topic. */
  readonly withdraw: (topic: Topic) => void;
  readonly log: (text: string) => void;
  /** Empties localStorage and sessionStorage; storage that throws is left alone. */
  readonly clearStorage: () => void;
  /** Writes what persistence still holds back, before a page load. */
  readonly flush: () => void;
  readonly keepFlashMessage: (kept: FlashMessage) => void;
  /** A replay: nothing that is dispatched arrives, so what follows the store by itself never begins (STORE-8). */
  readonly still?: boolean;
}
