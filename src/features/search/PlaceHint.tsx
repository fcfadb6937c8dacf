import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { searchApi, type Hit } from '@/api/searchApi';
import { Button } from '@/components/ui/Button';
import type { ListKind, PropertyFilters } from '@/domain/filters';
import { label } from '@/domain/label';
import { areKnown, meantInstead, placesAsked } from '@/domain/meantPlaces';
import { equalsIgnoreCase } from '@/domain/text';
import { hitPath } from '@/store/search/hitPath';
import * as words from '@/words/searchPlaces';

type Places = Pick<PropertyFilters, 'city' | 'locality'>;

interface PlaceHintProps {
  readonly kind: ListKind;
  readonly filters: PropertyFilters;
  /** Where the list was opened. What is typed into its filters opens nothing by itself. */
  readonly openedAt: Places;
  readonly onChange: (patch: Partial<PropertyFilters>) => void;
  /** Hears whether this says why the list is empty, so that nobody says it again. */
  readonly onExplained: (isExplained: boolean) => void;
}

const NO_HITS: readonly Hit[] = [];

const unlike = (hits: readonly Hit[], others: readonly Hit[]): readonly Hit[] =>
  hits.filter((hit) => !others.some((other) => other.label === hit.label && other.note === hit.note));

/** A place by its names in the page's language; a landmark's note is "Alipiri, Tirupati". */
const nameOf = (hit: Hit): string => [hit.label, ...(hit.note?.split(', ') ?? [])].map(label).join(', ');

/**
 * Stands above an empty result with a place: opens what the server understands to the word, says when no place is called
 * so or it lies elsewhere, and offers what may have been meant and places nearby that have homes. Nothing where the
 * server has no such call [PLIST-17].
 */
export default function PlaceHint({ kind, filters, openedAt, onChange, onExplained }: PlaceHintProps) {
  const navigate = useNavigate();
  const { city, locality, q } = placesAsked(filters);
  const { currentData, isFetching } = searchApi.useSearchQuery({ q }, { skip: q === '' });
  const found = q === '' ? null : (currentData ?? null);

  const match = found?.match ?? null;
  const named = match?.filters ?? null;
  const isKnown = areKnown(filters, named);
  const instead = useMemo(() => found && meantInstead(kind, filters, found), [kind, filters, found]);
  const opens = q === placesAsked(openedAt).q ? instead : null;
  useEffect(() => {
    if (opens !== null) onChange(opens);
  }, [opens, onChange]);

  // The name is that of a place, in another town.
  const isElsewhere = locality !== '' && city !== '' && equalsIgnoreCase(named?.locality ?? '', locality);
  const meant = isKnown
    ? NO_HITS
    : [...(match ? [match] : []), ...unlike(found?.didYouMean ?? [], match ? [match] : [])];
  const nearby = unlike(found?.nearby ?? [], meant);
  const isExplained = found !== null && !isKnown && meant.length + nearby.length > 0;
  // What was said stays until the next answer.
  useLayoutEffect(() => {
    if (!isFetching) onExplained(isExplained);
  }, [isFetching, isExplained, onExplained]);
  useLayoutEffect(() => () => onExplained(false), [onExplained]);

  if (found === null || opens !== null || (isKnown && nearby.length === 0)) return null;
  const open = (hit: Hit) => {
    if (hit.filters === null) void navigate(hitPath(hit));
    else onChange({ locality: '', ...hit.filters });
  };
  return (
    <div role="status" className="flex flex-col gap-1 rounded-card border border-line bg-card p-4">
      {!isKnown && (
        <p className="text-lg font-semibold">
          {isElsewhere
            ? words.elsewhere({ place: label(locality), city: label(city) })
            : words.unknown({ place: locality === '' ? city : locality })}
        </p>
      )}
      <Hits title={words.meant} hits={meant} onOpen={open} />
      <Hits title={words.nearby} hits={nearby} onOpen={open} />
    </div>
  );
}

interface HitsProps {
  readonly title: string;
  readonly hits: readonly Hit[];
  readonly onOpen: (hit: Hit) => void;
}

function Hits({ title, hits, onOpen }: HitsProps) {
  if (hits.length === 0) return null;
  return (
    <div role="group" aria-label={title} className="flex flex-wrap items-center gap-x-1">
      <span className="text-muted">{`${title}:`}</span>
      {hits.map((hit) => (
        <Button key={`${hit.label}/${hit.note ?? ''}`} variant="text" onClick={() => onOpen(hit)}>
          {nameOf(hit) + (hit.count ? ` (${hit.count})` : '')}
        </Button>
      ))}
    </div>
  );
}
