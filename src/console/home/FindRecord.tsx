import { useState } from 'react';
import type { HomeSectionName } from '@/contract/console';
import type { HomeRecord } from '@/contract/homeShapes';
import { placeLabel } from '@/domain/names';
import { consoleApi, failureOf } from '../api';
import { FindForm } from '../FindForm';
import { RowButton } from '../RowButton';
import * as words from '@/words/consoleHome';

/** What tells a record from others of its name: where it is, or what else is said of it. */
export const noteOf = ({ place, note }: HomeRecord): string => (place ? placeLabel(place) : note);

interface FindRecordProps {
  readonly section: HomeSectionName;
  readonly title: string;
  readonly taken: readonly string[];
  readonly onAdd: (record: HomeRecord) => void;
}

/** Finds records by their names, and adds them to a section. */
export function FindRecord({ section, title, taken, onAdd }: FindRecordProps) {
  const addTo = words.find.addTo({ section: title });
  const [find] = consoleApi.useLazyFindForHomeQuery();
  const [found, setFound] = useState<readonly HomeRecord[] | null>(null);
  const search = async (q: string) => {
    const result = await find({ section, q });
    setFound(result.data ?? null);
    return failureOf(result);
  };
  const offered = found?.filter(({ id }) => !taken.includes(id));
  return (
    <>
      <FindForm
        form={addTo}
        action={words.find.find}
        variant="secondary"
        label={addTo}
        hint={words.find.hint}
        maxLength={80}
        onFind={search}
      />
      <p role="status" className="text-muted empty:hidden">
        {offered?.length === 0 && words.find.none}
      </p>
      {offered !== undefined && offered.length > 0 && (
        <ul aria-label={words.find.found({ section: title })}>
          {offered.map((record) => (
            <li
              key={record.id}
              className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1"
            >
              <span className="min-w-0 break-words">
                {record.name} <span className="text-sm text-muted">{noteOf(record)}</span>
              </span>
              <RowButton
                says={words.find.add}
                named={words.find.addNamed({ name: record.name })}
                onClick={() => onAdd(record)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
