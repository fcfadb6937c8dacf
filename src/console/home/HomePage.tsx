import { HOME_SECTIONS, type HomeSectionName } from '@/contract/console';
import { addressOf } from '@/domain/languages';
import { paths } from '@/domain/paths';
import { JumpLinks } from '@/components/layout/JumpLinks';
import { PageHeading } from '@/components/layout/PageHeading';
import { useHashSection } from '@/components/ui/useHashSection';
import { consoleApi } from '../api';
import { ImportPart } from '../content/ImportPart';
import { PublicLink } from '../PublicLink';
import { QueryState } from '../QueryState';
import { useConsoleSelector } from '../store';
import { unsavedOf } from './arrangement';
import { SaveBar } from './SaveBar';
import { SECTION_TITLES, SectionEditor } from './SectionEditor';
import * as words from '@/words/consoleHome';

const NAMES = Object.keys(HOME_SECTIONS) as readonly HomeSectionName[];

function Jumps() {
  useHashSection();
  return <JumpLinks replace jumps={NAMES.map((name) => ({ to: `#${name}`, label: SECTION_TITLES[name] }))} />;
}

/** What each section of Home shows [HOME-4, HOME-5, HOME-7]. */
export function HomePage() {
  const query = consoleApi.useGetHomeQuery({}, { refetchOnMountOrArgChange: true });
  const drafts = useConsoleSelector((state) => state.drafts);
  const { data } = query;
  const unsaved = NAMES.flatMap((name) => {
    const arranged = data && unsavedOf({ drafts }, name, data[name]);
    return arranged ? [[name, arranged] as const] : [];
  });
  return (
    <>
      <PageHeading title={words.home.title} className="text-section" />
      <p className="max-w-prose">
        {words.home.intro({ realtors: SECTION_TITLES.agents })}{' '}
        <PublicLink href={addressOf(paths.home)}>{words.home.see}</PublicLink>
      </p>
      <QueryState query={query}>
        {data && (
          <>
            <Jumps />
            {NAMES.map((name) => (
              <SectionEditor key={name} name={name} saved={data[name]} />
            ))}
            <SaveBar unsaved={unsaved} />
          </>
        )}
      </QueryState>
      <ImportPart kind="home" />
    </>
  );
}
