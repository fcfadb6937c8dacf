import { projectFields, type ProjectFields } from '@/contract/contentShapes';
import { isNumberKind, namesWhere, PROJECT_FIELDS } from '@/contract/listingFields';
import { AMENITIES } from '@/domain/amenities';
import { distinctTexts, readAmenities } from '@/domain/amenityFlags';
import { mapEmbed } from '@/domain/embeds';
import { toNumber } from '@/domain/price';
import { projectRera } from '@/domain/rera';
import { PROJECT_TYPES } from '@/domain/subtypes';
import { equalsIgnoreCase } from '@/domain/text';
import { projectColumns } from '../db/columns';
import { parseDoc, type Doc } from '../db/doc';
import { builderRows } from '../db/queries/builders';
import { setDeskPictures } from '../db/queries/deskPictures';
import { usersNamed } from '../db/queries/operator';
import { allProjects, dropProject, findProject, writeProject } from '../db/queries/projects';
import { syncSearchNames } from '../db/queries/searchNames';
import type { Db } from '../db/schema';
import { HttpError } from '../kernel/httpError';
import { checkLinks } from '../rules/listingLinks';
import { newListingId } from '../rules/tokens';
import type { Done, Work } from './act';
import { changedDoc, nameKey, savedAudit, showPictures, stateOf, type Saved } from './deskRecords';
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
    throw new HttpError(400, `propertyType: must be one of ${PROJECT_TYPES.join(', ')}.`);
  if (reraId && projectRera(reraId) === null)
    throw new HttpError(400, 'reraId: must be a project’s number, P and 11 digits.');
  const entries = Object.entries(given).filter(([field, value]) => field !== 'contact' && value !== undefined);
  return {
    ...Object.fromEntries(entries.map(([field, value]) => [field, NUMBERS.has(field) ? toNumber(value) : value])),
    ...(reraId && { reraId: projectRera(reraId) }),
    ...(names === undefined ? {} : amenities(names ?? [])),
  };
}

/** A project's fields as the form has them. */
export function projectForm(doc: Doc, ownerId: string | null): ProjectFields {
  const { flags, custom } = readAmenities(doc);
  const label = (key: string) => AMENITIES.find((each) => each.key === key)?.label ?? key;
  const on = Object.entries(flags).flatMap(([key, isOn]) => (isOn ? [label(key)] : []));
  return projectFields.strip().parse({ ...doc, amenities: [...on, ...custom], contact: ownerId });
}

/** The account of whoever offers a project, by id or mobile number; null for none. */
async function contactOf(part: Db, name: string | null): Promise<string | null> {
  if (!name) return null;
  const [user, ...others] = await usersNamed(part, name.replace(/^\+91[\s-]?|\s/g, ''));
  if (user === undefined || others.length > 0 || user.role_code !== 'agt')
    throw new HttpError(400, 'contact: must be the mobile number or the id of one agent, or empty.');
  return user.id;
}

const PICTURES = namesWhere(PROJECT_FIELDS, ({ kind }) => kind === 'pictures' || kind === 'pictureList');
/** Every picture of a project, with the field in which it stands. */
const shownIn = (doc: Doc) =>
  PICTURES.flatMap((field) => {
    const value = doc[field];
    const urls: readonly unknown[] = Array.isArray(value) ? value : [value];
    // A map that is framed is no picture.
    return urls.flatMap((url) => (typeof url === 'string' && mapEmbed(url) === null ? [{ field, url }] : []));
  });

/**
 * Writes projects. What it answers changes the one of this id, or adds one where none is given; throws 400, naming the
 * field, for what is not right, and 404 for an id that there is not. `idOf` is the id of a name in a city.
 */
