import { z } from 'zod';
import { PROJECT_ORDERS } from './console';
import { done, mark, nothing } from './consoleParts';
import { fault } from './faults';
import { shapesOf } from './fieldShapes';
import { PROJECT_FIELDS } from './listingFields';
import { imageAddress, nameText, recordId, text } from './primitives';

/** What a file can bring, by the names that `npm run admin -- import` takes. */
export const IMPORT_KINDS = ['builders', 'projects', 'places', 'news', 'home'] as const;
export type ImportKindName = (typeof IMPORT_KINDS)[number];

/** The most characters of a file. */
const LONGEST_FILE = 5_000_000;
const kind = z.enum(IMPORT_KINDS);
const file = text(LONGEST_FILE).min(1, fault('emptyFile'));

/** What a file would bring, or brought. Nothing is written while there is a fault; a fault's line counts from 1. */
const imported = z.object({
  rows: z.number(),
  new: z.number(),
  changed: z.number(),
  /** `column` is empty where the whole row is meant. */
  faults: z.array(z.object({ line: z.number(), column: text(200), message: text(500) })),
});

/** So many characters of the register of RERA are read, a saved page of the whole state included. */
const LONGEST_REGISTER = 50_000_000;
const register = text(LONGEST_REGISTER).min(1, fault('emptyFile'));

/** What of a register can be taken over, and the first of its rows that cannot; lines count from 1. */
const readOfRegister = z.object({
  read: z.number(),
  numbers: z.number(),
  faulty: z.number(),
  faults: z.array(z.object({ line: z.number(), message: text(500) })),
});
export type ReadOfRegister = z.infer<typeof readOfRegister>;

/** What is left out stays as it is; null empties it. */
const optionalText = (max: number) => text(max).nullish();
const year = z
  .union([z.number().int(), text(4).regex(/^(?:\d{4})?$/, fault('wrongYear'))])
  .nullish()
  .refine((value) => !value || (Number(value) >= 1800 && Number(value) <= 2100), fault('wrongYear'));
const years = z
  .union([z.number().int().min(0).max(200), text(3).regex(/^(?:1?\d{1,2})?$/, fault('wrongYears'))])
  .nullish();

/** What is said of a builder [BUILD-2]. */
export const builderFields = z.strictObject({
  name: nameText(200).min(2),
  since: year,
  experience: years,
  about: optionalText(5000),
  image: imageAddress.nullish(),
});
export type BuilderFields = z.infer<typeof builderFields>;

/** What is said of a project: its fields, amenities by their names, and by id or mobile number the agent who offers it. */
export const projectFields = z
  .strictObject({
    ...shapesOf(PROJECT_FIELDS),
    name: nameText(200).min(2),
    city: nameText(60).min(2),
    locality: nameText(60).nullish(),
    amenities: z.array(text(60)).max(100).nullish(),
    contact: optionalText(64),
  })
  .omit({ customAmenities: true });
export type ProjectFields = z.infer<typeof projectFields>;

/** A record as the operator saw it. */
const seenRecord = z.strictObject({ id: recordId, mark });
/** The one that is changed; none for a new one. */
const seen = seenRecord.optional();

export const contentQuestions = {
  getImportForm: z.strictObject({ kind }),
  checkImport: z.strictObject({ kind, file }),
  importRows: z.strictObject({ kind, file }),
  getRegister: nothing,
  checkRegister: z.strictObject({ file: register }),
  takeRegister: z.strictObject({ file: register }),
  getBuilders: nothing,
  saveBuilder: z.strictObject({ seen, fields: builderFields }),
  removeBuilder: seenRecord,
  /** `lacking`: those alone that lack the RERA number that the law asks for. Without an `order` they stand first. */
  getProjects: z.strictObject({
    q: text(120).optional(),
    lacking: z.enum(['yes']).optional(),
    order: z.enum(PROJECT_ORDERS).optional(),
  }),
  getProject: z.strictObject({ id: recordId }),
  saveProject: z.strictObject({ seen, fields: projectFields }),
  removeProject: seenRecord,
  sendPicture: z.strictObject({ picture: z.instanceof(Uint8Array, { error: fault('pictureNeeded') }) }),
} as const;

const projectEntry = z.object({
  id: recordId,
  mark,
  name: text(200),
  locality: text(200),
  city: text(200),
  builder: text(200),
  picture: imageAddress,
  /** The law asks for a RERA number, and there is none. */
  lacksRera: z.boolean(),
});

export const contentAnswers = {
  /** The most rows of a file, what its columns are, and a file to begin with. */
  getImportForm: z.object({
    most: z.number(),
    columns: z.array(z.object({ name: text(60), says: text(300) })),
    example: text(20_000),
  }),
  checkImport: imported,
  importRows: z.object({ ...imported.shape, message: text(500) }),
  /** How many numbers of RERA's register are known, and when the last ones were taken over, ISO 8601. */
  getRegister: z.object({ numbers: z.number(), takenAt: text(40).nullable() }),
  checkRegister: readOfRegister,
  takeRegister: z.object({ ...readOfRegister.shape, message: text(500) }),
  getBuilders: z.array(z.object({ id: recordId, mark, projects: z.number(), fields: builderFields })),
  saveBuilder: z.object({ ...done.shape, id: recordId }),
  removeBuilder: done,
  /** The first of those whose name, builder or place holds the words, how many there are, and how many lack a number. */
  getProjects: z.object({ projects: z.array(projectEntry), total: z.number(), lacking: z.number() }),
  getProject: z.object({ mark, fields: projectFields }),
  saveProject: z.object({ ...done.shape, id: recordId }),
  removeProject: done,
  /** Its address, which a record has to show within a day. */
  sendPicture: z.object({ url: imageAddress }),
} as const;

export type Imported = z.infer<typeof imported>;
export type ProjectEntry = z.infer<typeof projectEntry>;
export type BuilderEntry = z.infer<typeof contentAnswers.getBuilders>[number];
