import { FORM_ERROR } from 'final-form';
import type { ProjectFields } from '@/contract/contentShapes';
import { isNamedAmenity } from '@/domain/amenityFlags';
import { mapEmbed } from '@/domain/embeds';
import { imageList } from '@/domain/images';
import { possessionNamed } from '@/domain/possession';
import { capitalised } from '@/domain/text';
import { PICTURE_LISTS, PROJECT_GROUPS } from './fields';

/** The values of the form: texts, and lists of pictures. */
export type ProjectValues = Readonly<Record<string, string | readonly string[] | undefined>>;

const FIELDS = PROJECT_GROUPS.flatMap(({ fields }) => fields);

const written = (value: unknown): string =>
  Array.isArray(value) ? value.join('\n') : typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What the form begins with. */
export function valuesOf(fields: Partial<ProjectFields>): ProjectValues {
  const texts = FIELDS.map(({ name }) => [name, written(fields[name as keyof ProjectFields])] as const);
  const pictures = PICTURE_LISTS.map(({ name }) => [name, imageList(fields[name as keyof ProjectFields])] as const);
  const maps = [fields.locationMap ?? []].flat();
  const amenities = fields.amenities ?? [];
  const named = amenities.filter(isNamedAmenity);
  const others = amenities.filter((name) => !isNamedAmenity(name));
  return {
    ...Object.fromEntries<string | readonly string[]>([...texts, ...pictures]),
    amenities: named.join('\n'),
    otherAmenities: others.join('\n'),
    possessionStatus: possessionNamed(fields.possessionStatus),
    // A list of pictures may hold a map that is framed.
    locationMap: maps.filter((url) => mapEmbed(url) === null),
    map: maps.find((url) => mapEmbed(url) !== null),
  };
}

/** What is sent of it: all that it asks for, so that what was emptied goes. */
export function fieldsOf(values: ProjectValues): ProjectFields {
  const texts = FIELDS.map(({ name, kind }) => {
    const text = written(values[name]).trim();
    const lines = text.split('\n').flatMap((line) => line.trim() || []);
    return [name, kind === 'list' || kind === 'ticks' ? lines : text || null] as const;
  });
  const pictures = PICTURE_LISTS.map(({ name }) => [name, values[name] ?? []] as const);
  const { map, otherAmenities, ...fields } = Object.fromEntries<unknown>([...texts, ...pictures]);
  const amenities = [fields['amenities'], otherAmenities].flat();
  const locationMap = [values['locationMap'] ?? [], map ?? []].flat();
  return { ...fields, amenities, locationMap } as ProjectFields;
}

/** A refusal, by the field that it names where it names one: for that field, and with its label for the foot of the form. */
export function placed(failure: string): string | Readonly<Record<string, string>> {
  const [, named = '', says = ''] = /^(?:fields\.)?(\w+)(?:\.\d+)?: (.*)$/s.exec(failure) ?? [];
  // What can be ticked is never wrong: it is what was written.
  const name = named === 'amenities' ? 'otherAmenities' : named;
  const label = [...FIELDS, ...PICTURE_LISTS].find((field) => field.name === name)?.label;
  if (label === undefined) return failure;
  const whole = capitalised(says);
  return { [name]: whole, [FORM_ERROR]: `${label}: ${whole}` };
}

/** The numbers of bedrooms of the homes that a project sells: as its configurations tell now, and its areas at first. */
export function soldBhk(configurations: unknown, initial: ProjectValues): ReadonlySet<number> {
  const configured = [...written(configurations).matchAll(/([1-9])\s*BHK/gi)].map(([, n]) => Number(n));
  const measured = FIELDS.flatMap(({ name, ofBhk }) =>
    ofBhk !== undefined && written(initial[name]) !== '' ? ofBhk : [],
  );
  return new Set([...configured, ...measured]);
}
