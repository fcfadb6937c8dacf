import fc from 'fast-check';
import type * as area from '@/domain/area';
import type * as budget from '@/domain/budget';
import type * as possession from '@/domain/possession';
import type * as price from '@/domain/price';
import type * as inWords from '@/domain/priceInWords';
import type * as numeralWords from '@/words/numerals';

type Language = 'te' | 'hi' | 'en';

/** The domain as the build of a language has it. */
function domainIn(language: Language) {
  const built = (name: string): unknown => jest.requireActual(`../../src/words/built/${language}/${name}`);
  for (const name of ['language', 'numbers', 'numerals', 'labels']) jest.doMock(`@/words/${name}`, () => built(name));
  jest.resetModules();
  return {
    numerals: built('numerals') as typeof numeralWords,
    ...jest.requireActual<typeof price>('@/domain/price'),
    ...jest.requireActual<typeof inWords>('@/domain/priceInWords'),
    ...jest.requireActual<typeof budget>('@/domain/budget'),
    ...jest.requireActual<typeof area>('@/domain/area'),
    ...jest.requireActual<typeof possession>('@/domain/possession'),
  };
}

/** What multiplies, and what stands for a count of one of it, in every form. */
const SCALES: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  en: { hundred: 100, thousand: 1000, lakh: 1e5, crore: 1e7 },
  te: { వంద: 100, నూట: 100, వందల: 100, వెయ్యి: 1000, వేల: 1000, లక్ష: 1e5, లక్షల: 1e5, కోటి: 1e7, కోట్ల: 1e7 },
  hi: { सौ: 100, हज़ार: 1000, लाख: 1e5, करोड़: 1e7 },
};
const RUPEES = / (?:rupees?|రూపాయి|రూపాయలు|रुपया|रुपये)$/;

/** Reads a price back from its words: a scale multiplies everything before it that is smaller, or one. */
function readerOf(language: Language, counts: string) {
  const values = new Map(counts.split(', ').map((word, index) => [word, index + 1]));
  const longest = [...values].sort(([a], [b]) => b.length - a.length);
  return (text: string): number => {
    let rest = `${text.charAt(0).toLowerCase()}${text.slice(1)}`.replace(RUPEES, '').replace(/ఒక(?= |$)/g, 'ఒక్క');
    const parts: number[] = [];
    while (rest !== '') {
      const stands = (word: string) => rest === word || rest.startsWith(`${word} `);
      const [word, value] = longest.find(([each]) => stands(each)) ?? [];
      const [name, scale] = Object.entries(SCALES[language]).find(([each]) => stands(each)) ?? [];
      if (word !== undefined && value !== undefined) parts.push(value);
      else if (scale !== undefined) {
        let below = 0;
        while ((parts.at(-1) ?? scale) < scale) below += parts.pop() ?? 0;
        parts.push((below || 1) * scale);
      } else throw new Error(`What is “${rest}” in “${text}”?`);
      rest = rest.slice((word ?? name ?? '').length).trimStart();
    }
    return parts.reduce((sum, part) => sum + part, 0);
  };
}

describe.each<Language>(['te', 'hi', 'en'])('prices in %s', (language) => {
  const { priceInWords, numerals } = domainIn(language);
  const read = readerOf(language, numerals.counts);

  it('has a word of its own for each of 1 to 99', () => {
    expect(new Set(numerals.counts.split(', ')).size).toBe(99);
  });

  it('says 10,000 prices so that they can be read back [WIZ-14, FMT-3]', () => {
    const rupees = fc.oneof(
      fc.integer({ min: 1, max: 99_999_999_999 }),
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 8 })).map(([n, zeros]) => n * 10 ** zeros),
    );
    fc.assert(
      fc.property(rupees, (n) => read(priceInWords(n)) === n),
      { numRuns: 10_000 },
    );
  });
});

it.each<[number, string, string]>([
  [1, 'ఒక రూపాయి', 'एक रुपया'],
  [21, 'ఇరవై ఒక్క రూపాయలు', 'इक्कीस रुपये'],
  [100, 'వంద రూపాయలు', 'एक सौ रुपये'],
  [116, 'నూట పదహారు రూపాయలు', 'एक सौ सोलह रुपये'],
  [1500, 'వెయ్యి ఐదు వందల రూపాయలు', 'एक हज़ार पाँच सौ रुपये'],
  [150_000, 'ఒక లక్ష యాభై వేల రూపాయలు', 'एक लाख पचास हज़ार रुपये'],
  [4_550_000, 'నలభై ఐదు లక్షల యాభై వేల రూపాయలు', 'पैंतालीस लाख पचास हज़ार रुपये'],
  [12_000_000, 'ఒక కోటి ఇరవై లక్షల రూపాయలు', 'एक करोड़ बीस लाख रुपये'],
  [29_900_000, 'రెండు కోట్ల తొంభై తొమ్మిది లక్షల రూపాయలు', 'दो करोड़ निन्यानवे लाख रुपये'],
  [1_010_000_000, 'నూట ఒక్క కోట్ల రూపాయలు', 'एक सौ एक करोड़ रुपये'],
])('says %p as people do [WIZ-14, FMT-3]', (rupees, telugu, hindi) => {
  expect(domainIn('te').priceInWords(rupees)).toBe(telugu);
  expect(domainIn('hi').priceInWords(rupees)).toBe(hindi);
});

it.each<[number, string, string, string]>([
  [100_000, '₹1 లక్ష', '₹1 लाख', '₹1 లక్ష'],
  [4_500_000, '₹45 లక్షలు', '₹45 लाख', '₹45 లక్షలు'],
  [4_560_000, '₹45.6 లక్షలు', '₹45.6 लाख', '₹45.6 లక్షలు'],
  [10_000_000, '₹1 కోటి', '₹1 करोड़', '₹1 కోటి'],
  [12_500_000, '₹1.3 కోట్లు', '₹1.3 करोड़', '₹1.25 కోట్లు'],
  [99_999, '₹99,999', '₹99,999', '₹99,999'],
  [0, 'ధర అడగండి', 'कीमत पूछें', 'ధర అడగండి'],
])('shows %p in lakhs and crores, never in millions [FMT-1]', (rupees, telugu, hindi, detail) => {
  expect(domainIn('te').listPrice(rupees)).toBe(telugu);
  expect(domainIn('hi').listPrice(rupees)).toBe(hindi);
  expect(domainIn('te').detailPrice(rupees)).toBe(detail);
});

it('words budgets, areas and possession, and keeps what is stored', () => {
  const { budgetLabel, budgetOfBand, formatArea, areaIn, possessionLabel, possessionNamed } = domainIn('te');
  expect(budgetLabel(5_000_000, 10_000_000)).toBe('50 లక్షలు–1 కోటి');
  expect(budgetOfBand('50L-1Cr')).toEqual({ minPrice: 5_000_000, maxPrice: 10_000_000 });
  expect(budgetLabel(6_000_000, 0)).toBe('కనీసం ₹60 లక్షలు');
  expect(formatArea(43_560, 'acres')).toBe('1 ఎకరం');
  expect(areaIn('1,800', 'sqft')).toBe('1,800 చ.అ.');
  expect(possessionLabel('ready_to_move')).toBe('గృహప్రవేశానికి సిద్ధం');
  expect(possessionNamed('ready_to_move')).toBe('Ready to move');
});
