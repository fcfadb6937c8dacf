import { distinctTexts } from '@/domain/text';

/** The languages that every page has a word for, by how they are stored, and how else people write them. */
const WRITINGS = {
  Telugu: ['తెలుగు', 'तेलुगु', 'तेलुगू', 'telegu', 'thelugu'],
  English: ['ఇంగ్లిష్', 'ఇంగ్లీష్', 'ఇంగ్లీషు', 'ఆంగ్లం', 'अंग्रेज़ी', 'अंग्रेजी', 'इंग्लिश'],
  Hindi: ['హిందీ', 'హింది', 'हिंदी', 'हिन्दी'],
  Tamil: ['తమిళం', 'తమిళ్', 'तमिल', 'தமிழ்', 'tamizh'],
  Kannada: ['కన్నడ', 'కన్నడం', 'कन्नड़', 'कन्नड', 'ಕನ್ನಡ'],
  Urdu: ['ఉర్దూ', 'ఉర్దు', 'उर्दू', 'اردو'],
} as const;

const keyOf = (written: string): string => written.normalize('NFC').trim().toLowerCase();

const STORED: ReadonlyMap<string, string> = new Map(
  Object.entries(WRITINGS).flatMap(([stored, writings]) =>
    [stored, ...writings].map((written) => [keyOf(written), stored] as const),
  ),
);

/** The languages somebody speaks as they are stored, each once, in whichever script they were written; others as they are [API-16, AGENT-10]. */
export const storedLanguages = (written: readonly string[]): readonly string[] =>
  distinctTexts(written.map((one) => STORED.get(keyOf(one)) ?? one));
