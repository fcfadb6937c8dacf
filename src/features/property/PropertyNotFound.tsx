import { silentQueries } from '@/api/silentQueries';
import { NotFoundView } from '@/components/layout/NotFoundView';
import { Section } from '@/components/layout/Section';
import { LinkButton } from '@/components/ui/LinkButton';
import { LATEST } from '@/domain/firstCalls';
import { paths } from '@/domain/paths';
import { selectPropertyMap } from '@/store/entities/properties';
import { useAppSelector } from '@/store/hooks';
import { OtherTiles } from './OtherTiles';
import * as words from '@/words/propertyDetail';

/** So many others stand where a listing is gone: a row of a wide window. */
const OTHERS = 3;

/** The latest listings. Nobody asked for them: their failure is no toast. */
function Others() {
  const { data } = silentQueries.usePeekPropertiesQuery(LATEST);
  const byId = useAppSelector(selectPropertyMap);
  const listings = (data?.ids ?? []).slice(0, OTHERS).flatMap((id) => byId[id] ?? []);
  if (listings.length === 0) return null;
  return (
    <Section title={words.notFound.others}>
      <OtherTiles listings={listings} />
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
      <NotFoundView title={words.notFound.title} text={words.notFound.text}>
        <LinkButton to={paths.properties()}>{words.notFound.toList}</LinkButton>
        <LinkButton to={paths.home} variant="secondary">
          {words.notFound.toHome}
        </LinkButton>
      </NotFoundView>
      {isLinked && <Others />}
    </>
  );
}
