import fc from 'fast-check';
import { priceInWords } from '@/domain/priceInWords';

const VALUES: Readonly<Record<string, number>> = Object.fromEntries([
  ...(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
    'seventeen eighteen nineteen'
  )
    .split(' ')
    .map((word, index) => [word, index + 1]),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, index) => [word, 20 + index * 10]),
]);

/** Reads the words back, by the rule that a scale multiplies everything before it that is smaller. */
function fromWords(text: string): number {
  const scales = { hundred: 100, thousand: 1_000, lakh: 100_000, crore: 10_000_000 };
  const stack: number[] = [];
  for (const word of text
    .toLowerCase()
    .replace(/ rupees?$/, '')
    .split(/[ -]/)) {
    const scale = Object.entries(scales).find(([name]) => name === word)?.[1];
    if (scale === undefined) stack.push(VALUES[word] ?? Number.NaN);
    else {
      let below = 0;
      while ((stack.at(-1) ?? scale) < scale) below += stack.pop() ?? 0;
      stack.push(below * scale);
    }
  }
  return stack.reduce((sum, part) => sum + part, 0);
}

describe('priceInWords', () => {
  it.each([
    [1, 'One rupee'],
    [4_500_000, 'Forty-five lakh rupees'],
    ['45,50,000', 'Forty-five lakh fifty thousand rupees'],
    [10_000_000, 'One crore rupees'],
    [12_345_678, 'One crore twenty-three lakh forty-five thousand six hundred seventy-eight rupees'],
    [100_019, 'One lakh nineteen rupees'],
    [
      99_999_999_999,
      'Nine thousand nine hundred ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine rupees',
    ],
  ])('puts %p into words as %p [WIZ-14, FMT-3]', (value, words) => expect(priceInWords(value)).toBe(words));

  it.each([[0], [-5], [''], ['abc'], [null], [100_000_000_000], [Number.NaN]])('says nothing for %p [FMT-3]', (value) =>
    expect(priceInWords(value)).toBe(''),
  );

  it('says every amount so that it can be read back [WIZ-14, FMT-3]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (rupees) =>
        expect(fromWords(priceInWords(rupees))).toBe(rupees),
      ),
      { numRuns: 1000 },
    );
  });
});
