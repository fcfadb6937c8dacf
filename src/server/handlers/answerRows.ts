import { LRUCache } from 'lru-cache';
import { LISTING_FIELDS, namesWhere, PROJECT_FIELDS } from '@/contract/listingFields';
import { PUBLIC_PROFILE } from '@/contract/profileFields';
import type { Agent, AgentReview, Owner, Project, Property } from '@/contract/entities';
import type { SoldListing } from '@/contract/extraShapes';
import { bedroomsIn } from '@/domain/bhk';
import { ACTIVE, DELETED, SOLD } from '@/domain/listingStatus';
import { imageGroups } from '@/domain/imageGroups';
import { imageList } from '@/domain/images';
import { toNumber } from '@/domain/price';
import { SITE } from '@/domain/site';
import { truncate } from '@/domain/text';
import { parseDoc, textIn, type Doc } from '../db/doc';
import type { ReviewRow } from '../db/queries/agentReviews';
import type { OwnerRow, UserRow } from '../db/queries/people';
import type { ProjectRow } from '../db/queries/projects';
import type { PropertyRow } from '../db/queries/properties';
import { isoOf } from '../kernel/isoTime';
import { GIVEN_PHONE, NO_PHONE, type PhoneAnswer } from '../rules/phoneQuota';

/** Fields that only a detail shows: a list of twenty would carry them for nothing. */
const HEAVY: ReadonlySet<string> = new Set(
  [LISTING_FIELDS, PROJECT_FIELDS].flatMap((table) => namesWhere(table, ({ told }) => told !== undefined)),
);
/** What a stranger never sees: where exactly somebody lives. */
const PRIVATE: ReadonlySet<string> = new Set(namesWhere(LISTING_FIELDS, ({ told }) => told === 'owner'));

function without(doc: Doc, left: ReadonlySet<string>): Doc {
  // No field is called what stands in every object, whoever wrote it.
  const kept: Record<string, unknown> = { __proto__: null };
  for (const field of Object.keys(doc)) if (!left.has(field)) kept[field] = doc[field];
  return kept;
}

/** What is kept of texts of `doc` columns, bytes; and about how much one byte of text takes with what is made of it. */
const KEPT = 16_000_000;
const OF_ONE = 3;

/** Keeps what is made of a `doc` column by its text: to read 20 of them took a third of a list's time, and no write makes it untrue. */
const byText = (make: (text: string) => Doc): LRUCache<string, Doc> =>
  new LRUCache({ maxSize: KEPT, sizeCalculation: (_made, text) => text.length * OF_ONE + 1, memoMethod: make });

const ownerDocs = byText(parseDoc);

const LIST_ABOUT = 300;
const LIST_PICTURES = 3;

/** What an answer says of somebody's phone: the number, or when there are numbers again, or nothing. */
export const phoneFields = (user: UserRow, { given, limit }: PhoneAnswer) => ({
  ...(given ? { phone: user.phone, numberConfirmed: user.phone_confirmed_at !== null } : {}),
  ...(limit ?? {}),
});

/** The owner inside a listing of a list. */
function ownerAnswer(user: OwnerRow | undefined, id: string): Owner {
  const doc = user ? ownerDocs.memo(user.doc) : {};
  return {
    _id: id,
    name: user?.name ?? user?.username ?? null,
    username: user?.username ?? null,
    profilePic: (doc['profilePic'] as string | undefined) ?? null,
    realEstateExperience: (doc['realEstateExperience'] as number | undefined) ?? null,
    rating: user?.rating ?? null,
  };
}

/** The same on a listing's own page: the phone goes along, but only when the caller may have it. */
const ownerWithPhone = (user: UserRow | undefined, id: string, phone: PhoneAnswer): Owner => ({
  ...ownerAnswer(user, id),
  ...(user ? phoneFields(user, phone) : {}),
});

const common = (row: PropertyRow | ProjectRow) => ({ _id: row.id, createdAt: new Date(row.created_at).toISOString() });

function shortAbout(doc: Doc): Doc {
  const about = doc['about'];
  return typeof about === 'string' ? { ...doc, about: truncate(about, LIST_ABOUT).text } : doc;
}

/** The first of a listing's pictures, and how many it has: who knows all of them sees that these are not all. */
export const firstPictures = (doc: Doc, most: number) => ({
  propertyMainImage: imageList(doc['propertyMainImage']).slice(0, most),
  pictureCount: imageGroups(doc).reduce((sum, { urls }) => sum + urls.length, 0),
});

const shortDocs = byText((text) => {
  const doc = parseDoc(text);
  return { ...shortAbout(without(doc, HEAVY)), ...firstPictures(doc, LIST_PICTURES) };
});

/** `saleType` and `transactionType` are two names of one thing; both are answered. */
const bothSaleNames = (doc: Doc) => {
  const word = doc['saleType'] ?? doc['transactionType'];
  const sale = typeof word === 'string' ? word : null;
  return { saleType: sale, transactionType: sale };
};

