import type { PageRequest, RenderPage } from '@/contract/page';
import { semaphore } from '../kernel/semaphore';

/** What the app makes of an address: HTML in UTF-8, and the answers as JSON that may stand in HTML. */
export interface Drawing {
  readonly html: Uint8Array;
  readonly answers: string;
}

/** Renders a page; null when it would come later than the bare page, or not whole: the browser renders it then. */
export type Renderer = (to: string, how: Pick<PageRequest, 'site' | 'sparing'>) => Promise<Drawing | null>;

/** So many pages are rendered side by side, and so many wait: rendering is work of this very thread. */
const AT_ONCE = 4;
const MOST_WAITING = 20;

interface RendererOptions {
  readonly fetch: typeof globalThis.fetch;
  /** ms since 1970. */
  readonly now: () => number;
  /** How long a page is waited for, ms. */
  readonly patience: number;
  /** Hears what rendering threw. */
  readonly failed: (error: unknown) => void;
}

/** JSON that may stand in a block of HTML: `</script>` in a text must not end the block. */
export const jsonInHtml = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Bounds how long a page is waited for, and how many are rendered at a time, in all languages together. */
export function renderers({ fetch, now, patience, failed }: RendererOptions): (renderPage: RenderPage) => Renderer {
  const enter = semaphore(AT_ONCE, MOST_WAITING, () => new Error('Too many pages wait to be rendered.'), patience);
  return (renderPage) => async (to, how) => {
    const leave = await enter().catch(() => null);
    if (leave === null) return null;
    let clock: NodeJS.Timeout | undefined;
    const late = new Promise<null>((end) => (clock = setTimeout(end, patience, null)));
    try {
      const page = await Promise.race([renderPage({ to, fetch, now: now(), ...how }), late]);
      return page && { html: page.html, answers: jsonInHtml(page.answers) };
    } catch (error) {
      failed(error);
      return null;
    } finally {
      // It would hold the page as long as it runs.
      clearTimeout(clock);
      leave();
    }
  };
}
