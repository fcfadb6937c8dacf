import { HOME_SECTIONS, type HomeSectionName } from '@/contract/console';
import { PageHeading } from '@/components/layout/PageHeading';
import { consoleApi } from '../api';
import { ImportPart } from '../content/ImportPart';
import { QueryState } from '../QueryState';
import { SECTION_TITLES, SectionEditor } from './SectionEditor';
import * as words from '@/words/consoleHome';

const NAMES = Object.keys(HOME_SECTIONS) as readonly HomeSectionName[];

/** What each section of Home shows [HOME-4, HOME-5, HOME-7]. */
export function HomePage() {
  const query = consoleApi.useGetHomeQuery({}, { refetchOnMountOrArgChange: true });
  const { data } = query;
  return (
    <>
      <PageHeading title={words.home.title} className="text-section" />
      <p className="max-w-prose">{words.home.intro({ realtors: SECTION_TITLES.agents })}</p>
      <QueryState query={query}>
        {data && NAMES.map((name) => <SectionEditor key={name} name={name} saved={data[name]} />)}
      </QueryState>
      <ImportPart kind="home" />
    </>
  );
}
