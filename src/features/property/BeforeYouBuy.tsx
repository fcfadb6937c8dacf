import type { PropertyRecord } from '@/api/records';
import { canonicalSubtype, isPlot } from '@/domain/subtypes';
import * as words from '@/words/propertyDetail';

interface LandCheck {
  readonly what: string;
  readonly why: string;
  /** The office's own site. */
  readonly host: string;
}

const RECORDS: LandCheck = { ...words.checks.records, host: 'meebhoomi.ap.gov.in' };
const ENCUMBRANCE: LandCheck = { ...words.checks.encumbrance, host: 'registration.ap.gov.in' };
const PROHIBITED: LandCheck = { ...words.checks.prohibited, host: 'registration.ap.gov.in' };
const LAYOUT: LandCheck = { ...words.checks.layout, host: 'dtcp.ap.gov.in' };
const REGISTER: LandCheck = { ...words.checks.register, host: 'rera.ap.gov.in' };

/** What to check of land in Andhra Pradesh before buying it; a farm has no layout. */
const checksOf = (subtype: string | null | undefined): readonly LandCheck[] => {
  if (!isPlot(subtype)) return [];
  const always = [ENCUMBRANCE, PROHIBITED, RECORDS];
  return canonicalSubtype(subtype) === 'Plot/land' ? [LAYOUT, ...always, REGISTER] : always;
};

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
