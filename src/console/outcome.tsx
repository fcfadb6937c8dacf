import { useState, type ReactNode } from 'react';
import { failureOf } from './api';

interface Result<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}
interface Said {
  readonly message?: string;
  readonly failure?: string | undefined;
}

const messageOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'message' in data ? String(data.message) : '';

/** What came of the last act of a page; `run` answers the words of a failure, as forms show them, or calls `onDone`. `forget`: something else came since. */
export function useOutcome() {
  const [said, setSaid] = useState<Said>({});
  const run = async <Data,>(
    asking: PromiseLike<Result<Data>>,
    onDone?: (data: Data) => void,
  ): Promise<string | undefined> => {
    const { data, error } = await asking;
    const failure = failureOf({ error });
    setSaid({ failure, message: messageOf(data) });
    if (data !== undefined) onDone?.(data);
    return failure;
  };
  return { said, run, forget: () => setSaid({}) };
}

/** What went wrong; whoever hears a page is told at once. */
export const Failure = ({ children }: { readonly children: ReactNode }) => (
  <p role="alert" className="font-medium text-red empty:hidden">
    {children}
  </p>
);

/** Says what came of an act, where whoever hears a page is told at once. */
export function Outcome({ said: { message, failure } }: { readonly said: Said }) {
  return (
    <>
      <Failure>{failure}</Failure>
      <p role="status" className="font-medium empty:hidden">
        {failure === undefined ? message : ''}
      </p>
    </>
  );
}
