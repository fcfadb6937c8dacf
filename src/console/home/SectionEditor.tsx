import { useId, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { HomeSectionName } from '@/contract/console';
import type { HomeRecord } from '@/contract/homeShapes';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { useChangeHomeMutation } from '../api';
import { Outcome, useOutcome } from '../outcome';
import { FindRecord } from './FindRecord';
import { SECTION_TITLES } from './texts';

type Records = readonly HomeRecord[];
const idsOf = (records: Records): string[] => records.map(({ id }) => id);
const isSame = (a: Records, b: Records): boolean => idsOf(a).join() === idsOf(b).join();

/** The records of a section in their order; what is done to them counts once it is saved. */
export function SectionEditor({ name, saved }: { readonly name: HomeSectionName; readonly saved: Records }) {
  const titleId = useId();
  const title = SECTION_TITLES[name];
  const [records, setRecords] = useState(saved);
  const [moved, setMoved] = useState('');
  const [change, { isLoading }] = useChangeHomeMutation();
  const { said, run } = useOutcome();
  /** What was changed here: where somebody else saves the section meanwhile, it is not written over. */
  const [seen, setSeen] = useState(saved);
  const isChanged = !isSame(records, seen);
  if (saved !== seen && (!isChanged || isSame(records, saved))) {
    setSeen(saved);
    setRecords(saved);
  }

  const move = (event: MouseEvent<HTMLButtonElement>, at: number, to: number) => {
    const button = event.currentTarget;
    const record = records[at];
    if (record === undefined || to < 0 || to >= records.length) return;
    // A row that changes its place drops the focus.
    flushSync(() => setRecords(records.toSpliced(at, 1).toSpliced(to, 0, record)));
    button.focus();
    setMoved(`${record.name} is number ${to + 1} of ${records.length}`);
  };
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-5"
    >
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {records.length === 0 && <p className="text-muted">Nothing is chosen: Home leaves this section out.</p>}
      <ol aria-label={title}>
        {records.map((record, at) => {
          const of = <span className="sr-only"> {record.name}</span>;
          return (
            <li
              key={record.id}
              className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2"
            >
              <p className="min-w-0 break-words">
                {at + 1}. <span className="font-semibold">{record.name}</span>{' '}
                <span className="text-sm text-muted">{record.note}</span>{' '}
                {!record.shown && <Badge tone="gold">Not shown</Badge>}
              </p>
              <p className="flex gap-2">
                <Button
                  size="sm"
                  variant="secondary"
                  aria-disabled={at === 0}
                  onClick={(event) => move(event, at, at - 1)}
                >
                  Up{of}
                </Button>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-disabled={at === records.length - 1}
                  onClick={(event) => move(event, at, at + 1)}
                >
                  Down{of}
                </Button>
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() => {
                    setRecords(records.toSpliced(at, 1));
                    setMoved(`${record.name} is taken out`);
                  }}
                >
                  Remove{of}
                </Button>
              </p>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <FindRecord
        section={name}
        title={title}
        taken={idsOf(records)}
        onAdd={(record) => {
          setRecords([...records, record]);
          setMoved(`${record.name} is added as number ${records.length + 1}`);
        }}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          busy={isLoading}
          disabled={!isChanged}
          onClick={() => void run(change({ section: name, ids: idsOf(records), was: idsOf(seen) }))}
        >
          Save<span className="sr-only"> {title}</span>
        </Button>
        {isChanged && (
          <Button variant="text" onClick={() => setRecords(seen)}>
            Undo<span className="sr-only"> changes of {title}</span>
          </Button>
        )}
        <Outcome said={said} />
      </div>
    </section>
  );
}
