import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { genericKind, SECRETS, type Declared } from '@/actionLog/secrets';
import { ENDPOINTS } from '@/contract/endpoints';
import { EXTRAS } from '@/contract/extras';
import { answers } from '@/contract/answers';
import { extraAnswers, extraQuestions } from '@/contract/extraShapes';
import { bodies } from '@/contract/payloads';
import { ASKED_OF_PROFILE } from '@/contract/profileFields';
import { ASKED_FIELDS } from '@/features/posting/values/postingFields';

const table: Readonly<Record<string, Declared>> = SECRETS;

/** What nobody writes in words of their own: picked from a list, counted, or given by the server. */
const CHOSEN = new Set(
  `propertyType selectedSubtype type facing approvedType unit transactionType saleType furnishingType
  possessionStatus unitConfig launchDate per propertyMainImage projectImages floorPlans exteriorView livingRoom
  bedrooms bathrooms kitchen floorPlan parkingPlan masterPlan locationMap others profilePic after gender
  workingCulture worksAs vehicle interestedIn consent termsAccepted morePricing chargeBrokerage brokerChargesType
  brokerageNegotiable amenities waterSource nextOn gatedCommunity anyConstructionDone boundaryWall
  allInclusivePrice taxNgovtChargesExcluded priceNegotiable filter stars mark savedAt`.split(/\s+/),
);
const COUNTED = new Set(
  `age builtUpArea carpetArea propertyFloorNo openParking coveredParking balconies bathroom bedroom noOfOpenSides
  widthOfTheRoad plotArea plotLength plotWidth noOfUnits noOfFloors expectedPrice pricePerSqft maintenanceCharges
  otherCharges tokenAmount brokerage realEstateExperience`.split(/\s+/),
);

interface Json {
  readonly type?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly anyOf?: readonly Json[];
  readonly items?: Json;
}
/** Whether any text may stand there. */
const isFree = (held: Json): boolean => {
  const some = held.anyOf ?? (held.items ? [held.items] : []);
  if (some.some(({ type }) => type === 'number' || type === 'integer')) return false;
  return (held.type === 'string' && !('enum' in held) && !('const' in held)) || some.some(isFree);
};
const jsonOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
function freeFields(schema: z.ZodType): string[] {
  const { properties = {}, anyOf = [] } = jsonOf(schema);
  const all = [properties, ...anyOf.map((one) => one.properties ?? {})].flatMap((one) => Object.entries(one));
  return all.filter(([name, held]) => isFree(held) && !/id$/i.test(name)).map(([name]) => name);
}

/** Those of these fields that neither a list of secrets nor their name tells, nor are chosen. */
const untold = (fields: readonly string[], told: readonly string[] = []) =>
  fields.filter((field) => !CHOSEN.has(field) && !told.includes(field) && genericKind(field) === null);

/** The fields of all forms: by name in the screens, or in the lists of those that are drawn from one. */
function formFields(): string[] {
  const screens = resolve(__dirname, '../../src');
  const written = readdirSync(screens, { recursive: true, encoding: 'utf8' })
    // No recorder listens in the operators' console.
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('console'))
    .flatMap((file) => [
      ...readFileSync(join(screens, file), 'utf8').matchAll(/<\w*(?:Field|Area)\b[^<]*?\bname="(\w+)"/g),
    ])
    .map(([, name = '']) => name);
  return [...new Set([...written, ...ASKED_FIELDS, ...ASKED_OF_PROFILE])];
}

/** The names of all fields that a schema has at any depth. */
function fieldsIn(held: unknown): string[] {
  if (typeof held !== 'object' || held === null) return [];
  return [...Object.keys((held as Json).properties ?? {}), ...Object.values(held).flatMap(fieldsIn)];
}
const fieldsOf = (schema: z.ZodType) => fieldsIn(jsonOf(schema));

describe('the table of secrets', () => {
  it('is held against what the schemas name', () => {
    expect(fieldsOf(answers.getProfile)).toContain('aadharNumber');
    expect(fieldsOf(answers.getHomeAgents)).toContain('phone');
    expect(fieldsOf(extraAnswers.getInbox)).toContain('email');
  });

  it('has a row for each call and no other [STORE-8]', () => {
    expect(Object.keys(table).sort()).toEqual([...Object.keys(ENDPOINTS), ...Object.keys(EXTRAS)].sort());
  });

  it.each(Object.entries({ ...bodies, ...extraQuestions }))(
    '%s declares what a person writes in its question [STORE-8]',
    (name, schema) => {
      expect(untold(freeFields(schema), table[name]?.ask)).toEqual([]);
    },
  );

  it('knows each field of each form, as what is written in it or as what is chosen [STORE-8]', () => {
    const written = Object.values(table).flatMap(({ ask }) => ask);
    const fields = formFields();
    expect(fields).toEqual(expect.arrayContaining(['confirmation', 'reason', 'message', 'about', 'organisation']));
    expect(untold(fields, [...COUNTED, ...written])).toEqual([]);
  });

  it.each(Object.keys(table))(
    '%s has no secret in its answer that its row or its name does not tell [STORE-8]',
    (name) => {
      const schema = { ...answers, ...extraAnswers }[name as keyof typeof answers];
      const personal = fieldsOf(schema).filter((one) => /phone|mail|passw|otp$|token$|aadh|birth|address/i.test(one));
      const own = personal.filter((field) => !/count/i.test(field));
      expect(untold(own, table[name]?.answer)).toEqual([]);
    },
  );
});
