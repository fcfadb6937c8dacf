import type { ReactNode } from 'react';
import type { AuditEntry } from '@/contract/consoleShapes';
import { label } from '@/domain/label';
import { ACTIVE, SOLD, UNDER_REVIEW, WITHDRAWN } from '@/domain/listingStatus';
import { FoldSummary } from '@/components/ui/FoldSummary';
import * as words from '@/words/console';
import * as people from '@/words/consolePeople';

/** Of a change of Home: ids of records. */
const RECORDS = 'records';

type Doc = Readonly<Record<string, unknown>>;

const STATUSES: Readonly<Record<number, string>> = {
  [UNDER_REVIEW]: people.listings.statuses['under review'],
  [ACTIVE]: people.listings.statuses.active,
  [WITHDRAWN]: people.listings.statuses.withdrawn,
  [SOLD]: people.listings.statuses.sold,
};

/** Of where a listing stood its status says enough: the reason stands with the act, the rest is the server's own. */
const standing = (doc: Doc): Doc =>
  typeof doc['status'] === 'number' ? { status: STATUSES[doc['status']] ?? doc['status'] } : doc;

/** What is kept of an act, by fields. Changes of Home's sections were once kept as a bare list of their records. */
function docOf(json: string | null): Doc {
  const kept: unknown = json === null ? {} : JSON.parse(json);
  return Array.isArray(kept) ? { [RECORDS]: kept } : (kept as Doc);
}

/** "status_before" and "videoLink" as a person writes them. */
const spaced = (field: string): string =>
  field
    .replace(/_/g, ' ')
    .replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase());

function valueOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return words.audit.nothing;
  if (typeof value === 'boolean') return label(value ? 'Yes' : 'No');
  if (typeof value === 'object') return Array.isArray(value) ? value.map(valueOf).join(', ') : pairs(value as Doc);
  return typeof value === 'string' ? label(value) : JSON.stringify(value);
}

const pairs = (doc: Doc): string =>
  Object.entries(doc)
    .map(([name, value]) => `${name}: ${valueOf(value)}`)
    .join(', ');

interface WhatChangedProps extends Pick<AuditEntry, 'before' | 'after'> {
  /** How a record is named, given its id. */
  readonly record: (id: string) => ReactNode;
}

/** What an act changed: a row for each field that differs. `before` and `after` are JSON: an object, or an array of ids in old entries; null for nothing. */
export function WhatChanged({ before, after, record }: WhatChangedProps) {
  const [was, is] = [standing(docOf(before)), standing(docOf(after))];
  const fields = Object.keys({ ...was, ...is }).filter((name) => valueOf(was[name]) !== valueOf(is[name]));
  if (fields.length === 0) return null;
  const shown = (name: string, value: unknown): ReactNode =>
    name !== RECORDS || !Array.isArray(value) || value.length === 0
      ? valueOf(value)
      : value.map((id) => (
          <span key={String(id)} className="block py-3 lg:py-1 lg:[&_a]:my-0 lg:[&_a]:py-0">
            {record(String(id))}
          </span>
        ));
  return (
    <details className="text-sm">
      <FoldSummary>{words.audit.details}</FoldSummary>
      <table className="w-full table-fixed text-left">
        <thead>
          <tr className="text-muted">
            <th scope="col">{words.audit.field}</th>
            <th scope="col">{words.audit.before}</th>
            <th scope="col">{words.audit.after}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((name) => (
            <tr key={name} className="border-t border-line align-top wrap-anywhere">
              <th scope="row" className="py-1 pr-4">
                {spaced(name)}
              </th>
              <td className="py-1 pr-4">{shown(name, was[name])}</td>
              <td className="py-1">{shown(name, is[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
