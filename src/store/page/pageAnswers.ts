import { QueryStatus } from '@reduxjs/toolkit/query';
import { recordsReceived } from '@/api/baseQuery';
import { marketplaceApi } from '@/api/marketplaceApi';
import { isGone } from '@/api/errors';
import type { Ids, Records } from '@/api/types';
import type { AppDispatch } from '../createStore';
import type { RootState } from '../rootReducer';

type Entries = Parameters<typeof marketplaceApi.util.upsertQueryEntries>[0];

/** The answers that a page was rendered with, as they travel in its HTML: plain JSON, a visitor's view alone. */
interface PageAnswers {
  /** When it was rendered, ms since 1970. */
  readonly now: number;
  /** Whether for a reader who saves data. */
  readonly sparing: boolean;
  readonly records: Records;
  /** Each question with its answer, which names records by id. */
  readonly entries: Entries;
}

/** An agent who is not there is an answer too; it travels as one that names nobody. */
const NOBODY: Ids<'agents'> = { kind: 'agents', ids: [] };

/** What the store of a rendering has been answered; null when a call failed, or has no answer yet. */
export function answersIn(state: RootState, now: number): Omit<PageAnswers, 'sparing'> | null {
  const entries: Entries[number][] = [];
  for (const entry of Object.values(state.api.queries)) {
    const isNobody = entry?.endpointName === 'getAgent' && isGone({ error: entry.error });
    if (!isNobody && entry?.status !== QueryStatus.fulfilled) return null;
    const { endpointName, originalArgs: arg, data } = entry;
    // The store knows the question of an answer by its name alone.
    entries.push({ endpointName, arg, value: isNobody ? NOBODY : data } as Entries[number]);
  }
  const { properties, projects, agents, builders } = state;
  const records = {
    properties: Object.values(properties.entities),
    projects: Object.values(projects.entities),
    agents: Object.values(agents.entities),
    builders: Object.values(builders.entities),
  };
  return { now, records, entries };
}

/** Gives the store a page's answers by the actions that write such answers elsewhere: records before the ids that name them. */
export function takeAnswers(
  dispatch: AppDispatch,
  { records, entries }: Pick<PageAnswers, 'records' | 'entries'>,
): void {
  dispatch(recordsReceived(records));
  dispatch(marketplaceApi.util.upsertQueryEntries(entries));
}

/** The answers that came with the HTML of this document; null where the server did not render it. */
export function sentAnswers(document: Pick<Document, 'getElementById'>): PageAnswers | null {
  const text = document.getElementById('answers')?.textContent;
  return text ? (JSON.parse(text) as PageAnswers) : null;
}
