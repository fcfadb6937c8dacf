import type { Locator, Page } from 'playwright-core';
import { plainWords, type FaultName } from './faults';
import type { World } from './world';

/** One way to make the browser send a call, and what a person sees of its failure. */
export interface Scenario {
  /** Who is logged in; nobody unless said. */
  readonly as?: 'agent' | 'user';
  readonly path: (world: World) => string;
  /** Done on the page before the fault begins: forms are filled in. */
  readonly ready?: (page: Page, world: World) => Promise<void>;
  /** What sends the call, where the page does not by itself. */
  readonly cause?: (page: Page, world: World) => Promise<void>;
  /** What is said of a failure; the plain words unless said otherwise. */
  readonly words?: (fault: FaultName) => readonly string[];
  /** How a person goes on after a failure. */
  readonly way: (page: Page, fault: FaultName) => Locator;
  /** What was typed, which a failure must leave. */
  readonly kept?: (page: Page) => Promise<boolean>;
  /** What an odd answer still shows. */
  readonly shown: (page: Page) => Locator;
  /** A 401 is about what was typed, not about a session. */
  readonly anonymous?: boolean;
  /** Sent by a browser's own request, whose clock no test can move. */
  readonly ownClock?: boolean;
}

/** The words of a call whose 404 means that a server does not have what was asked for. */
export const unless404 = (words: string) => (fault: FaultName) => [fault === 'status 404' ? words : plainWords(fault)];

/** A call whose failure is told in fixed words by a toast, and with its reason in the form. */
export const fixed = (toast: string) => (fault: FaultName) => [toast, plainWords(fault)];

export const main = (page: Page) => page.getByRole('main');
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const retry = (page: Page) => main(page).getByRole('button', { name: 'Retry' });
export const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