export async function projectWriter(part: Db, now: number) {
  const key = (name: unknown, city: unknown) => `${nameKey(name)}\n${nameKey(city)}`;
  const [projects, builders] = [await allProjects(part), await builderRows(part)];
  const byId = new Map(projects.map(({ doc, ...row }) => [row.id, { ...row, doc: parseDoc(doc) }]));
  const byName = new Map([...byId].map(([id, { doc }]) => [key(doc['name'], doc['city']), id]));
  const builderNamed = new Map(builders.map(({ id, doc }) => [nameKey(parseDoc(doc)['name']), id]));
  const { offered } = await placeOffers(part);
  const owners = new Map<string | null, string | null>();

  /** The place under the names that the tables have; it is offered from now on, unless an operator removed it. */
  const placeOf = async (cityName: string, localityName: string | null) => {
    const { row: city } = await offered(cityName, null, false);
    return { city, locality: localityName === null ? null : (await offered(localityName, city, false)).row };
  };
  const ownerOf = async (contact: string | null) => {
    const owner = owners.get(contact) ?? (await contactOf(part, contact));
    owners.set(contact, owner);
    return owner;
  };
  const builderOf = (name: unknown): string | null => {
    if (nameKey(name) === '') return null;
    const id = builderNamed.get(nameKey(name));
    if (id === undefined) throw new HttpError(400, `builderName: There is no builder named ${String(name)}.`);
    return id;
  };

  const save = async (given: ProjectFields, wanted: string | undefined): Promise<Saved> => {
    const same = byName.get(key(given.name, given.city));
    if (same !== undefined && same !== wanted)
      throw new HttpError(400, `name: There is a project named ${given.name} in ${given.city} already.`);
    const old = byId.get(wanted ?? '');
    if (wanted !== undefined && old === undefined) throw new HttpError(404, 'This project is no longer there.');
    const [id, createdAt] = [wanted ?? newListingId(), old?.created_at ?? now];
    const wished = changedDoc(old?.doc ?? {}, stored(given));
    if (wished['propertyType'] === undefined) throw new HttpError(400, 'propertyType: is required.');
    checkLinks(wished, old?.doc ?? {});
    const { city, locality } = await placeOf(
      given.city,
      typeof wished['locality'] === 'string' ? wished['locality'] : null,
    );
    const after = changedDoc(wished, { city: city.name, locality: locality?.name ?? null });
    const owner_id = given.contact === undefined ? (old?.owner_id ?? null) : await ownerOf(given.contact);
    const isMoved = old !== undefined && old.owner_id !== owner_id;
    const state = isMoved ? 'changed' : stateOf(old?.doc, after);
    const saved = { id, state, before: old?.doc ?? null, after };
    if (state === 'same') return saved;
    const row = {
      id,
      owner_id,
      builder_id: builderOf(after['builderName']),
      city_id: city.id,
      locality_id: locality?.id ?? null,
      ...projectColumns(after, createdAt, old?.rank ?? -createdAt / RANK_SCALE),
    };
    await writeProject(part, { ...row, doc: JSON.stringify(after) });
    const before = old === undefined ? [] : shownIn(old.doc);
    await showPictures(part, `project:${id}`, { now: shownIn(after), before }, now);
    byName.delete(key(old?.doc['name'], old?.doc['city']));
    byName.set(key(after['name'], after['city']), id);
    byId.set(id, { ...row, doc: after });
    return saved;
  };
  return { save, idOf: (name: string, city: string) => byName.get(key(name, city)) };
}

interface Given {
  readonly id?: string | undefined;
  readonly fields: ProjectFields;
}

/** Adds a project, or changes the one of this id [JLIST-4, JDET-3]. */
export const saveProject =
  ({ id: wanted, fields }: Given, now: number): Work<Done<{ readonly message: string; readonly id: string }>> =>
  async (part) => {
    const saved = await (await projectWriter(part, now)).save(fields, wanted);
    const [audit, { id }] = [savedAudit(saved), saved];
    await syncSearchNames(part);
    return { subject: `project:${id}`, ...audit, answer: { id, message: `${fields.name} was saved` } };
  };

/** Takes a project away, from Home and from what people saved, too. */
export const removeProject =
  (id: string, now: number): Work<Done<{ readonly message: string }>> =>
  async (part) => {
    const row = await findProject(part, id);
    if (row === undefined) throw new HttpError(409, 'This project is no longer there.');
    await dropProject(part, id);
    await setDeskPictures(part, `project:${id}`, [], now);
    await syncSearchNames(part);
    const { name } = parseDoc(row.doc);
    return { subject: `project:${id}`, before: { name }, answer: { message: `${String(name)} was removed` } };
  };
