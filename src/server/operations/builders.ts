import { builderFields, type BuilderFields } from '@/contract/contentShapes';
import { parseDoc, textIn, type Doc } from '../db/doc';
import { builderRows, dropBuilder, takeBuilder, writeBuilder } from '../db/queries/builders';
import { renameBuilder } from '../db/queries/projects';
import { syncSearchNames } from '../db/queries/searchNames';
import type { Db } from '../db/schema';
import { HttpError } from '../kernel/httpError';
import { said, type Said } from '../kernel/said';
import { newId } from '../rules/tokens';
import type { Done, Work } from './act';
import {
  changedDoc,
  checkSeen,
  nameKey,
  recordMark,
  removedRecord,
  savedRecord,
  showPictures,
  stateOf,
  type Saved,
  type Seen,
} from './deskRecords';
import type { ImportKind } from './imports/kind';

const number = (value: number | string | null | undefined): number | null => (value ? Number(value) : null);

/** A builder's fields as they are stored. */
const stored = ({ since, experience, ...texts }: BuilderFields): Doc => ({
  ...texts,
  ...(since === undefined ? {} : { since: number(since) }),
  ...(experience === undefined ? {} : { experience: number(experience) }),
});

const picturesOf = (doc: Doc | undefined) =>
  typeof doc?.['image'] === 'string' ? [{ field: 'image', url: doc['image'] }] : [];

/**
 * Writes builders. What it answers changes the one of this id, or adds one where none is given; throws 400 for a name that
 * another one has, 404 for an id that there is not, and 409 where it is no longer what the `mark` names. `idOf` is the id of
 * a name.
 */
async function builderWriter(part: Db, now: number) {
  const rows = await builderRows(part);
  const byName = new Map(rows.map(({ id, doc }) => [nameKey(parseDoc(doc)['name']), id]));
  let last = rows.at(-1)?.rank ?? 0;
  const save = async (given: BuilderFields, wanted?: string, mark?: string): Promise<Saved> => {
    const row = wanted === undefined ? undefined : await takeBuilder(part, wanted);
    if (wanted !== undefined && row === undefined) throw new HttpError(404, said('builderGone'));
    const old = row && parseDoc(row.doc);
    if (row) checkSeen(old?.['name'], recordMark(row.doc), mark);
    const same = byName.get(nameKey(given.name));
    if (same !== undefined && same !== wanted)
      throw new HttpError(400, said('builderNamed', { field: 'name', name: given.name }));
    const [id, after] = [wanted ?? newId(), changedDoc(old ?? {}, stored(given))];
    const saved = { id, state: stateOf(old, after), before: old ?? null, after };
    if (saved.state === 'same') return saved;
    const rank = row?.rank ?? (last += 1);
    await writeBuilder(part, { id, rank, doc: JSON.stringify(after) });
    await showPictures(part, `builder:${id}`, { now: picturesOf(after), before: picturesOf(old) }, now);
    if (old !== undefined && old['name'] !== after['name']) await renameBuilder(part, id, given.name);
    byName.delete(nameKey(old?.['name']));
    byName.set(nameKey(given.name), id);
    return saved;
  };
  return { save, idOf: (name: string) => byName.get(nameKey(name)) };
}

interface Given {
  readonly seen?: Seen | undefined;
  readonly fields: BuilderFields;
}

/** Adds a builder, or changes the one that was seen [BUILD-2]. */
export const saveBuilder =
  ({ seen, fields }: Given, now: number): Work<Done<{ readonly message: Said; readonly id: string }>> =>
  async (part) => {
    const { save } = await builderWriter(part, now);
    return savedRecord(part, 'builder', await save(fields, seen?.id, seen?.mark));
  };

/** Takes the builder that was seen away. Throws 409 while it has projects. */
export const removeBuilder =
  ({ id, mark }: Seen, now: number): Work<Done<{ readonly message: Said }>> =>
  async (part) => {
    const row = await takeBuilder(part, id);
    if (row === undefined) throw new HttpError(409, said('builderGone'));
    const name = textIn(parseDoc(row.doc), 'name');
    checkSeen(name, recordMark(row.doc), mark, 'look');
    const projects = (await builderRows(part)).find((each) => each.id === id)?.projects ?? 0;
    if (projects > 0) throw new HttpError(409, said('builderHasProjects', { n: projects }));
    await dropBuilder(part, id);
    return removedRecord(part, 'builder', id, name, now);
  };

export const builderImport: ImportKind<BuilderFields> = {
  columns: [
    { name: 'name', says: said('columnBuilder'), example: 'Seshadri Homes' },
    { name: 'since', says: said('columnSince'), example: '1998' },
    { name: 'experience', says: said('columnExperience'), example: '28' },
    { name: 'about', says: said('columnAbout'), example: 'Homes around Tirupati, from one family.' },
  ],
  shape: builderFields,
  begin: async (part, now) => {
    const { save, idOf } = await builderWriter(part, now);
    return {
      write: async (fields) => (await save(fields, idOf(fields.name))).state,
      end: () => syncSearchNames(part),
    };
  },
};
