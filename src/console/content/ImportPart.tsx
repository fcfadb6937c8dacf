import type { Imported, ImportKindName } from '@/contract/contentShapes';
import { Button } from '@/components/ui/Button';
import { FoldSummary } from '@/components/ui/FoldSummary';
import { consoleApi } from '../api';
import { CheckedFile } from './CheckedFile';
import * as words from '@/words/consoleContent';

function Faults({ faults }: Pick<Imported, 'faults'>) {
  return (
    <>
      <p className="font-medium">{words.imports.faulty}</p>
      <div className="max-h-80 overflow-auto" tabIndex={0} role="region" aria-label={words.imports.faults}>
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="border-b border-line">
              <th className="py-1 pr-4">{words.imports.row}</th>
              <th className="py-1 pr-4">{words.imports.column}</th>
              <th className="py-1">{words.imports.wrong}</th>
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
  const { data: form } = consoleApi.useGetImportFormQuery({ kind });
  const [check, { isLoading: isChecking }] = consoleApi.useCheckImportMutation();
  const [importRows, { isLoading: isImporting }] = consoleApi.useImportRowsMutation();

  return (
    <details className="rounded-card border border-line bg-card px-4 py-1">
      <FoldSummary>{words.imports.title}</FoldSummary>
      <div className="flex flex-col gap-4 pb-3">
        <p className="max-w-prose text-sm">
          {words.imports.about({ most: form?.most ?? 0 })}{' '}
          {form && (
            <a
              className="font-semibold text-brand underline"
              download={`${kind}.csv`}
              href={`data:text/csv;charset=utf-8,${encodeURIComponent(form.example)}`}
            >
              {words.imports.example}
            </a>
          )}
        </p>
        <details className="text-sm">
          <FoldSummary>{words.imports.columns}</FoldSummary>
          <dl className="grid gap-x-4 sm:grid-cols-[max-content_1fr]">
            {form?.columns.map(({ name, says }) => (
              <div key={name} className="contents">
                <dt className="font-semibold">{name}</dt>
                <dd className="mb-1">{says}</dd>
              </div>
            ))}
          </dl>
        </details>
        <CheckedFile
          megabytes={5}
          accept=".csv,text/csv"
          label={words.imports.file}
          busy={isChecking}
          check={(file) => check({ kind, file })}
          bring={(file) => importRows({ kind, file })}
        >
          {({ faults, rows, new: added, changed }, bring) =>
            faults.length > 0 ? (
              <Faults faults={faults} />
            ) : (
              <>
                <p role="status">{words.imports.found({ rows, added, changed })}</p>
                <Button className="self-start" busy={isImporting} onClick={bring}>
                  {words.imports.bring({ rows })}
                </Button>
              </>
            )
          }
        </CheckedFile>
      </div>
    </details>
  );
}
