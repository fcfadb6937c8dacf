/** What a section of Home has to show: ids of records, that they are on their way, or that they did not come. */
export interface HomeSection {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly ids: readonly string[];
  /** Asks again. */
  readonly retry: () => void;
}

interface Asked<Data> {
  readonly data?: Data | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

const none: readonly string[] = [];

/** A section from its call; what came earlier stays when a later call fails. */
export function homeSection<Data>(asked: Asked<Data>, idsOf: (data: Data) => readonly string[]): HomeSection {
  const { data, isError, refetch } = asked;
  return {
    state: data !== undefined ? 'ready' : isError ? 'failed' : 'loading',
    ids: data === undefined ? none : idsOf(data),
    retry: () => void refetch(),
  };
}