/** A listing that is withdrawn reads as one under review: to its owner alone, who is told why. */
const shownStatus = (status: number): 0 | 1 | 2 => (status === ACTIVE ? 1 : status === DELETED ? 2 : 0);

const standing = (row: PropertyRow) => ({
  status: shownStatus(row.status),
  visitedOn: row.visited_on,
  renewedAt: isoOf(row.renewed_at),
});

export function propertyInList(row: PropertyRow, owner: OwnerRow | undefined): Property {
  const doc = shortDocs.memo(row.doc);
  return {
    ...doc,
    ...bothSaleNames(doc),
    ...common(row),
    ...standing(row),
    userId: ownerAnswer(owner, row.owner_id),
  };
}

export function propertyInFull(
  row: PropertyRow,
  owner: UserRow | undefined,
  phone: PhoneAnswer,
  answersWithin: number | null,
): Property {
  const doc = parseDoc(row.doc);
  return {
    ...without(doc, PRIVATE),
    ...bothSaleNames(doc),
    ...common(row),
    ...standing(row),
    userId: { ...ownerWithPhone(owner, row.owner_id, phone), answersWithin },
  };
}

/** The owner's own view: every field, so that an edit can start from it. */
export function ownProperty(row: PropertyRow, owner: UserRow | undefined): Property {
  const doc = parseDoc(row.doc);
  return {
    ...doc,
    ...bothSaleNames(doc),
    ...common(row),
    ...standing(row),
    sold: row.status === SOLD,
    userId: ownerWithPhone(owner, row.owner_id, GIVEN_PHONE),
  };
}

/** What everybody could read of a listing before it was sold, and still may: what it was, where, and for how much. `text`: its `doc` column. */
export function soldAnswer(text: string): SoldListing {
  const doc = parseDoc(text);
  const field = (name: string) => textIn(doc, name) || null;
  return {
    name: field('name'),
    selectedSubtype: field('selectedSubtype'),
    propertyType: field('propertyType'),
    city: field('city'),
    locality: field('locality'),
    bhk: bedroomsIn(doc),
    expectedPrice: toNumber(doc['expectedPrice']),
    builtUpArea: toNumber(doc['builtUpArea']),
    carpetArea: toNumber(doc['carpetArea']),
    plotArea: toNumber(doc['plotArea']),
  };
}

/** Who offers a project; the marketplace's own number where it has no account behind it. */
function offererOf({ owner_id }: ProjectRow, user: UserRow | undefined, phone: PhoneAnswer): Owner {
  if (owner_id !== null) return ownerWithPhone(user, owner_id, phone);
  return { _id: 'marketplace', ...(phone.given ? { phone: SITE.phone } : {}) };
}

/** The logos of builders, by their ids. */
type Logos = ReadonlyMap<string, string>;
function logoIn(logos: Logos, { builder_id: id }: ProjectRow): Pick<Project, 'builderImage'> {
  const builderImage = logos.get(id ?? '');
  return builderImage === undefined ? {} : { builderImage };
}

export function projectInList(row: ProjectRow, owner: UserRow | undefined, logos: Logos): Project {
  return {
    ...shortDocs.memo(row.doc),
    ...common(row),
    ...logoIn(logos, row),
    userId: offererOf(row, owner, NO_PHONE),
  };
}

export function projectInFull(row: ProjectRow, owner: UserRow | undefined, phone: PhoneAnswer, logos: Logos): Project {
  return {
    ...without(parseDoc(row.doc), PRIVATE),
    ...common(row),
    ...logoIn(logos, row),
    userId: offererOf(row, owner, phone),
  };
}

/** What of a user's profile everybody may see. */
const PUBLIC = new Set<string>([...PUBLIC_PROFILE, 'locations']);

/** What everybody reads of who wrote something. */
export const firstName = ({ username, name }: Pick<UserRow, 'username' | 'name'>): string =>
  (name ?? username).trim().split(/\s+/)[0] ?? '';

/** A review as everybody reads it. */
export const reviewAnswer = ({ id, username, name, text, stars, created_at, answer }: ReviewRow): AgentReview => ({
  _id: id,
  name: firstName({ username, name }),
  text,
  rating: stars,
  createdAt: new Date(created_at).toISOString(),
  answer,
});

/** An agent as the lists and the agent's page show one. */
export function agentAnswer(user: UserRow, where: 'list' | 'page'): Agent {
  const doc = parseDoc(user.doc);
  const shown = Object.fromEntries(Object.entries(doc).filter(([field]) => PUBLIC.has(field)));
  return {
    ...(where === 'page' ? shown : shortAbout(shown)),
    _id: user.id,
    username: user.username,
    name: user.name ?? user.username,
    propertyListings: user.active_listings,
    rating: user.rating,
    reviewCount: user.review_count,
  };
}
