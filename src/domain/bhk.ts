/** The BHK filter's choices; 5 stands for five or more [PLIST-11]. */
export const BHK_CHOICES = ['1', '2', '3', '4', '5'] as const;

const FIVE_OR_MORE = 5;
const MOST_BEDROOMS = 99;

/** The number of bedrooms in "3 BHK", "3bhk", "5+ BHK" or 3: the leading integer. Null when there is none. */
export function bhkCount(value: unknown): number | null {
  const count =
    typeof value === 'number'
      ? Math.floor(value)
      : typeof value === 'string'
        ? Number(/^\s*(\d+)/.exec(value)?.[1])
        : Number.NaN;
  return count >= 1 && count <= MOST_BEDROOMS ? count : null;
}

/** The bedrooms that a listing gives, under either name; null when neither says a number. */
export function bedroomsIn({ bedroom, bhk }: { readonly bedroom?: unknown; readonly bhk?: unknown }): number | null {
  return bhkCount(bedroom) ?? bhkCount(bhk);
}

/** Whether a bedroom count answers a BHK choice; an unreadable choice filters nothing [PLIST-8, PLIST-11]. */
export function matchesBhk(value: unknown, choice: string | number): boolean {
  const wanted = bhkCount(choice);
  if (wanted === null) return true;
  const count = bhkCount(value);
  return count !== null && (wanted >= FIVE_OR_MORE ? count >= FIVE_OR_MORE : count === wanted);
}

/** The words for a BHK choice: "3 BHK", "5+ BHK"; '' for an unreadable one. */
export function bhkLabel(choice: string | number): string {
  const count = bhkCount(choice);
  if (count === null) return '';
  return count >= FIVE_OR_MORE ? `${FIVE_OR_MORE}+ BHK` : `${count} BHK`;
}

const RANGE = /^\s*(\d{1,2})\s*(?:bhk\s*)?(?:to|-|–)\s*(\d{1,2})/i;

/**
 * The bedroom counts a project offers, ascending and each once. Reads single ones ("1BHK") and what is written
 * as one text: "1bhk to 5bhk", "2, 3 & 4 BHK".
 */
export function configurations(unitConfig: readonly string[] | string | null | undefined): readonly number[] {
  const counts = new Set<number>();
  const texts = typeof unitConfig === 'string' ? [unitConfig] : (unitConfig ?? []);
  for (const text of texts) {
    for (const part of text.split(/[,/&]|\band\b/i)) {
      const range = RANGE.exec(part);
      const first = bhkCount(part);
      const last = bhkCount(range?.[2]) ?? first;
      if (first === null || last === null) continue;
      for (let count = Math.min(first, last); count <= Math.max(first, last); count += 1) counts.add(count);
    }
  }
  return [...counts].sort((a, b) => a - b);
}
