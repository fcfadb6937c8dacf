import { showToast } from '@/components/ui/toast';
import { LANGUAGES, languageOf, pathIn } from '@/domain/languages';
import { SPOKEN } from '@/domain/spoken';
import { deviceStorage, type DeviceStorage } from '@/store/device/deviceStorage';
import { language } from '@/words/language';

/** Under it the language that was chosen here, or that nothing was chosen when it was offered. */
const KEY = 'device:chosenLanguage';
const OFFERED = 'offered';
/** How long the offer stays, ms. */
const STAYS = 20_000;

interface Surroundings {
  readonly storage?: Pick<DeviceStorage, 'get' | 'set'>;
  /** What the browser is set to, the person's first choice first. */
  readonly preferred?: readonly string[];
  readonly spoken?: typeof SPOKEN;
  /** The address of the page that led here; empty for none. */
  readonly from?: string;
  readonly go?: (address: string) => void;
}

/**
 * Offers a language where the page is in another one: the one that was chosen on this device, or else, once, the one that
 * the browser prefers, but over no page whose address asks for its language. Who comes here from this site in another language has chosen this one. Nobody is led elsewhere
 * unasked, and the footer has the choice always.
 */
export async function offerLanguage({
  storage = deviceStorage,
  preferred = navigator.languages,
  spoken = SPOKEN,
  from = document.referrer,
  go = (address) => window.location.assign(address),
}: Surroundings = {}): Promise<void> {
  const keep = (what: string) => storage.set(KEY, what).catch(() => undefined);
  const isOwn = from.startsWith(`${location.origin}/`);
  if (isOwn && languageOf(new URL(from).pathname).code !== language) return keep(language);
  const known = (tag: unknown) => LANGUAGES.find(({ code }) => code === tag && spoken.includes(code));
  const kept = await storage.get(KEY).catch(() => OFFERED);
  const isNew = kept == null;
  // Its address asks for the language of the page.
  if (isNew && languageOf(location.pathname).code !== 'en') return;
  const wanted = isNew ? preferred.map((tag) => known(tag.slice(0, 2).toLowerCase())).find(Boolean) : known(kept);
  if (wanted === undefined || wanted.code === language) return;
  if (isNew) void keep(OFFERED);
  showToast({
    text: wanted.offer,
    tone: 'info',
    dedupe: true,
    durationMs: STAYS,
    action: {
      label: wanted.accept,
      run: () => {
        const { pathname, search, hash } = window.location;
        go(pathIn(wanted.code, languageOf(pathname).path) + search + hash);
      },
    },
  });
}
