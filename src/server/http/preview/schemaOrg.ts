import { SITE } from '@/domain/site';
import type { Absolute, Preview, StructuredData } from './preview';

const CONTEXT = 'https://schema.org';

/** A description of one thing; fields that are null are left out. */
export function thing(type: string | readonly string[], fields: StructuredData): StructuredData {
  return { '@type': type, ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) };
}

export const schemaDocument = (described: StructuredData): StructuredData => ({ '@context': CONTEXT, ...described });

/** Where something is: "Korlagunta, Tirupati" in the marketplace's state. Without a place the state alone. */
export const address = (place: string): StructuredData =>
  thing('PostalAddress', {
    addressLocality: place === '' ? null : place,
    addressRegion: SITE.region,
    addressCountry: 'IN',
  });

export const absolutePicture = (src: string | null, absolute: Absolute): string | null =>
  src === null ? null : absolute(src);

/** JSON that is safe inside a script element: no text in it can end the element. */
export const safeJson = (data: StructuredData): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The page of a record: what it says of itself, and the same as a description of a `kind` of schema.org's. */
export const recordPreview = (
  preview: Omit<Preview, 'data'>,
  kind: string,
  more: (absolute: Absolute) => StructuredData,
): Preview => ({
  ...preview,
  data: (absolute) => {
    const { title: name, description, path, picture } = preview;
    const image = absolutePicture(picture, absolute);
    return schemaDocument(thing(kind, { name, description, url: absolute(path), image, ...more(absolute) }));
  },
});
