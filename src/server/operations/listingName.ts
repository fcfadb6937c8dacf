import { bedroomsIn } from '@/domain/bhk';
import { propertyTypeLabel } from '@/domain/headlines';
import type { Language } from '@/domain/languages';
import { canonicalSubtype, hasBedrooms } from '@/domain/subtypes';
import * as english from '../../words/built/en/headlines';
import * as hindi from '../../words/built/hi/headlines';
import * as telugu from '../../words/built/te/headlines';
import { values as inHindi } from '../../words/built/hi/labels';
import { values as inTelugu } from '../../words/built/te/labels';
import { textIn, type Doc } from '../db/doc';
import type { Db } from '../db/schema';
import { headlineOf } from '../rules/listingDoc';
import { placeNames } from './placeNames';

type Table = Readonly<Record<string, string | undefined>>;
const wordIn = (table: Table, stored: string): string | undefined =>
  Object.hasOwn(table, stored) ? table[stored] : undefined;

/** The server's own words are English: what a listing without a name is called in the other languages. */
const OTHERS: Readonly<Record<Exclude<Language, 'en'>, { words: typeof english; labels: Table }>> = {
  hi: { words: hindi, labels: { ...inHindi, [english.property]: hindi.property } },
  te: { words: telugu, labels: { ...inTelugu, [english.property]: telugu.property } },
};

/**
 * Names listings in a reader's language: by their own name, else by what and where they are: "పేరూరులో స్థలం"
 * [PDET-3].
 */
export async function listingNamer(db: Db, language: Language): Promise<(doc: Doc) => string> {
  if (language === 'en') return headlineOf;
  const { words, labels } = OTHERS[language];
  const places = await placeNames(db, language);
  const label = (stored: string): string => wordIn(labels, stored) ?? wordIn(places, stored) ?? stored;
  return (doc) => {
    const name = textIn(doc, 'name').trim();
    if (name !== '') return name;
    const kind = { selectedSubtype: textIn(doc, 'selectedSubtype'), propertyType: textIn(doc, 'propertyType') };
    const subtype = canonicalSubtype(kind.selectedSubtype);
    const type = wordIn(words.inTitles, subtype ?? '') ?? label(propertyTypeLabel(kind));
    const rooms = hasBedrooms(kind.selectedSubtype) ? bedroomsIn(doc) : null;
    const what = rooms === null ? type : words.rooms({ rooms: String(rooms), type });
    const place = label(textIn(doc, 'locality') || textIn(doc, 'city'));
    return place === '' ? what : words.whatIn({ what, place });
  };
}
