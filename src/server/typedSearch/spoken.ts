import { SCALE_WORDS } from '@/domain/scaleWords';

type Words = readonly (readonly [words: string, meaning: string])[];

/** Number words in English, Telugu and Hindi. */
const NUMBERS: Words = [
  ['one|single|ఒకటి|ఒక|సింగిల్|एक|सिंगल', '1'],
  ['one and a half|ఒకటిన్నర|डेढ़|डेढ', '1.5'],
  ['two|double|రెండు|డబుల్|दो|डबल', '2'],
  ['two and a half|రెండున్నర|ढाई', '2.5'],
  ['three|triple|మూడు|ట్రిపుల్|तीन|ट्रिपल', '3'],
  ['four|నాలుగు|चार', '4'],
  ['five|ఐదు|అయిదు|पाँच|पांच', '5'],
  ['six|ఆరు|छह|छः|छे', '6'],
  ['seven|ఏడు|सात', '7'],
  ['eight|ఎనిమిది|आठ', '8'],
  ['nine|తొమ్మిది|नौ', '9'],
  ['ten|పది|दस', '10'],
  ['twelve|పన్నెండు|बारह', '12'],
  ['fifteen|పదిహేను|पंद्रह|पन्द्रह', '15'],
  ['eighteen|పద్దెనిమిది|अठारह', '18'],
  ['twenty|ఇరవై|बीस', '20'],
  ['पच्चीस', '25'],
  ['thirty|ముప్పై|ముప్ఫై|तीस', '30'],
  ['पैंतीस', '35'],
  ['forty|నలభై|चालीस', '40'],
  ['पैंतालीस', '45'],
  ['fifty|యాభై|पचास', '50'],
  ['पचपन', '55'],
  ['sixty|అరవై|साठ', '60'],
  ['पैंसठ', '65'],
  ['seventy|డెబ్బై|सत्तर', '70'],
  ['पचहत्तर', '75'],
  ['eighty|ఎనభై|अस्सी', '80'],
  ['पचासी', '85'],
  ['ninety|తొంభై|नब्बे', '90'],
  ['पंचानवे', '95'],
];

/** Other words of Telugu and Hindi that belong to a price, an area or a number of rooms, as `amounts` and `areas` read them. */
const OTHERS: Words = [
  [
    'బిహెచ్కె|బిహెచ్కే|బీహెచ్కే|బీహెచ్కె|బి హెచ్ కె|బి హెచ్ కే|బీ హెచ్ కే|పడక గదుల|పడక గదులు|పడకగదుల|పడకగదులు|బెడ్రూమ్ల|బెడ్రూమ్|బెడ్రూం|బెడ్రూమ్స్|బెడ్ రూమ్|బెడ్ రూమ్ల|బెడ్ రూం|बीएचके|बी एच के|बेडरूम|बेड रूम|कमरे|कमरों|कमरा',
    'bhk',
  ],
  ...Object.entries(SCALE_WORDS).map(([english, words]) => [words, english] as const),
  ['చదరపు అడుగులు|చదరపు అడుగుల|వర్గ అడుగులు|వర్గ అడుగుల|वर्ग फुट|वर्ग फीट|स्क्वायर फीट|स्क्वायर फुट', 'sqft'],
  ['చదరపు గజాలు|చదరపు గజాల|గజాలు|గజాల|గజం|वर्ग गज|गज', 'sqyd'],
  ['సెంట్లు|సెంట్ల|సెంటు|सेंट', 'cents'],
  ['అంకణాలు|అంకణాల|అంకణం', 'ankanam'],
  ['ఎకరాలు|ఎకరాల|ఎకరం|एकड़|एकड', 'acres'],
  ['కంటే ఎక్కువ|కన్నా ఎక్కువ|కంటే పైన|పైన|పైబడి|से ज़्यादा|से ज्यादा|से अधिक|से ऊपर', 'plus'],
  ['రూపాయల|రూపాయలు|రూపాయలకు|रुपये|रुपए|रूपये|रुपयों|rupees|rupee|లోపల|మధ్య|के अंदर|के अन्दर|के बीच', ''],
];

const table = (words: Words): ReadonlyMap<string, string> =>
  new Map(words.flatMap(([all, meaning]) => all.split('|').map((word) => [word.normalize('NFC'), meaning] as const)));
const NUMBER_WORDS = table(NUMBERS);
const OTHER_WORDS = table(OTHERS);

/** Any of the words as a whole, the longest first. */
const any = (words: ReadonlyMap<string, string>): string =>
  `(?<![\\p{L}\\p{M}])(?:${[...words.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{M}])`;
const OTHER = new RegExp(any(OTHER_WORDS), 'gu');
/** Number words count where a price or rooms follow; elsewhere "one" is part of a name. */
const NUMBER = new RegExp(
  `${any(NUMBER_WORDS)}(?:[ -]${any(NUMBER_WORDS)})?(?=[ -]?(?:lakh|lac|crore|bhk|bed ?room))`,
  'giu',
);
const ONE_CRORE = /(?<![\d.] ?)(?<!\p{L})crore(?=\s|$)/gu;

function digits(words: string): string {
  const whole = NUMBER_WORDS.get(words.toLowerCase());
  if (whole !== undefined) return whole;
  const [tens, ones] = words.split(/[ -]/).map((word) => Number(NUMBER_WORDS.get(word.toLowerCase())));
  // "Sixty five" is one number, "one, two bedrooms" are two.
  return tens !== undefined && ones !== undefined && tens >= 20 && tens % 10 === 0 && ones < 10
    ? String(tens + ones)
    : `${tens} ${ones}`;
}

/** What somebody said, as a phone writes it down, with its numbers in digits and its units in English. */
export const written = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200b-\u200d]/g, '')
    .replace(OTHER, (word) => OTHER_WORDS.get(word) ?? word)
    .replace(/ {2,}/g, ' ')
    .replace(NUMBER, digits)
    .replace(ONE_CRORE, '1 crore');
