import { builderFields, type BuilderFields } from '@/contract/contentShapes';
import { plural } from '@/domain/text';
import { parseDoc, type Doc } from '../db/doc';
import { builderRows, dropBuilder, writeBuilder } from '../db/queries/builders';
import { setDeskPictures } from '../db/queries/deskPictures';
import { renameBuilder } from '../db/queries/projects';
import { syncSearchNames } from '../db/queries/searchNames';
import type { Db } from '../db/schema';
import { HttpError } from '../kernel/httpError';
import { newListingId } from '../rules/tokens';
import type { Done, Work } from './act';
import { changedDoc, nameKey, savedAudit, showPictures, stateOf, type Saved } from './deskRecords';
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
 * another one has, and 404 for an id that there is not. `idOf` is the id of a name.
 */
async function builderWriter(part: Db, now: number) {
  const rows = await builderRows(part);
  const byId = new Map(rows.map(({ id, rank, doc }) => [id, { rank, doc: parseDoc(doc) }]));
  const byName = new Map([...byId].map(([id, { doc }]) => [nameKey(doc['name']), id]));
  let last = rows.at(-1)?.rank ?? 0;
  const save = async (given: BuilderFields, wanted: string | undefined): Promise<Saved> => {
    const same = byName.get(nameKey(given.name));
    if (same !== undefined && same !== wanted)
      throw new HttpError(400, `name: There is a builder named ${given.name} already.`);
    const old = byId.get(wanted ?? '');
    if (wanted !== undefined && old === undefined) throw new HttpError(404, 'This builder is no longer there.');
    const [id, after] = [wanted ?? newListingId(), changedDoc(old?.doc ?? {}, stored(given))];
    const saved = { id, state: stateOf(old?.doc, after), before: old?.doc ?? null, after };
    if (saved.state === 'same') return saved;
    const rank = old?.rank ?? (last += 1);
    await writeBuilder(part, { id, rank, doc: JSON.stringify(after) });
    await showPictures(part, `builder:${id}`, { now: picturesOf(after), before: picturesOf(old?.doc) }, now);
    if (old !== undefined && old.doc['name'] !== after['name']) await renameBuilder(part, id, given.name);
    byName.delete(nameKey(old?.doc['name']));
    byName.set(nameKey(given.name), id);
    byId.set(id, { rank, doc: after });
    return saved;
  };
  return { save, idOf: (name: string) => byName.get(nameKey(name)) };
}

interface Given {
  readonly id?: string | undefined;
  readonly fields: BuilderFields;
}

/** Adds a builder, or changes the one of this id [BUILD-2]. */
export const saveBuilder =
  ({ id: wanted, fields }: Given, now: number): Work<Done<{ readonly message: string; readonly id: string }>> =>
  async (part) => {
    const saved = await (await builderWriter(part, now)).save(fields, wanted);
    const [audit, { id }] = [savedAudit(saved), saved];
    await syncSearchNames(part);
    return { subject: `builder:${id}`, ...audit, answer: { id, message: `${fields.name} was saved` } };
  };

/** Takes a builder away. Throws 409 while it has projects. */
export const removeBuilder =
  (id: string, now: number): Work<Done<{ readonly message: string }>> =>
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
    await setDeskPictures(part, `builder:${id}`, [], now);
    await syncSearchNames(part);
    const { name } = parseDoc(doc);
    return { subject: `builder:${id}`, before: { name }, answer: { message: `${String(name)} was removed` } };
  };

export const builderImport: ImportKind<BuilderFields> = {
  columns: [
    { name: 'name', says: 'The builder’s name, by which rows are known', example: 'Seshadri Homes' },
    { name: 'since', says: 'The year in which it began', example: '1998' },
    { name: 'experience', says: 'Years of experience', example: '28' },
    { name: 'about', says: 'What visitors read of it', example: 'Homes around Tirupati, from one family.' },
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
