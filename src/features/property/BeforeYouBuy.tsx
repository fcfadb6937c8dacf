import type { PropertyRecord } from '@/api/records';
import { checksOf } from './landChecks';
import * as words from '@/words/propertyDetail';

/** What to check before buying this land, and where; nothing for what is no land. */
export function BeforeYouBuy({ subtype }: { readonly subtype: PropertyRecord['selectedSubtype'] }) {
  const checks = checksOf(subtype);
  if (checks.length === 0) return null;
  return (
    <section className="print:hidden">
      <h2 className="text-xl">{words.checks.title}</h2>
      <p className="mt-1 mb-3 text-muted">{words.checks.intro}</p>
      <ul className="flex max-w-prose flex-col gap-4">
        {checks.map(({ what, why, host }) => (
          <li key={what}>
            <h3 className="font-semibold">{what}</h3>
            <p>{why}</p>
            <a
              href={`https://${host}`}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center rounded-sm font-semibold text-brand underline-offset-4 hover:underline"
            >
              {host}
              <span className="sr-only"> {words.checks.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
