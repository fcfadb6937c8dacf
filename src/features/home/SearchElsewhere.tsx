import { AppLink } from '@/components/layout/AppLink';
import { NO_FILTERS } from '@/domain/filters';
import { listTitle } from '@/domain/listSentence';
import { realtorsTitle } from '@/domain/listTitles';
import { paths } from '@/domain/paths';
import { SITE } from '@/domain/site';
import { SearchBox } from './SearchBox';
import { usePlaceSearch } from './usePlaceSearch';

/** The kinds that most look for. */
const KINDS = ['Flat/Apartment', 'Plot/land', 'Independent House'];

/** Where no page stands: Home's search, and the lists of the city by their own titles [ROUTE-16]. */
export function SearchElsewhere() {
  const search = usePlaceSearch();
  const all = { ...NO_FILTERS, city: SITE.city };
  const links = [
    ...KINDS.map((selectedSubtype) => {
      const filters = { ...all, selectedSubtype };
      return { title: listTitle(filters, 'property'), to: paths.properties(filters) };
    }),
    { title: listTitle(all, 'project'), to: paths.projects(all) },
    { title: realtorsTitle(SITE.city), to: paths.realtorsIn(SITE.city) },
  ];
  return (
    <>
      <SearchBox search={search} />
      <ul className="mt-4.5 flex flex-wrap justify-center gap-2">
        {links.map(({ title, to }) => (
          <li key={to}>
            <AppLink
              to={to}
              className="inline-flex min-h-11 items-center rounded-full border border-edge bg-card px-3 text-sm font-medium transition-colors hover:bg-wash"
            >
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  );
}
