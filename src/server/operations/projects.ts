import { projectFields, type ProjectFields } from '@/contract/contentShapes';
import { isNumberKind, namesWhere, PROJECT_FIELDS } from '@/contract/listingFields';
import { AMENITIES } from '@/domain/amenities';
import { readAmenities } from '@/domain/amenityFlags';
import { toNumber } from '@/domain/price';
import { projectRera } from '@/domain/reraNumber';
import { PROJECT_TYPES } from '@/domain/subtypes';
import { equalsIgnoreCase, distinctTexts } from '@/domain/text';
import { projectColumns } from '../db/columns';
import { parseDoc, textIn, type Doc } from '../db/doc';
import { builderRows } from '../db/queries/builders';
import { usersNamed } from '../db/queries/operator';
import { allProjects, dropProject, takeProject, writeProject, type ProjectRow } from '../db/queries/projects';
import { placeRows } from '../db/queries/placeRows';
import type { Db } from '../db/schema';
import { HttpError } from '../kernel/httpError';
import { said, type Said } from '../kernel/said';
import { checkLinks, picturesOf } from '../rules/listingLinks';
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
import { placeOffers } from './placeOffers';

const NUMBERS: ReadonlySet<string> = new Set(namesWhere(PROJECT_FIELDS, ({ kind }) => isNumberKind(kind)));
/** The newest stands first, before whatever the demo brought. */
const RANK_SCALE = 1e13;

/** Names of amenities, as an operator writes them: those that are known become flags, the others stay words. */
function amenities(names: readonly string[]): Doc {
  const known = (name: string) =>
    AMENITIES.find(({ key, label }) => key === name || equalsIgnoreCase(label, name))?.key;
  const flags = names.flatMap((name) => known(name) ?? []);
  return {
    amenities: Object.fromEntries(flags.map((key) => [key, true])),
    customAmenities: distinctTexts(names.filter((name) => known(name) === undefined)),
  };
}

/** A project's fields as they are stored. Throws 400, naming the field, for what no project can have. */
function stored(given: ProjectFields): Doc {
  const { propertyType, reraId, amenities: names } = given;
  if (propertyType && !PROJECT_TYPES.some((type) => type === propertyType))
    throw new HttpError(400, said('projectType', { field: 'propertyType', types: PROJECT_TYPES.join(', ') }));
  if (reraId && projectRera(reraId) === null) throw new HttpError(400, said('projectNumber', { field: 'reraId' }));
  const entries = Object.entries(given).filter(([field, value]) => field !== 'contact' && value !== undefined);
  return {
    ...Object.fromEntries(entries.map(([field, value]) => [field, NUMBERS.has(field) ? toNumber(value) : value])),
    ...(reraId && { reraId: projectRera(reraId) }),
    ...(names === undefined ? {} : amenities(names ?? [])),
  };
}

type Stored = Pick<ProjectRow, 'doc' | 'owner_id'>;
/** Names what is stored of a project, and who offers it. */
export const projectMark = ({ doc, owner_id }: Stored): string => recordMark(doc, owner_id);
/** Its fields with who offers it. */
const withContact = (doc: Doc, contact: string | null): Doc => changedDoc(doc, { contact });

/** A project as the form has it, its named amenities by their keys. */
export function projectForm(row: Stored) {
  const doc = parseDoc(row.doc);
  const { flags, custom } = readAmenities(doc);
  const on = Object.entries(flags).flatMap(([key, isOn]) => (isOn ? [key] : []));
  const fields = projectFields.strip().parse({ ...doc, amenities: [...on, ...custom], contact: row.owner_id });
  return { mark: projectMark(row), fields };
}

/** The account of whoever offers a project, by id or mobile number; null for none. */
async function contactOf(part: Db, name: string | null): Promise<string | null> {
  if (!name) return null;
  const [user, ...others] = await usersNamed(part, name.replace(/^\+91[\s-]?|\s/g, ''));
  if (user === undefined || others.length > 0 || user.role_code !== 'agt')
    throw new HttpError(400, said('oneAgent', { field: 'contact' }));
  return user.id;
}

const PICTURES = namesWhere(PROJECT_FIELDS, ({ kind }) => kind === 'pictures' || kind === 'pictureList');

/**
 * Writes projects. What it answers changes the one of this id, or adds one where none is given; throws 400, naming the
 * field, for what is not right, 404 for an id that there is not, and 409 where it is no longer what the `mark` names. `idOf` is
 * the id of a name in a city.
 */
