type Call = (...given: never[]) => unknown;

export interface Planted {
  /** The function that goes wrong. */
  readonly name: string;
  /** What it does instead; it gets the right one, and what that was given. */
  readonly wrong: (good: never, ...given: never[]) => unknown;
}

/** The one fault that is planted now. */
export const plantedNow: { fault: Planted | null } = { fault: null };

/** A module for `jest.mock` of which one function goes wrong while its fault is planted. */
export function plantable(path: string, name: string): object {
  const right = jest.requireActual<Record<string, Call>>(path);
  const good: Call = (...given) => right[name]?.(...given);
  const call: Call = (...given) => {
    const { fault } = plantedNow;
    return fault?.name === name ? fault.wrong(good as never, ...given) : good(...given);
  };
  return { ...right, [name]: call };
}
