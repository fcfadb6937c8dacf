import { useId, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { buttonClass } from '@/components/ui/buttonClass';
import { SITE, type Site } from '@/domain/site';
import { installOffer, keepInstallOffer, onInstallOffer } from './installOffer';
import * as words from '@/words/homeInstall';

/**
 * Asks the browser to install the product; null while there is no offer to: before the browser makes one (some never
 * do), and once it was used, whatever the answer, or the product is installed [HOME-9].
 */
function useInstallPrompt(): (() => void) | null {
  const kept = useSyncExternalStore(onInstallOffer, installOffer, () => null);
  if (kept === null) return null;
  return () => {
    keepInstallOffer(null);
    kept.prompt().catch(() => undefined);
  };
}

const android = words.android;
const iphone = words.iphone;
const STEPS = [
  { title: android.title, steps: [android.open, android.menu, android.add] },
  { title: iphone.title, steps: [iphone.open, iphone.share, iphone.add] },
];

function StoreLink({ href, store }: { readonly href: string; readonly store: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass('primary')}>
      <Icon name="download" className="size-4.5" />
      {store}
      <span className="sr-only"> {words.newTab}</span>
    </a>
  );
}

/**
 * App download [HOME-9]: the stores' buttons when there are links to them; else how to put the site on the home
 * screen, with a button where the browser offers to do it.
 */
export function AppDownload({ stores = SITE.stores }: { readonly stores?: Site['stores'] }) {
  const id = useId();
  const install = useInstallPrompt();
  const inStores = stores.android !== null || stores.ios !== null;
  return (
    <section aria-labelledby={id} className="bg-wash">
      <div className="mx-auto grid w-full max-w-page items-center gap-x-12 gap-y-7 px-5 py-7 md:grid-cols-[auto_1fr] md:py-14">
        <Phone />
        <div className="min-w-0">
          <h2 id={id} className="text-price md:text-section">
            {words.title({ site: SITE.name })}
          </h2>
          <p className="mt-2 max-w-xl text-muted">{inStores ? words.stores : words.homeScreen({ site: SITE.name })}</p>
          {inStores ? (
            <p className="mt-5 flex flex-wrap gap-3">
              {stores.android && <StoreLink href={stores.android} store="Google Play" />}
              {stores.ios && <StoreLink href={stores.ios} store="App Store" />}
            </p>
          ) : (
            <>
              {install && (
                <Button onClick={install} className="mt-5">
                  <Icon name="download" className="size-4.5" />
                  {words.install({ site: SITE.name })}
                </Button>
              )}
              <div className="mt-5 grid items-start gap-3 sm:grid-cols-2">
                {STEPS.map(({ title, steps }) => (
                  <details key={title} className="group rounded-card border border-line bg-card px-4 sm:px-5">
                    <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 py-3">
                      <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
                      <Icon name="chevronDown" className="size-4.5 flex-none group-open:rotate-180" />
                    </summary>
                    <ol className="mb-4 list-inside list-decimal space-y-1.5 text-md marker:font-semibold marker:text-brand">
                      {steps.map((step) => (
                        <li key={step}>{step}</li>
                      ))}
                    </ol>
                  </details>
                ))}
              </div>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** A phone whose home screen carries the mark. */
function Phone() {
  return (
    <svg viewBox="0 0 160 250" className="mx-auto h-72 max-md:hidden" aria-hidden="true">
      <rect className="fill-ink" x="6" y="4" width="148" height="242" rx="22" />
      <rect className="fill-sky" x="13" y="11" width="134" height="228" rx="16" />
      <path className="fill-dawn" d="M13 120h134v103a16 16 0 0 1-16 16H29a16 16 0 0 1-16-16z" />
      <path
        className="fill-brand"
        opacity=".25"
        d="M13 178q18-34 34 0 18-44 36 0 18-40 34 0 16-30 30-2v47a16 16 0 0 1-16 16H29a16 16 0 0 1-16-16z"
      />
      <path
        className="fill-brand"
        opacity=".4"
        d="M13 206q34-30 66 0 36-34 68 2v15a16 16 0 0 1-16 16H29a16 16 0 0 1-16-16z"
      />
      <g className="fill-white" opacity=".75">
        <rect x="28" y="34" width="26" height="26" rx="8" />
        <rect x="67" y="34" width="26" height="26" rx="8" />
        <rect x="106" y="34" width="26" height="26" rx="8" />
        <rect x="28" y="76" width="26" height="26" rx="8" />
        <rect x="106" y="76" width="26" height="26" rx="8" />
      </g>
      <rect className="fill-card" x="60" y="69" width="40" height="40" rx="11" />
      <g transform="translate(64 72)" fill="none" strokeWidth="3">
        <path className="stroke-brand" strokeLinecap="round" strokeLinejoin="round" d="M3 15 16 4l13 11" />
        <path className="fill-brand-wash stroke-brand" strokeLinejoin="round" d="M8 14v13h16V14" />
        <path className="fill-gold" d="M13 27v-6a3 3 0 0 1 6 0v6z" />
      </g>
      <rect className="fill-ink" x="60" y="16" width="40" height="8" rx="4" />
    </svg>
  );
}
