import { render } from '@testing-library/react';
import './dialog';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { CONSOLE_API, CONSOLE_CALLS, type ConsoleCall } from '@/contract/console';
import { createConsoleStore } from '@/console/store';

type Answers = { readonly [N in ConsoleCall]?: (asked: Record<string, unknown>) => unknown };

/** A page of the console over a server that answers as the table says, and refuses with what that throws; what it was asked to do, in order. */
export function consolePage(page: ReactNode, answers: Answers) {
  const asked: [name: string, body: unknown][] = [];
  const fetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
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
    try {
      return Promise.resolve(Response.json(answer(body)));
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      return Promise.resolve(Response.json({ message }, { status: 400 }));
    }
  };
  render(
    <MemoryRouter>
      <Provider store={createConsoleStore({ fetch })}>{page}</Provider>
    </MemoryRouter>,
  );
  return { asked, user: userEvent.setup() };
}
