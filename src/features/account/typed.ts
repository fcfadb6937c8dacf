import type { AppStore } from '@/store/createStore';
import type { CodeRequest } from './useCodeRequests';

/** What was typed in the account modals, and outlives each of them until the page is left. */
interface Typed {
  /** By field; the forms share names, so a number typed at the login waits in the sign-up. Never a secret. */
  fields: Readonly<Record<string, unknown>>;
  /** By which a code was asked for, to ask for another one. It may hold a password. */
  request: CodeRequest | null;
}

/** Beside the store, which holds no password. */
const byStore = new WeakMap<AppStore, Typed>();

export function typedIn(store: AppStore): Typed {
  const typed = byStore.get(store) ?? { fields: {}, request: null };
  byStore.set(store, typed);
  return typed;
}

const SECRETS: ReadonlySet<string> = new Set(['password', 'confirmation', 'otp']);

/** Keeps what is no secret: whoever opens a modal later finds no password in it. */
export function remember(store: AppStore, values: object): void {
  const typed = typedIn(store);
  typed.fields = Object.fromEntries(Object.entries(values).filter(([name]) => !SECRETS.has(name)));
}
