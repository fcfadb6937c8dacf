import { SCREENS, type Screen } from '@/domain/screens';
import type { Built } from './shell';

/** What the build writes into the worker (scripts/workerFiles.mjs). */
export interface BuiltFiles extends Omit<Built, 'reading'> {
  /** The files of each lazy part, by its chunk's name. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** Pictures that belong to the code. */
  readonly drawings: readonly string[];
}

/** What several screens open. */
const SHARED = ['toasts', 'gallery', 'phone-menu'];

/** The chunks that reading needs beside Home's; accounts and posting are not among them, for they need the server. */
export const READING: readonly string[] = [
  ...Object.values<Screen>(SCREENS)
    .filter(({ keptOffline }) => keptOffline)
    .map(({ path }) => path.slice(1)),
  'not-found',
  ...SHARED,
];

/** The build with the files that reading needs, each once. */
export function withReading({ chunks, drawings, ...built }: BuiltFiles): Built {
  const files = new Set([...READING.flatMap((name) => chunks[name] ?? []), ...drawings]);
  return { ...built, reading: [...files].filter((file) => !built.home.includes(file)) };
}
