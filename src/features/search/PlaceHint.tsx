import { searchApi, type Hit } from '@/api/searchApi';
import { Button } from '@/components/ui/Button';
import type { PropertyFilters } from '@/domain/filters';
import { label } from '@/domain/label';
import { valuesOf } from '@/domain/severalValues';
import { equalsIgnoreCase } from '@/domain/text';
import * as words from '@/words/searchPlaces';

interface PlaceHintProps {
  readonly filters: PropertyFilters;
  readonly onChange: (patch: Partial<PropertyFilters>) => void;
}

const unlike = (hits: readonly Hit[], others: readonly Hit[]): readonly Hit[] =>
  hits.filter((hit) => !others.some((other) => other.label === hit.label && other.note === hit.note));

/** A place by its names in the page's language; a landmark's note is "Alipiri, Tirupati". */
const nameOf = (hit: Hit): string => [hit.label, ...(hit.note?.split(', ') ?? [])].map(label).join(', ');

/**
 * Stands above an empty result with a place: says when no place is called so or it lies elsewhere, and offers what may have been meant and
 * places nearby that have homes. Nothing where the server has no such call [PLIST-17].
 */
export default function PlaceHint({ filters, onChange }: PlaceHintProps) {
  const city = filters.city.trim();
  // Of several localities, each of which the list offered, the city is asked for.
  const [only = '', ...more] = valuesOf(filters.locality);
  const locality = more.length > 0 ? '' : only;
  const q = [locality, city].filter(Boolean).join(' ');
  const { currentData: found } = searchApi.useSearchQuery({ q }, { skip: q === '' });
  if (q === '' || !found) return null;

  const { match, didYouMean } = found;
  const named = match?.filters;
  const isKnown =
    named != null &&
    equalsIgnoreCase(named.city ?? '', city) &&
    (locality === '' || equalsIgnoreCase(named.locality ?? '', locality));
  // The name is that of a place, in another town.
  const isElsewhere = locality !== '' && city !== '' && equalsIgnoreCase(named?.locality ?? '', locality);
  const meant = isKnown ? [] : [...(named ? [match] : []), ...unlike(didYouMean, match ? [match] : [])];
  const nearby = unlike(found.nearby, meant);
  if (isKnown && nearby.length === 0) return null;
  return (
    <div role="status" className="flex flex-col gap-1 rounded-card border border-line bg-card p-4">
      {!isKnown && (
        <p className="text-lg font-semibold">
          {isElsewhere
            ? words.elsewhere({ place: label(locality), city: label(city) })
            : words.unknown({ place: locality === '' ? city : locality })}
        </p>
      )}
      <Hits title={words.meant} hits={meant} onChange={onChange} />
      <Hits title={words.nearby} hits={nearby} onChange={onChange} />
    </div>
  );
}

interface HitsProps {
  readonly title: string;
  readonly hits: readonly Hit[];
  readonly onChange: (patch: Partial<PropertyFilters>) => void;
}

function Hits({ title, hits, onChange }: HitsProps) {
  if (hits.length === 0) return null;
  return (
    <div role="group" aria-label={title} className="flex flex-wrap items-center gap-x-1">
      <span className="text-muted">{`${title}:`}</span>
      {hits.map((hit) => (
        <Button
          key={`${hit.label}/${hit.note ?? ''}`}
          variant="text"
          onClick={() => onChange({ locality: '', ...hit.filters })}
        >
          {nameOf(hit) + (hit.count ? ` (${hit.count})` : '')}
        </Button>
      ))}
    </div>
  );
}
