import { PageHeading } from '@/components/layout/PageHeading';
import { HillsScene } from './HillsScene';
import { QuickFilters } from './QuickFilters';
import { SearchBox } from './SearchBox';
import { TEXTS } from './texts';

/** Home's first view: what this is, and the search [HOME-1 to HOME-3]. */
export function Hero() {
  return (
    <div className="relative overflow-hidden bg-linear-to-b from-sky via-dawn via-75% to-paper">
      <HillsScene />
      <div className="relative mx-auto w-full max-w-page px-5 pt-9 pb-28 md:pt-16 md:pb-36">
        <PageHeading title={TEXTS.documentTitle} className="max-w-[18em] text-[35px] font-bold md:text-hero">
          {TEXTS.heading}
        </PageHeading>
        <p className="mt-3.5 mb-6.5 max-w-xl text-lg text-ink/85">{TEXTS.intro}</p>
        <SearchBox />
        <QuickFilters />
      </div>
    </div>
  );
}
