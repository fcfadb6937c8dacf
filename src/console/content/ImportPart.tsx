import { useRef, useState, type ChangeEvent } from 'react';
import type { Imported, ImportKindName } from '@/contract/contentShapes';
import { indianNumber, plural } from '@/domain/text';
import { Button } from '@/components/ui/Button';
import { useCheckImportMutation, useGetImportFormQuery, useImportRowsMutation } from '../api';
import { Outcome, useOutcome } from '../outcome';

/** The most bytes of a file. */
const LARGEST = 5_000_000;

function Faults({ faults }: Pick<Imported, 'faults'>) {
  return (
    <>
      <p className="font-medium">Nothing can be imported yet. Please mend these and choose the file again.</p>
      <div className="max-h-80 overflow-auto" tabIndex={0} role="region" aria-label="What to mend">
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="border-b border-line">
              <th className="py-1 pr-4">Row</th>
              <th className="py-1 pr-4">Column</th>
              <th className="py-1">What is wrong</th>
            </tr>
          </thead>
          <tbody>
            {faults.map(({ line, column, message }, at) => (
              <tr key={at} className="border-b border-line">
                <td className="py-1 pr-4">{line}</td>
                <td className="py-1 pr-4">{column}</td>
                <td className="py-1 break-words">{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Brings rows from a file: it is looked through first, and imported when nothing of it is wrong. */
export function ImportPart({ kind }: { readonly kind: ImportKindName }) {
  const { data: form } = useGetImportFormQuery({ kind });
  const [check, { isLoading: isChecking }] = useCheckImportMutation();
  const [importRows, { isLoading: isImporting }] = useImportRowsMutation();
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState('');
  const [found, setFound] = useState<Imported | null>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const { said, run } = useOutcome();

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // The same file can be chosen once more.
    target.value = '';
    setFound(null);
    setTooLarge(chosen !== undefined && chosen.size > LARGEST);
    if (chosen === undefined || chosen.size > LARGEST) return;
    const text = await chosen.text();
    setFile(text);
    const checking = check({ kind, file: text });
    if ((await run(checking)) === undefined) setFound((await checking).data ?? null);
  };
  const bring = async () => {
    if ((await run(importRows({ kind, file }))) === undefined) setFound(null);
  };
  return (
    <details className="rounded-card border border-line bg-card p-4">
      <summary className="py-2.5 font-semibold">Import a file</summary>
      <div className="flex flex-col gap-4">
        <p className="max-w-prose text-sm">
          A file with comma-separated values, as spreadsheets save it
          {form && `, of at most ${indianNumber(form.most)} rows`}. Its first row names the columns; those that you
          leave out stay as they are.{' '}
          {form && (
            <a
              className="font-semibold text-brand underline"
              download={`${kind}.csv`}
              href={`data:text/csv;charset=utf-8,${encodeURIComponent(form.example)}`}
            >
              Download an example
            </a>
          )}
        </p>
        <details className="text-sm">
          <summary className="py-2.5">The columns</summary>
          <dl className="grid gap-x-4 sm:grid-cols-[max-content_1fr]">
            {form?.columns.map(({ name, says }) => (
              <div key={name} className="contents">
                <dt className="font-semibold">{name}</dt>
                <dd className="mb-1">{says}</dd>
              </div>
            ))}
          </dl>
        </details>
        <input
          ref={chooser}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label="CSV file"
          onChange={(event) => void choose(event)}
        />
        <Button className="self-start" variant="secondary" busy={isChecking} onClick={() => chooser.current?.click()}>
          Choose a file of at most 5 MB
        </Button>
        <Outcome said={tooLarge ? { failure: 'This file has more than 5 MB.' } : said} />
        {found !== null &&
          (found.faults.length > 0 ? (
            <Faults faults={found.faults} />
          ) : (
            <>
              <p role="status">
                {plural(found.rows, 'row', 'rows')}: {found.new} new, {found.changed} changed. Nothing is wrong.
              </p>
              <Button className="self-start" busy={isImporting} onClick={() => void bring()}>
                Import {plural(found.rows, 'row', 'rows')}
              </Button>
            </>
          ))}
      </div>
    </details>
  );
}
