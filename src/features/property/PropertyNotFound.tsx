import { skipToken } from '@reduxjs/toolkit/query';
import { silentQueries } from '@/api/silentQueries';
import { soldApi } from '@/api/soldApi';
import { NotFoundView } from '@/components/layout/NotFoundView';
import { Section } from '@/components/layout/Section';
import { LazyBoundary } from '@/components/ui/LazyBoundary';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { LinkButton } from '@/components/ui/LinkButton';
import type { SoldListing } from '@/contract/extraShapes';
import { LATEST } from '@/domain/firstCalls';
import type { AreaUnit } from '@/domain/areaUnits';
import { headline } from '@/domain/headlines';
import { mainArea } from '@/domain/mainArea';
import { placeLabel } from '@/domain/names';
import { paths } from '@/domain/paths';
import { listPrice } from '@/domain/price';
import { hasBedrooms } from '@/domain/subtypes';
import { includesIgnoreCase } from '@/domain/text';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { selectPropertyMap } from '@/store/entities/properties';
import { useAppSelector } from '@/store/hooks';
import type { LikeSoldProps } from './Alike';
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

/** Its code comes once somebody looks for what was sold. */
const LikeSold = lazyComponent<LikeSoldProps>(() =>
  import(/* webpackChunkName: "alike" */ './Alike').then(({ LikeSold: part }) => ({ default: part })),
);

/** What it was, and where, unless its name says that; what it was offered for last, and how large it is. */
function whatItWas(sold: SoldListing, unit: AreaUnit): string {
  const what = includesIgnoreCase(sold.name, sold.locality ?? '')
    ? headline(sold)
    : `${headline(sold)}, ${placeLabel(sold)}`;
  return [what, sold.expectedPrice !== null && listPrice(sold.expectedPrice), mainArea(sold, unit)?.value]
    .filter(Boolean)
    .join(' · ');
}

interface PropertyNotFoundProps {
  /** The one that was asked for; null where nothing was chosen. */
  readonly id: string | null;
  /** Whether an address led here: what there is instead is shown then. */
  readonly isLinked: boolean;
}

/**
 * Nothing chosen, an unknown id or an id of another kind: says so and leads on [ROUTE-20]. Of one that was sold it says
 * what it was, with what is like it [PDET-3].
 */
export function PropertyNotFound({ id, isLinked }: PropertyNotFoundProps) {
  const { data: sold } = soldApi.useGetSoldQuery(id ?? skipToken);
  const unit = useAreaUnit(sold);
  return (
    <>
      <NotFoundView
        title={
          sold
            ? words.notFound.sold({ kind: hasBedrooms(sold.selectedSubtype) ? 'home' : 'other' })
            : words.notFound.title
        }
        text={sold ? whatItWas(sold, unit) : words.notFound.text}
      >
        {sold ? (
          <LinkButton to={paths.listOfKind(sold)}>{words.notFound.toLike}</LinkButton>
        ) : (
          <LinkButton to={paths.properties()}>{words.notFound.toList}</LinkButton>
        )}
        <LinkButton to={paths.home} variant="secondary">
          {words.notFound.toHome}
        </LinkButton>
      </NotFoundView>
      {sold && id !== null ? (
        <LazyBoundary part={LikeSold} shape="h-40 rounded-card">
          <LikeSold id={id} sold={sold} otherwise={<Others />} />
        </LazyBoundary>
      ) : (
        isLinked && <Others />
      )}
    </>
  );
}
