import { useRef } from 'react';
import { useForm } from 'react-final-form';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { Tabs } from '@/components/ui/Tabs';
import { FIELD_LABELS } from '@/domain/fieldLabels';
import { indianNumber } from '@/domain/text';
import * as words from '@/words/postingPrice';
import type { PostingValues } from '../values/postingValues';
import { checkOf } from '../values/validators';
import { NumberField } from './NumberField';
import { RupeeField } from './RupeeField';
import { numberIn } from '../values/numberFields';

/** What a percentage of the price comes to: "2% of ₹45,00,000 = ₹90,000"; '' when it cannot be said (WIZ-15). */
function shareWords(values: PostingValues): string {
  const percent = numberIn(values, 'brokerage') ?? 0;
  const price = numberIn(values, 'expectedPrice') ?? 0;
  if (percent <= 0 || percent > 100 || price <= 0) return '';
  return words.share({
    percent: indianNumber(percent),
    price: indianNumber(price),
    amount: indianNumber(Math.round((price * percent) / 100)),
  });
}

type Kind = NonNullable<PostingValues['brokerChargesType']>;

/** How much brokerage: an amount or a share of the price (WIZ-15). Each keeps its own number while one looks at the other. */
export function BrokerageFields({ values }: { readonly values: PostingValues }) {
  const form = useForm<PostingValues>();
  const kind: Kind = values.brokerChargesType ?? 'fixed';
  const left = useRef<Partial<Record<Kind, string | undefined>>>({});

  function choose(id: string) {
    const next: Kind = id === 'percentage' ? 'percentage' : 'fixed';
    if (next === kind) return;
    left.current[kind] = values.brokerage;
    form.batch(() => {
      form.change('brokerChargesType', next);
      form.change('brokerage', left.current[next]);
    });
  }
  /** The open tab is what is meant, also when it was never pressed. */
  const meanKind = () => form.change('brokerChargesType', kind);
  return (
    <div className="min-w-0 sm:col-span-2">
      <Tabs
        label={FIELD_LABELS.brokerChargesType}
        value={kind}
        onChange={choose}
        tabs={[
          {
            id: 'fixed',
            label: words.fixed,
            panel: <RupeeField name="brokerage" label={words.amount} onTyped={meanKind} />,
          },
          {
            id: 'percentage',
            label: words.percentage,
            panel: (
              <NumberField
                name="brokerage"
                label={words.percent}
                unit="%"
                check={checkOf('brokerage')}
                hint={shareWords(values) || words.shareHint}
                onTyped={meanKind}
              />
            ),
          },
        ]}
      />
      <CheckboxField name="brokerageNegotiable" label={FIELD_LABELS.brokerageNegotiable} className="mt-3" />
    </div>
  );
}
