import { soundBegins, soundOfName } from '@/domain/sounds';

/** Something that a combobox suggests. */
export interface ComboboxOption {
  /** Unlike every other option's. */
  readonly key: string;
  readonly label: string;
  /** Tells options of the same label apart, e.g. a locality's city. */
  readonly note?: string | undefined;
  /** Other names of it, the market's own first: whoever begins to type one means it. */
  readonly also?: readonly string[] | undefined;
}

export interface ComboboxGroup<O extends ComboboxOption = ComboboxOption> {
  readonly label: string;
  readonly options: readonly O[];
  /** They are what is meant already, whatever is typed: shown as they are. */
  readonly asGiven?: boolean;
}

/** The most suggestions of one group. */
const MOST = 5;

const RANKS = 6;

/**
 * 0: the text is a name; 1: the label, or the market's own name, begins with it; 2: another name does; 3: a word of the
 * label does; 4: it stands in it; 5: a name begins with what sounds like it; RANKS: none of that.
 */
function rank({ label, also = [] }: ComboboxOption, wanted: string, sound: string): number {
  const names = [label, ...also].map((name) => name.toLowerCase());
  const [own = ''] = names;
  const begins = names.findIndex((name) => name.startsWith(wanted));
  if (names.includes(wanted)) return 0;
  if (begins >= 0) return begins < 2 ? 1 : 2;
  if (own.includes(` ${wanted}`)) return 3;
  if (own.includes(wanted)) return 4;
  return names.some((name) => soundBegins(soundOfName(name), sound)) ? 5 : RANKS;
}

/**
 * The options that a typed text means, ignoring case and how sounds are spelled, at most five of each group, the one that
 * it names and those that begin with it first.
 * Groups without any are left out; a blank text means nothing. Groups that are given as they are stay so.
 */
export function comboboxMatches<O extends ComboboxOption>(
  groups: readonly ComboboxGroup<O>[],
  text: string,
): readonly ComboboxGroup<O>[] {
  const wanted = text.trim().toLowerCase();
  const sound = soundOfName(wanted);
  return groups.flatMap((group) => {
    const { label, options } = group;
    if (group.asGiven) return options.length === 0 ? [] : [group];
    if (wanted === '') return [];
    const ranked = Array.from({ length: RANKS }, (): O[] => []);
    for (const option of options) ranked[rank(option, wanted, sound)]?.push(option);
    const found = ranked.flat().slice(0, MOST);
    return found.length === 0 ? [] : [{ label, options: found }];
  });
}
