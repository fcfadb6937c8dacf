import { createContext, useContext } from 'react';

/** What links and headings need of the app around them; the app hands it in (rooms below cannot import it). */
interface Navigation {
  /** Starts the code of the screen behind an address, and its calls without consequences: somebody points at a link to it. */
  readonly prepare: (to: string) => void;
  /** True once after each navigation: whoever asks first moves the focus to its heading (ROUTE-18). */
  readonly takeFocus: () => boolean;
}

/** The router's key of the history entry that a document was loaded with, before it wrote one of its own. */
export const FIRST_ENTRY = 'default';

/** Whether the document itself was reached by reload, back or forward. */
export function documentReturned(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((load) => 'type' in load && (load.type === 'reload' || load.type === 'back_forward'));
}

export const NavigationContext = createContext<Navigation>({ prepare: () => undefined, takeFocus: () => false });
export const useNavigation = (): Navigation => useContext(NavigationContext);
