import './browserGaps';
import { render } from '@testing-library/react';
import './dialog';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { CONSOLE_API, CONSOLE_CALLS, type ConsoleCall } from '@/contract/console';
import type { QueuedListing } from '@/contract/consoleShapes';
import { createConsoleStore, type ConsoleStore } from '@/console/store';

/** What the server answers; what is no `failed` goes out as it is. */
export type Answers = { readonly [N in ConsoleCall]?: (asked: Record<string, unknown>) => unknown };

/** The server's no, with its words. */
export const failed = (status: number, message: string): Response => Response.json({ message }, { status });

/** A page of the console over a server that answers as the table says; what it was asked to do, in order. */
export function consolePage(page: ReactNode | ((store: ConsoleStore) => ReactNode), answers: Answers, at = '/') {
  const asked: [name: string, body: unknown][] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(String(input), 'http://localhost');
    const name = Object.entries(CONSOLE_CALLS).find(([, row]) => url.pathname === CONSOLE_API + row.path)?.[0];
    const answer = answers[name as ConsoleCall];
    if (name === undefined || answer === undefined) throw new Error(`nothing answers ${url.pathname}`);
    const body =
      init?.body instanceof FormData
        ? Object.fromEntries(init.body)
        : init?.body
          ? (JSON.parse(String(init.body)) as Record<string, unknown>)
          : Object.fromEntries(url.searchParams);
    if (init?.method === 'POST') asked.push([name, body]);
    const said = await answer(body);
    return said instanceof Response ? said : Response.json(said);
  };
  const store = createConsoleStore({ fetch });
  render(
    <MemoryRouter initialEntries={[at]}>
      <Provider store={store}>{typeof page === 'function' ? page(store) : page}</Provider>
    </MemoryRouter>,
  );
  return { asked, user: userEvent.setup() };
}

/** A listing of the queue, the n-th. */
export const aQueuedListing = (n: number, changes: Partial<QueuedListing> = {}): QueuedListing => ({
  ...{ id: `l${n}`, mark: `m${n}`, createdAt: '2026-01-15T06:00:00Z', dueAt: null, status: 'under review' },
  ...{ owner: { id: 'a1', name: 'Lakshmi', activeListings: 3, since: '2025-01-15T06:00:00Z' }, visitedOn: null },
  ...{ hints: [], changed: null, refusedFor: null },
  doc: {
    name: `Flat ${n}`,
    bedroom: 2,
    bhk: 2,
    builtUpArea: 1200,
    expectedPrice: 4_500_000,
    amenities: { powerBackup: true, Lift: true },
  },
  ...changes,
});
