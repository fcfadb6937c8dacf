import { useId, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { HomeSectionName } from '@/contract/console';
import type { HomeRecord } from '@/contract/homeShapes';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { consoleApi } from '../api';
import { Outcome, useOutcome } from '../outcome';
import { RowButton } from '../RowButton';
import { FindRecord, noteOf } from './FindRecord';
import * as words from '@/words/consoleHome';
import * as home from '@/words/home';

/** Home's sections in their order, as Home calls them. */
export const SECTION_TITLES: Readonly<Record<HomeSectionName, string>> = {
  spotlight: home.spotlight.title,
  reraApproved: home.trending.title,
  topProjects: home.top,
  builders: home.builders.title,
  agents: home.realtors.title,
};

type Records = readonly HomeRecord[];
const idsOf = (records: Records): string[] => records.map(({ id }) => id);
const isSame = (a: Records, b: Records): boolean => idsOf(a).join() === idsOf(b).join();

/** The records of a section in their order; what is done to them counts once it is saved. */
export function SectionEditor({ name, saved }: { readonly name: HomeSectionName; readonly saved: Records }) {
  const titleId = useId();
  const title = SECTION_TITLES[name];
  const [records, setRecords] = useState(saved);
  const [moved, setMoved] = useState('');
  const [change, { isLoading }] = consoleApi.useChangeHomeMutation();
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
    setMoved(words.section.moved({ name: record.name, at: to + 1, n: records.length }));
  };
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-5"
    >
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {records.length === 0 && <p className="text-muted">{words.section.empty}</p>}
      <ol aria-label={title}>
        {records.map((record, at) => (
          <li
            key={record.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2"
          >
            <p className="min-w-0 break-words">
              {at + 1}. <span className="font-semibold">{record.name}</span>{' '}
              <span className="text-sm text-muted">{noteOf(record)}</span>{' '}
              {!record.shown && <Badge tone="gold">{words.section.notShown}</Badge>}
            </p>
            <p className="flex gap-2">
              <RowButton
                says={words.section.up}
                named={words.section.upNamed({ name: record.name })}
                aria-disabled={at === 0}
                onClick={(event) => move(event, at, at - 1)}
              />
              <RowButton
                says={words.section.down}
                named={words.section.downNamed({ name: record.name })}
                aria-disabled={at === records.length - 1}
                onClick={(event) => move(event, at, at + 1)}
              />
              <RowButton
                says={words.section.remove}
                named={words.section.removeNamed({ name: record.name })}
                onClick={() => {
                  setRecords(records.toSpliced(at, 1));
                  setMoved(words.section.removed({ name: record.name }));
                }}
              />
            </p>
          </li>
        ))}
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
          setMoved(words.section.added({ name: record.name, at: records.length + 1 }));
        }}
      />
      <div
        className={classes(
          'flex flex-wrap items-center gap-4',
          isChanged && 'sticky bottom-0 z-10 border-t border-line bg-card py-3',
        )}
      >
        <Button
          busy={isLoading}
          disabled={!isChanged}
          aria-label={words.section.saveNamed({ section: title })}
          onClick={() => void run(change({ section: name, ids: idsOf(records), was: idsOf(seen) }))}
        >
          {words.section.save}
        </Button>
        {isChanged && (
          <Button
            variant="text"
            aria-label={words.section.undoNamed({ section: title })}
            onClick={() => setRecords(seen)}
          >
            {words.section.undo}
          </Button>
        )}
        <Outcome said={said} />
      </div>
    </section>
  );
}
