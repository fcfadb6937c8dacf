import { showToast } from '@/components/ui/toast';
import { LANGUAGES, languageOf, pathIn } from '@/domain/languages';
import { SPOKEN } from '@/domain/spoken';
import { deviceStorage, type DeviceStorage } from '@/store/device/deviceStorage';
import { language } from '@/words/language';

const KEY = 'device:language';
/** How long the offer stays, ms. */
const STAYS = 20_000;

interface Surroundings {
  readonly storage?: Pick<DeviceStorage, 'get' | 'set'>;
  /** What the browser is set to, the person's first choice first. */
  readonly preferred?: readonly string[];
  readonly spoken?: typeof SPOKEN;
  readonly go?: (address: string) => void;
}

/**
 * Offers, once on a device, the language that the browser prefers where the page is in another one. Nobody is led
 * elsewhere unasked, and the footer has the choice always.
 */
export async function offerLanguage({
  storage = deviceStorage,
  preferred = navigator.languages,
  spoken = SPOKEN,
  go = (address) => window.location.assign(address),
}: Surroundings = {}): Promise<void> {
  const wanted = preferred
    .map((tag) => LANGUAGES.find(({ code }) => code === tag.slice(0, 2).toLowerCase() && spoken.includes(code)))
    .find((known) => known !== undefined);
  if (wanted === undefined || wanted.code === language) return;
  const asked = await storage.get(KEY).catch(() => 'unknown');
  if (asked !== undefined && asked !== null) return;
  storage.set(KEY, wanted.code).catch(() => undefined);
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
