import { PageHeading } from '@/components/layout/PageHeading';
import { label } from '@/domain/label';
import { SITE } from '@/domain/site';
import * as words from '@/words/home';
import { HillsScene } from './HillsScene';
import { QuickFilters } from './QuickFilters';
import { SearchBox } from './SearchBox';
import { usePlaceSearch } from './usePlaceSearch';

/** Home's first view: what this is, and the search [HOME-1 to HOME-3]. */
export function Hero() {
  const search = usePlaceSearch();
  const city = label(SITE.city);
  return (
    <div className="relative morning">
      {/* The scene alone is cut off: what the search suggests may reach below. */}
      <div className="absolute inset-0 overflow-hidden">
        <HillsScene />
      </div>
      <div className="relative mx-auto w-full max-w-page px-5 pt-7 pb-16 low:pt-4! md:pt-10 md:pb-28">
        <PageHeading
          title={words.documentTitle({ city })}
          className="max-w-[18em] text-[1.875rem] font-bold low:text-section! sm:text-promo md:text-hero"
        >
          {words.heading}
        </PageHeading>
        <p className="mt-3 mb-5 max-w-xl low:my-2! sm:mb-6.5 text-ink/85 sm:text-lg">{words.intro({ city })}</p>
        <SearchBox search={search} />
        <QuickFilters place={search.place} />
      </div>
    </div>
  );
}
