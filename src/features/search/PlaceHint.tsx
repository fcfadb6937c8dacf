import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { searchApi, type Found, type Hit } from '@/api/searchApi';
import { Button } from '@/components/ui/Button';
import type { AreaUnit } from '@/domain/areaUnits';
import type { PropertyFilters } from '@/domain/filters';
import { hitWords } from '@/domain/hitWords';
import { label } from '@/domain/label';
import { areKnown, meantInstead, placesAsked } from '@/domain/meantPlaces';
import { equalsIgnoreCase } from '@/domain/text';
import type { ListKind } from '@/domain/listKind';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { hitPath } from '@/store/suggestions/hitPath';
import { opened, useHitCounts, type HitCounts } from './useHitCounts';
import { popular } from '@/words/suggestions';
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

/** What may have been meant by a place that is not known. */
function meantIn({ match, didYouMean }: Found): readonly Hit[] {
  const first = match ? [match] : NO_HITS;
  return [...first, ...unlike(didYouMean, first)];
}

/** What something found is called, and where it is: "Kapila Theertham, Alipiri, Tirupati". */
function nameOf(hit: Hit, unit: AreaUnit): string {
  const { label: name, note } = hitWords(hit, unit);
  return note === '' ? name : `${name}, ${note}`;
}

/**
 * Stands above an empty result with a place: opens what the server understands to the word, says when no place is called
 * so or it lies elsewhere, and offers what may have been meant and places nearby that have homes under the other filters,
 * too. Nothing where the server has no such call [PLIST-17].
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
  const meant = useMemo(() => (found === null || isKnown ? NO_HITS : meantIn(found)), [found, isKnown]);
  const others = useMemo(() => (found === null ? NO_HITS : [...meant, ...unlike(found.nearby, meant)]), [found, meant]);
  const counts = useHitCounts(kind, filters, opens === null ? others : NO_HITS);
  const nearby = others.filter((hit) => !meant.includes(hit) && counts?.get(hit));
  const isExplained = found !== null && !isKnown && meant.length + nearby.length > 0;
  const isWaiting = isFetching || counts === null;
  // What was said stays until the next answer.
  useLayoutEffect(() => {
    if (!isWaiting) onExplained(isExplained);
  }, [isWaiting, isExplained, onExplained]);
  useLayoutEffect(() => () => onExplained(false), [onExplained]);

  if (counts === null || opens !== null || meant.length + nearby.length === 0) return null;
  // Near what nobody knows is nothing: these have the most homes.
  const isNowhere = !isKnown && meant.length === 0;
  const open = (hit: Hit) => {
    if (hit.filters === null) void navigate(hitPath(hit));
    else onChange(opened(hit));
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
      <Hits title={words.meant} hits={meant} counts={counts} onOpen={open} />
      <Hits title={isNowhere ? popular : words.nearby} hits={nearby} counts={counts} onOpen={open} />
    </div>
  );
}

const countOf = (count: number | null = null): string => (count === null ? '' : ` (${count})`);

interface HitsProps {
  readonly title: string;
  readonly hits: readonly Hit[];
  readonly counts: HitCounts;
  readonly onOpen: (hit: Hit) => void;
}

function Hits({ title, hits, counts, onOpen }: HitsProps) {
  const unit = useAreaUnit();
  if (hits.length === 0) return null;
  return (
    <div role="group" aria-label={title}>
      <p className="text-muted">{`${title}:`}</p>
      {/* The words of the buttons stand below those of the title. */}
      <div className="-mx-1.25 flex flex-wrap gap-x-2">
        {hits.map((hit) => (
          <Button key={`${hit.label}/${hit.note ?? ''}`} variant="text" onClick={() => onOpen(hit)}>
            {nameOf(hit, unit) + countOf(counts.get(hit))}
          </Button>
        ))}
      </div>
    </div>
  );
}
