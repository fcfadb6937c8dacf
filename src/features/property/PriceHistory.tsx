import type { PropertyRecord } from '@/api/records';
import { dayInIndia } from '@/domain/moments';
import { detailPrice } from '@/domain/price';
import * as words from '@/words/propertyDetail';

/** How a listing's price has changed since it was listed, the latest change first; nothing where it has not. */
export function PriceHistory({ changes }: { readonly changes: PropertyRecord['priceChanges'] }) {
  if (!changes || changes.length === 0) return null;
  return (
    <section className="print:hidden">
      <h2 className="mb-3 text-xl">{words.priceHistory}</h2>
      <ul className="flex flex-col gap-1.5">
        {changes.map(({ from, to, at }) => (
          <li key={at}>
            <b className="font-semibold">
              {detailPrice(from)} → {detailPrice(to)}
            </b>
            <span className="text-muted">, {dayInIndia(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
