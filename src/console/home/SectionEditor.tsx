import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { HOME_SECTIONS, type HomeSectionName } from '@/contract/console';
import type { HomeRecord } from '@/contract/homeShapes';
import { Select } from '@/components/fields/Select';
import { Avatar } from '@/components/ui/Avatar';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { Icon, type IconName } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { useConsoleSelector } from '../store';
import { idsOf, unsavedOf, useArranging, type Records } from './arrangement';
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

interface StepProps {
  readonly icon: IconName;
  readonly named: string;
  readonly isEnd?: boolean;
  readonly onStep: (event: MouseEvent<HTMLButtonElement>) => void;
}

const Step = ({ icon, named, isEnd = false, onStep }: StepProps) => (
  <Button
    size="sm"
    variant="secondary"
    className="min-w-11"
    aria-label={named}
    title={named}
    // Not `disabled`: that would drop the focus of who moves a row to the end.
    aria-disabled={isEnd}
    onClick={onStep}
  >
    <Icon name={icon} className={isEnd ? 'size-5 opacity-60' : 'size-5'} />
  </Button>
);

interface RowProps {
  readonly record: HomeRecord;
  readonly isPerson: boolean;
  /** Its place, 0 is the first, and how many there are. */
  readonly at: number;
  readonly n: number;
  readonly onMove: (to: number, mover: HTMLElement | null) => void;
  readonly onRemove: () => void;
}

function Row({ record, isPerson, at, n, onMove, onRemove }: RowProps) {
  const { name, picture, shown } = record;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2">
      {isPerson ? (
        <Avatar name={name} src={picture} size="sm" />
      ) : (
        <span className="h-12 w-16 flex-none overflow-hidden rounded-control bg-wash">
          <Picture src={picture} alt="" sizes="4rem" />
        </span>
      )}
      <p className="min-w-0 flex-1 basis-40 break-words">
        <span className="font-semibold">{name}</span> <span className="text-sm text-muted">{noteOf(record)}</span>{' '}
        {!shown && <Badge tone="gold">{words.section.notShown}</Badge>}
      </p>
      <div className="flex gap-2 max-sm:w-full">
        <Select
          className="flex-1"
          label={words.section.placeOf({ name })}
          hideLabel
          value={String(at)}
          options={Array.from({ length: n }, (_unused, to) => ({
            value: String(to),
            label: words.section.place({ at: to + 1, n }),
          }))}
          onChange={(to) => onMove(Number(to), null)}
        />
        <Step
          icon="chevronUp"
          named={words.section.upNamed({ name })}
          isEnd={at === 0}
          onStep={({ currentTarget }) => onMove(at - 1, currentTarget)}
        />
        <Step
          icon="chevronDown"
          named={words.section.downNamed({ name })}
          isEnd={at === n - 1}
          onStep={({ currentTarget }) => onMove(at + 1, currentTarget)}
        />
        <Step icon="close" named={words.section.removeNamed({ name })} onStep={onRemove} />
      </div>
    </li>
  );
}

/** The records of a section in their order; what is done to them counts once it is saved. */
export function SectionEditor({ name, saved }: { readonly name: HomeSectionName; readonly saved: Records }) {
  const titleId = `${name}-title`;
  const title = SECTION_TITLES[name];
  const unsaved = useConsoleSelector((state) => unsavedOf(state, name, saved));
  const { records, seen } = unsaved ?? { records: saved, seen: saved };
  const { keep, drop } = useArranging();
  const [moved, setMoved] = useState('');
  const arrange = (wanted: Records, says: string) => {
    keep(name, { records: wanted, seen });
    setMoved(says);
  };

  const move = (at: number, to: number, mover: HTMLElement | null) => {
    const record = records[at];
    if (record === undefined || to < 0 || to >= records.length) return;
    const focused = mover ?? document.activeElement;
    // A row that changes its place drops the focus.
    flushSync(() =>
      arrange(
        records.toSpliced(at, 1).toSpliced(to, 0, record),
        words.section.moved({ name: record.name, at: to + 1, n: records.length }),
      ),
    );
    if (focused instanceof HTMLElement) focused.focus();
  };
  return (
    <section
      id={name}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-x-4">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {unsaved !== undefined && (
          <>
            <Badge tone="gold">{words.section.notSaved}</Badge>
            <Button
              variant="text"
              size="sm"
              aria-label={words.section.undoNamed({ section: title })}
              onClick={() => drop(name)}
            >
              {words.section.undo}
            </Button>
          </>
        )}
      </div>
      {records.length === 0 && <p className="text-muted">{words.section.empty}</p>}
      <ol aria-label={title}>
        {records.map((record, at) => (
          <Row
            key={record.id}
            record={record}
            isPerson={HOME_SECTIONS[name] === 'agent'}
            at={at}
            n={records.length}
            onMove={(to, mover) => move(at, to, mover)}
            onRemove={() => arrange(records.toSpliced(at, 1), words.section.removed({ name: record.name }))}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <FindRecord
        section={name}
        title={title}
        taken={idsOf(records)}
        onAdd={(record) =>
          arrange([...records, record], words.section.added({ name: record.name, at: records.length + 1 }))
        }
      />
    </section>
  );
}
