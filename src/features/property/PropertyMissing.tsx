import { silentQueries } from '@/api/silentQueries';
import { PageHeading } from '@/components/layout/PageHeading';
import { Section } from '@/components/layout/Section';
import { ErrorState } from '@/components/ui/ErrorState';
import { HillsArt } from '@/components/ui/HillsArt';
import { LinkButton } from '@/components/ui/LinkButton';
import { paths } from '@/domain/paths';
import { SCREENS } from '@/domain/screens';
import { selectPropertyMap } from '@/store/entities/properties';
import { useAppSelector } from '@/store/hooks';
import { OtherTile } from './OtherTile';
import * as words from '@/words/propertyDetail';

/** So many others stand where a listing is gone: a row of a wide window. */
const OTHERS = 3;

/** The latest listings. Nobody asked for them: their failure is no toast. */
function Others() {
  const { data } = silentQueries.usePeekPropertiesQuery('');
  const byId = useAppSelector(selectPropertyMap);
  const listings = (data?.ids ?? []).slice(0, OTHERS).flatMap((id) => byId[id] ?? []);
  if (listings.length === 0) return null;
  return (
    <Section title={words.notFound.others}>
      <ul className="grid gap-5.5 sm:grid-cols-2 lg:grid-cols-3">
        {listings.map((each) => (
          <li key={each._id}>
            <OtherTile listing={each} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface PropertyNotFoundProps {
  /** Whether an address led here: what there is instead is shown then. */
  readonly isLinked: boolean;
}

/** Nothing chosen, an unknown id or an id of another kind: says so and leads on [ROUTE-20]. */
export function PropertyNotFound({ isLinked }: PropertyNotFoundProps) {
  return (
    <>
      <div className="mx-auto flex w-full max-w-page flex-col items-center gap-3 px-5 pt-14 text-center">
        <div className="mb-2 h-36 w-48 overflow-hidden rounded-card">
          <HillsArt />
        </div>
        <PageHeading title={words.notFound.title} className="text-section" />
        <p className="max-w-md text-muted">{words.notFound.text}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <LinkButton to={paths.properties()}>{words.notFound.toList}</LinkButton>
          <LinkButton to={paths.home} variant="secondary">
            {words.notFound.toHome}
          </LinkButton>
        </div>
      </div>
      <div className="min-h-14">{isLinked && <Others />}</div>
    </>
  );
}

/** The listing could not be loaded, and nothing of it is known. */
export function PropertyFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="mx-auto w-full max-w-page px-5 py-10">
      <PageHeading title={SCREENS.property.title} className="sr-only" />
      <ErrorState title={words.failed.title} text={words.failed.text} onRetry={onRetry} />
    </div>
  );
}
