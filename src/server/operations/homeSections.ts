import { HOME_SECTIONS, type HomeSectionName } from '@/contract/console';
import type { HomeRecord } from '@/contract/homeShapes';
import { imageList } from '@/domain/images';
import { agentName } from '@/domain/names';
import { equalsIgnoreCase } from '@/domain/text';
import { parseDoc, textIn, type Doc } from '../db/doc';
import { realtorsCalled, realtorsNamed, writeHomeSection } from '../db/queries/homeSections';
import { homeSection, isRealtor, listBuilders, usersByIds } from '../db/queries/people';
import { projectsByIds } from '../db/queries/projects';
import { idsCalled, namesLike } from '../db/queries/searchNames';
import type { Db } from '../db/schema';
import { foldText } from '../gazetteer/fold';
import { HttpError } from '../kernel/httpError';
import { said, type Said, type Unworded } from '../kernel/said';
import type { Done, Work } from './act';

type Kind = (typeof HOME_SECTIONS)[HomeSectionName];
type Shown = Omit<HomeRecord, 'note'> & { readonly note: Unworded<string> };
type Found = Omit<Shown, 'shown'> & { readonly shown?: boolean };

/** So many records a search offers. */
const MOST_FOUND = 10;

interface DocRow {
  readonly id: string;
  readonly doc: string;
}
/** The first picture of a field; '' for none. */
const pictureIn = (doc: Doc, field: string): string => imageList(doc[field])[0] ?? '';

function ofBuilder({ id, doc }: DocRow): Found {
  const fields = parseDoc(doc);
  return { id, name: textIn(fields, 'name').trim() || id, note: '', picture: pictureIn(fields, 'image') };
}

function ofProject(row: DocRow): Found {
  const fields = parseDoc(row.doc);
  return {
    ...ofBuilder(row),
    picture: pictureIn(fields, 'propertyMainImage'),
    place: { locality: textIn(fields, 'locality').trim(), city: textIn(fields, 'city').trim() },
  };
}

async function found(db: Db, kind: Kind, ids: readonly string[]): Promise<readonly Found[]> {
  if (kind === 'project') return (await projectsByIds(db, ids)).map(ofProject);
  if (kind === 'builder') return (await listBuilders(db, ids)).map(ofBuilder);
  return [...(await usersByIds(db, ids)).values()].map((user) => ({
    id: user.id,
    name: agentName(user),
    note: said('activeListings', { n: user.active_listings }),
    picture: pictureIn(parseDoc(user.doc), 'profilePic'),
    shown: isRealtor(user),
  }));
}

/** Records in the order of their ids, those that are gone as well. */
async function recordsOf(db: Db, kind: Kind, ids: readonly string[]): Promise<Shown[]> {
  const byId = new Map((await found(db, kind, ids)).map((record) => [record.id, record]));
  return ids.map((id) => ({
    ...{ note: said('recordGone'), picture: '', name: id, shown: byId.has(id) },
    ...byId.get(id),
    id,
  }));
}

/** What each of Home's sections shows [HOME-4, HOME-5, HOME-7]. */
export async function homeNow(db: Db): Promise<Record<HomeSectionName, Shown[]>> {
  const each = async (name: HomeSectionName) => recordsOf(db, HOME_SECTIONS[name], await homeSection(db, name));
  return {
    spotlight: await each('spotlight'),
    reraApproved: await each('reraApproved'),
    topProjects: await each('topProjects'),
    builders: await each('builders'),
    agents: await each('agents'),
  };
}

/** Records that a typed name may mean, which a section can show. */
export async function findForHome(db: Db, section: HomeSectionName, q: string): Promise<Shown[]> {
  const text = q.trim();
  if (text === '') return [];
  const kind = HOME_SECTIONS[section];
  const ids =
    kind === 'agent'
      ? await realtorsNamed(db, text, MOST_FOUND)
      : (await namesLike(db, foldText(text))).filter((name) => name.kind === kind).map(({ ref_id }) => ref_id);
  return (await recordsOf(db, kind, ids.slice(0, MOST_FOUND))).filter(({ shown }) => shown);
}

/** The ids of the records that are called so, or have this id, and that the section can show. */
export async function recordsCalled(db: Db, section: HomeSectionName, text: string): Promise<readonly string[]> {
  const [own] = await recordsOf(db, HOME_SECTIONS[section], [text]);
  if (own?.shown) return [text];
  const kind = HOME_SECTIONS[section];
  const ids = kind === 'agent' ? await realtorsCalled(db, text) : await idsCalled(db, kind, foldText(text));
  const records = await recordsOf(db, kind, ids);
  return records.filter(({ shown, name }) => shown && equalsIgnoreCase(name, text)).map(({ id }) => id);
}

interface Told {
  readonly subject: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The records that the audit's entry of a change of a section names, by their ids, as subjects of the audit; of another entry none. */
export function recordsIn({ subject, before, after }: Told): ReadonlyMap<string, string> {
  const [, kind] = Object.entries(HOME_SECTIONS).find(([name]) => subject === `home:${name}`) ?? [];
  if (kind === undefined) return new Map();
  const kept = [before, after].flatMap((json): unknown => {
    const doc: unknown = json === null ? [] : JSON.parse(json);
    // Once they were kept as a bare list.
    return Array.isArray(doc) ? doc : (doc as { readonly records?: unknown }).records;
  });
  const ids = kept.filter((id) => typeof id === 'string');
  return new Map(ids.map((id) => [id, `${kind === 'agent' ? 'user' : kind}:${id}`]));
}

/** Sets what a section shows. `was` is what the operator saw: throws 409 when it is that no longer. */
export const changeHome =
  (
    section: HomeSectionName,
    { ids, was }: { readonly ids: readonly string[]; readonly was: readonly string[] },
  ): Work<Done<{ readonly message: Said }>> =>
  async (part) => {
    const before = await homeSection(part, section);
    if (before.join() !== was.join()) throw new HttpError(409, said('sectionChanged'));
    if (before.join() === ids.join()) throw new HttpError(409, said('nothingChanged'));
    if (new Set(ids).size < ids.length) throw new HttpError(400, said('onceInSection'));
    const added = ids.filter((id) => !before.includes(id));
    const unknown = (await recordsOf(part, HOME_SECTIONS[section], added)).find(({ shown }) => !shown);
    if (unknown !== undefined) throw new HttpError(400, said('notForSection', { name: unknown.name }));
    await writeHomeSection(part, section, ids);
    return {
      subject: `home:${section}`,
      before: { records: before },
      after: { records: ids },
      answer: { message: said('homeSaved') },
    };
  };
