import { namesWhere, PROJECT_FIELDS as PROJECT_TABLE } from '@/contract/listingFields';
import { bool, isRaw, number, RERA_FIELDS, text, texts } from './coerce';
import { readersOf } from './fieldReaders';
import * as words from '@/words/apiRecords';

type ProjectField = Exclude<keyof typeof PROJECT_TABLE, 'amenities'>;

/** What visitors read of a project. */
export const PROJECT_FIELDS = {
  ...readersOf(
    PROJECT_TABLE,
    namesWhere<ProjectField>(PROJECT_TABLE, ({ kind }) => kind !== 'amenities'),
  ),
  createdAt: text,
  builderImage: text,
  pictureCount: number,
  ...RERA_FIELDS,
} as const;

/** `[{location: 'Alipiri'}]`, or the words themselves. */
const locations = (value: unknown): readonly string[] | null =>
  texts(Array.isArray(value) ? value.map((one: unknown) => (isRaw(one) ? one['location'] : one)) : value);

/** What somebody says of an agent; what only the extra calls know is null elsewhere. */
export interface Review {
  readonly name: string;
  readonly text: string;
  readonly rating: number | null;
  readonly _id: string | null;
  readonly createdAt: string | null;
  readonly answer: string | null;
}
export const reviews = (value: unknown): readonly Review[] | null =>
  Array.isArray(value)
    ? value.filter(isRaw).map((one) => ({
        name: text(one['name']) ?? words.customer,
        text: text(one['text']) ?? '',
        rating: number(one['rating']),
        _id: text(one['_id']),
        createdAt: text(one['createdAt']),
        answer: text(one['answer']),
      }))
    : null;

export const AGENT_FIELDS = {
  username: text,
  name: text,
  profilePic: text,
  locations,
  realEstateExperience: number,
  propertyListings: number,
  rating: number,
  reviews,
  reviewCount: number,
  languages: texts,
  reraNumber: text,
  expertiseLocation: text,
  about: text,
  phone: text,
  answersWithin: number,
  numberConfirmed: bool,
  numbersFrom: text,
  numbersSeen: number,
} as const;

export const BUILDER_FIELDS = {
  name: text,
  image: text,
  since: number,
  experience: number,
  about: text,
  projectsList: texts,
} as const;
