import { builderFields, type BuilderFields } from '@/contract/contentShapes';
import { plural } from '@/domain/text';
import { parseDoc, type Doc } from '../db/doc';
import { builderRows, dropBuilder, writeBuilder } from '../db/queries/builders';
import { syncSearchNames } from '../db/queries/searchNames';
import type { Db } from '../db/schema';
import { HttpError } from '../kernel/httpError';
import { newListingId } from '../rules/tokens';
import type { Done, Work } from './act';
import type { ImportKind, RowState } from './imports/kind';

/** A record's fields after a change: what is left out stays, what is null or empty goes. */
const changed = (doc: Doc, given: object): Doc =>
  Object.fromEntries(
    Object.entries({ ...doc, ...given }).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );

const sameDoc = (a: Doc, b: Doc): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (field) => JSON.stringify(a[field]) === JSON.stringify(b[field]),
  );

const nameKey = (name: unknown): string => (typeof name === 'string' ? name.trim().toLowerCase() : '');

const numbered = ({ since, experience, ...texts }: BuilderFields): Doc => ({
  ...texts,
  ...(since === undefined ? {} : { since: since ? Number(since) : null }),
  ...(experience === undefined
    ? {}
    : { experience: experience === null || experience === '' ? null : Number(experience) }),
});

interface Saved {
  readonly id: string;
  readonly state: RowState;
  readonly before: Doc | null;
  readonly after: Doc;
}

/**
 * Writes builders. What it answers adds one, or changes the one of this id, or where none is given of this name; throws
 * 400 for a name that another one has, 404 for an id that there is not.
 */
async function builderWriter(
  part: Db,
): Promise<(given: BuilderFields, id: string | undefined, by: 'id' | 'name') => Promise<Saved>> {
  const rows = await builderRows(part);
  const byId = new Map(rows.map(({ id, rank, doc }) => [id, { id, rank, doc: parseDoc(doc) }]));
  const byName = new Map([...byId.values()].map(({ id, doc }) => [nameKey(doc['name']), id]));
  let last = rows.at(-1)?.rank ?? 0;
  return async (given, wanted, by) => {
    const named = byName.get(nameKey(given.name));
    if (by === 'id' && named !== undefined && named !== wanted)
      throw new HttpError(400, `name: There is a builder named ${given.name} already.`);
    const id = by === 'id' ? wanted : named;
    const old = id === undefined ? undefined : byId.get(id);
    if (id !== undefined && old === undefined) throw new HttpError(404, 'This builder is no longer there.');
    const after = changed(old?.doc ?? {}, numbered(given));
    if (old !== undefined && sameDoc(old.doc, after)) return { id: old.id, state: 'same', before: old.doc, after };
    const row = { id: old?.id ?? newListingId(), rank: old?.rank ?? (last += 1), doc: after };
    await writeBuilder(part, { ...row, doc: JSON.stringify(after) });
    byName.delete(nameKey(old?.doc['name']));
    byId.set(row.id, row);
    byName.set(nameKey(after['name']), row.id);
    return { id: row.id, state: old === undefined ? 'new' : 'changed', before: old?.doc ?? null, after };
  };
}

/** Adds a builder, or changes the one of this id [BUILD-2]. */
export const saveBuilder =
  ({
    id,
    fields,
  }: {
    readonly id?: string | undefined;
    readonly fields: BuilderFields;
  }): Work<Done<{ readonly message: string; readonly id: string }>> =>
  async (part) => {
    const saved = await (await builderWriter(part))(fields, id, 'id');
    if (saved.state === 'same') throw new HttpError(409, 'Nothing was changed.');
    await syncSearchNames(part);
    const { before, after } = saved;
    return {
      subject: `builder:${saved.id}`,
      before,
      after,
      answer: { id: saved.id, message: `${fields.name} was saved` },
    };
  };

/** Takes a builder away. Throws 409 while it has projects. */
export const removeBuilder =
  (id: string): Work<Done<{ readonly message: string }>> =>
  async (part) => {
    const row = (await builderRows(part)).find((each) => each.id === id);
    if (row === undefined) throw new HttpError(409, 'This builder is no longer there.');
    const { projects, doc } = row;
    if (projects > 0)
      throw new HttpError(
        409,
        `This builder has ${plural(projects, 'project', 'projects')}. Please remove them first.`,
      );
    await dropBuilder(part, id);
    await syncSearchNames(part);
    const before = parseDoc(doc);
    return { subject: `builder:${id}`, before, answer: { message: `${String(before['name'])} was removed` } };
  };

export const builderImport: ImportKind<BuilderFields> = {
  columns: [
    { name: 'name', says: 'The builder’s name, by which rows are known', example: 'Seshadri Homes' },
    { name: 'since', says: 'The year in which it began', example: '1998' },
    { name: 'experience', says: 'Years of experience', example: '28' },
    { name: 'about', says: 'What visitors read of it', example: 'Homes around Tirupati, from one family.' },
  ],
  shape: builderFields,
  begin: async (part) => {
    const save = await builderWriter(part);
    return {
      write: async (fields) => (await save(fields, undefined, 'name')).state,
      end: () => syncSearchNames(part),
    };
  },
};