export async function projectWriter(part: Db, now: number) {
  const key = (name: unknown, city: unknown) => `${nameKey(name)}\n${nameKey(city)}`;
  const [projects, builders] = [await allProjects(part), await builderRows(part)];
  const keyOf = ({ name, city }: Doc) => key(name, city);
  const byName = new Map(projects.map(({ id, doc }) => [keyOf(parseDoc(doc)), id]));
  const builderNamed = new Map(builders.map(({ id, doc }) => [nameKey(parseDoc(doc)['name']), id]));
  const { offered } = placeOffers(part, await placeRows(part), 'operator');
  const owners = new Map<string | null, string | null>();

  /** The place under the names that the tables have; it is offered from now on. */
  const placeOf = async (cityName: string, localityName: string | null) => {
    const { row: city } = await offered(cityName, null);
    return { city, locality: localityName === null ? null : (await offered(localityName, city)).row };
  };
  const ownerOf = async (contact: string | null) => {
    const owner = owners.get(contact) ?? (await contactOf(part, contact));
    owners.set(contact, owner);
    return owner;
  };
  const builderOf = (name: unknown): string | null => {
    if (nameKey(name) === '') return null;
    const id = builderNamed.get(nameKey(name));
    if (id === undefined) throw new HttpError(400, said('noBuilder', { field: 'builderName', name: String(name) }));
    return id;
  };

  const save = async (given: ProjectFields, wanted?: string, mark?: string): Promise<Saved> => {
    const old = wanted === undefined ? undefined : await takeProject(part, wanted);
    if (wanted !== undefined && old === undefined) throw new HttpError(404, said('projectGone'));
    const doc = old && parseDoc(old.doc);
    if (old) checkSeen(doc?.['name'], projectMark(old), mark);
    const same = byName.get(key(given.name, given.city));
    if (same !== undefined && same !== wanted)
      throw new HttpError(400, said('projectNamed', { field: 'name', name: given.name, city: given.city }));
    const [id, createdAt] = [wanted ?? newId(), old?.created_at ?? now];
    const wished = changedDoc(doc ?? {}, stored(given));
    if (wished['propertyType'] === undefined)
      throw new HttpError(400, said('projectTypeNeeded', { field: 'propertyType' }));
    checkLinks(wished, doc ?? {});
    const { city, locality } = await placeOf(
      given.city,
      typeof wished['locality'] === 'string' ? wished['locality'] : null,
    );
    const after = changedDoc(wished, { city: city.name, locality: locality?.name ?? null });
    const owner_id = given.contact === undefined ? (old?.owner_id ?? null) : await ownerOf(given.contact);
    const before = doc && withContact(doc, old.owner_id);
    const told = withContact(after, owner_id);
    const saved = { id, state: stateOf(before, told), before: before ?? null, after: told };
    if (saved.state === 'same') return saved;
    const row = {
      id,
      owner_id,
      builder_id: builderOf(after['builderName']),
      city_id: city.id,
      locality_id: locality?.id ?? null,
      ...projectColumns(after, createdAt, old?.rank ?? -createdAt / RANK_SCALE),
    };
    await writeProject(part, { ...row, doc: JSON.stringify(after) });
    const pictures = { now: picturesOf(after, PICTURES), before: picturesOf(doc ?? {}, PICTURES) };
    await showPictures(part, `project:${id}`, pictures, now);
    byName.delete(keyOf(doc ?? {}));
    byName.set(keyOf(after), id);
    return saved;
  };
  return { save, idOf: (name: string, city: string) => byName.get(key(name, city)) };
}

interface Given {
  readonly seen?: Seen | undefined;
  readonly fields: ProjectFields;
}

/** Adds a project, or changes the one that was seen [JLIST-4, JDET-3]. */
export const saveProject =
  ({ seen, fields }: Given, now: number): Work<Done<{ readonly message: Said; readonly id: string }>> =>
  async (part) => {
    const { save } = await projectWriter(part, now);
    return savedRecord(part, 'project', await save(fields, seen?.id, seen?.mark));
  };

/** Takes the project that was seen away, from Home and from what people saved, too. */
export const removeProject =
  ({ id, mark }: Seen, now: number): Work<Done<{ readonly message: Said }>> =>
  async (part) => {
    const row = await takeProject(part, id);
    if (row === undefined) throw new HttpError(409, said('projectGone'));
    const name = textIn(parseDoc(row.doc), 'name');
    checkSeen(name, projectMark(row), mark, 'look');
    await dropProject(part, id);
    return removedRecord(part, 'project', id, name, now);
  };
