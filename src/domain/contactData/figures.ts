/** Digits that stand together, or words for digits. */
export interface Group {
  readonly digits: string;
  /** Where it begins and ends in the readable text. */
  readonly from: number;
  readonly to: number;
}

/** What people say for each digit: in English, Hindi and Telugu, each in its own letters or in others'. */
const WORDS = [
  'zero oh o nil shunya sunna शून्य సున్నా సున్న जीरो ज़ीरो జీరో',
  'one ek okati एक ఒకటి वन వన్ ఒన్',
  'two do rendu दो రెండు टू టూ టు',
  'three teen moodu mudu तीन మూడు थ्री త్రీ థ్రీ',
  'four char chaar nalugu naalugu चार నాలుగు फोर फ़ोर ఫోర్',
  'five panch paanch aidu पांच पाँच ఐదు అయిదు फाइव फ़ाइव फाईव ఫైవ్',
  'six che chhe cheh aaru aru छह छः ఆరు सिक्स సిక్స్',
  'seven saat sat edu yedu सात ఏడు सेवन सेवेन సెవెన్ సెవన్',
  'eight aath enimidi आठ ఎనిమిది एट ऐट एइट ఎయిట్ ఏట్ ఎట్',
  'nine nau tommidi thommidi नौ తొమ్మిది नाइन नाईन నైన్ నైను',
].map((words) => words.normalize('NFKC').split(' '));
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
/** Said before a digit that comes twice, and one that comes three times. */
const TWICE = ['double', 'डबल', 'డబుల్', 'డబల్'];
const TIMES = [...TWICE, 'triple', 'ट्रिपल', 'ట్రిపుల్', 'ట్రిపల్'];

const DIGIT_OF = new Map(WORDS.flatMap((words, digit) => words.map((word): [string, string] => [word, String(digit)])));

const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = '(?:18|19|20)\\d\\d';
/** A day with figures alone. */
const DATE = `(?<!\\d[-/.]?)(?:${DAY}(?<by>[-/.])${MONTH}\\k<by>${YEAR}|${YEAR}(?<sign>[-/.])${MONTH}\\k<sign>${DAY})(?!\\d)`;
const TIME = '(?<![\\d:])(?:[01]?\\d|2[0-4]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,6})?)?(?![\\d:])';
/** "45,00,000" and "4,500,000"; not "98,480,22,338". */
const AMOUNT = '(?<![\\d,])(?:\\d{1,2}(?:,\\d\\d){0,4},\\d{3}|\\d{1,3}(?:,\\d{3}){1,4})(?:\\.\\d{1,2})?(?!,?\\d)';
const any = (words: readonly string[]): string => words.join('|');
const TOKEN = new RegExp(
  `(?<date>${DATE})|${TIME}|(?<amount>${AMOUNT})|(?<digits>\\d+)|(?<![\\p{L}\\p{M}])(?:(?<times>${any(TIMES)})|` +
    `(?<tens>${any(TENS)})(?:[\\s-]?(?<unit>${any(WORDS.slice(1).flatMap(([word = '']) => word))}))?|` +
    `(?<word>${any([...DIGIT_OF.keys()])}))(?![\\p{L}\\p{M}])`,
  'giu',
);

/** So many signs may stand between two parts of a number; no letter or digit of any script. */
const MOST_BETWEEN = 5;
const BETWEEN = /^[^\p{L}\p{M}\p{N}]*$/u;

type Parts = Readonly<Record<string, string | undefined>>;

/** The digits that words stand for: "eight" is 8, "ninety eight" 98. */
function digitsOfWords({ tens, unit, word }: Parts): string {
  if (tens === undefined) return DIGIT_OF.get((word ?? '').toLowerCase()) ?? '';
  const ten = String(TENS.indexOf(tens.toLowerCase()) + 2);
  return ten + (unit === undefined ? '0' : (DIGIT_OF.get(unit.toLowerCase()) ?? ''));
}

/** An amount of ten digits that is not round is no price: "9,84,80,22,338". */
const isPrice = (amount: string): boolean => !/^[6-9]\d{9}$/.test(amount) || amount.endsWith('000');

export interface Figures {
  /** Groups with nothing but a few signs between them: each run may hold one number or several. */
  readonly runs: readonly (readonly Group[])[];
  /** Days that are written in figures; `digits` is the day as it is written. */
  readonly dates: readonly Group[];
}

/** The figures of a readable text, in digits or in words. Times, days and amounts of money stand in no run. */
export function figuresIn(text: string): Figures {
  const runs: Group[][] = [];
  const dates: Group[] = [];
  let run: Group[] = [];
  let end = -1;
  let afterWord = false;
  let repeat: { readonly times: number; readonly from: number } | null = null;

  const close = (): void => {
    if (run.length > 0) runs.push(run);
    run = [];
    end = -1;
    repeat = null;
  };
  for (const { 0: whole, index, groups = {} } of text.matchAll(TOKEN)) {
    const to = index + whole.length;
    const between = to - whole.length - end;
    if (between > MOST_BETWEEN || !BETWEEN.test(text.slice(Math.max(end, 0), index))) close();
    const { date, amount, times } = groups;
    const isWord = times !== undefined || groups['tens'] !== undefined || groups['word'] !== undefined;
    const figure = amount?.replace(/\D/g, '') ?? groups['digits'];
    if (date !== undefined) dates.push({ digits: date, from: index, to });
    if (times !== undefined) {
      repeat = { times: TWICE.includes(times.toLowerCase()) ? 2 : 3, from: index };
    } else if ((figure === undefined && !isWord) || (amount !== undefined && isPrice(figure ?? ''))) {
      close();
      continue;
    } else {
      const digits = figure ?? digitsOfWords(groups);
      const said = repeat === null ? digits : digits.charAt(0).repeat(repeat.times) + digits.slice(1);
      const last = isWord && afterWord ? run.pop() : undefined;
      run.push({ digits: (last?.digits ?? '') + said, from: last?.from ?? repeat?.from ?? index, to });
      repeat = null;
    }
    end = to;
    afterWord = isWord;
  }
  close();
  return { runs, dates };
}
