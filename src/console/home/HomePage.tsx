import { HOME_SECTIONS, type HomeSectionName } from '@/contract/console';
import { PageHeading } from '@/components/layout/PageHeading';
import { useGetHomeQuery } from '../api';
import { ImportPart } from '../content/ImportPart';
import { QueryState } from '../QueryState';
import { SectionEditor } from './SectionEditor';

const NAMES = Object.keys(HOME_SECTIONS) as readonly HomeSectionName[];

/** What each section of Home shows [HOME-4, HOME-5, HOME-7]. */
export function HomePage() {
  const query = useGetHomeQuery({}, { refetchOnMountOrArgChange: true });
  const { data } = query;
  return (
    <>
      <PageHeading title="Home" className="text-section">
        Home
      </PageHeading>
      <p className="max-w-prose">
        What you save here is on Home at once. A section without anything in it is not shown; Recommended Realtors shows
        the first eight.
      </p>
      <QueryState query={query}>
        {data && NAMES.map((name) => <SectionEditor key={name} name={name} saved={data[name]} />)}
      </QueryState>
      <ImportPart kind="home" />
    </>
  );
}
