import { BUDGET_BANDS, bandOf } from '@/domain/budget';

/** How many results each budget band holds, drawn; the chosen band is the strong one. Only for the eye: the list says the count. */
export function BudgetBars({
  bands,
  minPrice,
  maxPrice,
}: {
  /** Null while it is not known: the place is kept. */
  readonly bands: readonly number[] | null;
  /** Rupees. */
  readonly minPrice: number;
  readonly maxPrice: number;
}) {
  const most = Math.max(1, ...(bands ?? []));
  const chosen = bandOf(minPrice, maxPrice);
  return (
    <svg
      viewBox="0 0 240 48"
      preserveAspectRatio="none"
      className="absolute top-6.5 left-0 h-12 w-full"
      aria-hidden="true"
    >
      {BUDGET_BANDS.map((band, index) => {
        const height = Math.max(2, (44 * (bands?.[index] ?? 0)) / most);
        return (
          <rect
            key={band.id}
            x={index * 40 + 2}
            y={48 - height}
            width="36"
            height={height}
            className={chosen === band ? 'fill-brand' : chosen === null ? 'fill-brand/45' : 'fill-brand/25'}
          />
        );
      })}
    </svg>
  );
}
