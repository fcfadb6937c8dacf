import type { HomeSectionName } from '@/contract/console';
import type { HomeRecord } from '@/contract/homeShapes';
import { consoleApi } from '../api';
import { draftDropped, draftKept, type Draft } from '../content/draftsSlice';
import { useConsoleDispatch, type ConsoleState } from '../store';

export type Records = readonly HomeRecord[];

/** A section as it is arranged and not saved yet. */
export interface Arrangement {
  readonly records: Records;
  /** What was changed: where somebody else saves the section meanwhile, it is not written over. */
  readonly seen: Records;
}

export const idsOf = (records: Records): string[] => records.map(({ id }) => id);
const isSame = (a: Records, b: Records): boolean => idsOf(a).join() === idsOf(b).join();

const at = (name: HomeSectionName): string => `/home ${name}`;
const arrangedIn = (draft: Draft | undefined) => draft?.values as unknown as Arrangement | undefined;

/** What is arranged of a section and not saved yet; undefined where nothing is. */
export function unsavedOf(
  { drafts }: Pick<ConsoleState, 'drafts'>,
  name: HomeSectionName,
  saved: Records,
): Arrangement | undefined {
  const arranged = arrangedIn(drafts[at(name)]);
  return arranged === undefined || isSame(arranged.records, saved) ? undefined : arranged;
}

/** What is arranged outlives its page until it is saved or given up, as what is typed does. */
export function useArranging() {
  const dispatch = useConsoleDispatch();
  const keep = (name: HomeSectionName, { records, seen }: Arrangement) =>
    void dispatch(
      isSame(records, seen)
        ? draftDropped(at(name))
        : draftKept({ at: at(name), mark: idsOf(seen).join(), values: { records, seen } }),
    );
  const drop = (name: HomeSectionName) => void dispatch(draftDropped(at(name)));
  /** What was moved while it was being saved is still to be saved. */
  const settle = (name: HomeSectionName, sent: Records) =>
    dispatch((tell, getState) => {
      // What is asked for anew comes in a moment: until then the old order is not shown once more.
      tell(
        consoleApi.util.updateQueryData('getHome', {}, (sections) => {
          sections[name] = [...sent];
        }),
      );
      keep(name, { records: arrangedIn(getState().drafts[at(name)])?.records ?? sent, seen: sent });
    });
  return { keep, drop, settle };
}
