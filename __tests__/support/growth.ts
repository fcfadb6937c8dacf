/** ms of the processor, which others on the machine do not lengthen, that a piece of work takes. */
function took(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What disturbs work makes it longer, never shorter: the shortest of several runs is nearest to the work itself. */
const RUNS = 3;

/** The shortest time of each piece of work, ms; in turns, so that a slow moment of the machine is one for all of them. */
function shortest(...works: readonly (() => void)[]): readonly number[] {
  const least = works.map(() => Number.POSITIVE_INFINITY);
  for (let run = 0; run < RUNS; run += 1)
    works.forEach((work, at) => (least[at] = Math.min(least[at] ?? 0, took(work))));
  return least;
}

/** Some 75,000 steps on the machine that runs this, ms: less is noise. */
const FLOOR = Math.max(...shortest(() => 'x'.repeat(384).replace(/x*y/g, '')), 0.1);
/** Whether work is more than noise, each time that it is done. */
const isLong = (work: () => void): boolean => Array.from({ length: RUNS }).every(() => took(work) > FLOOR);

/** So many times the text may take so many times as long, not as many times again. */
const MORE = 8;
/** Between the two; nearly three times is for what the machine does besides, either way. */
const MOST_GROWTH = MORE ** 1.5;

interface Sizes {
  /** So few letters explain no noticeable time, and to ask for many more at once might take for ever. */
  readonly few: readonly number[];
  /** Letters whose time is compared with that of eight times as many. */
  readonly many: number;
}

/** Whether work on a text takes longer than the text's length explains: it grows faster than linear. */
export function growsTooFast(
  work: (text: string) => void,
  textOf: (size: number) => string,
  { few, many }: Sizes,
): boolean {
  const timed = (size: number) => {
    const text = textOf(size);
    return () => {
      work(text);
    };
  };
  if (few.some((size) => isLong(timed(size)))) return true;
  const some = timed(many);
  if (!isLong(some)) return false;
  const isTooMuch = () => {
    const [little = 0, much = 0] = shortest(some, timed(MORE * many));
    return much > MOST_GROWTH * little;
  };
  // A busy machine can make it seem so once; what does grow too fast seems so each time.
  return Array.from({ length: RUNS }).every(isTooMuch);
}
