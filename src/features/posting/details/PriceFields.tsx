import { useFormState } from 'react-final-form';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { FieldSection } from '@/components/fields/FieldSection';
import { TextField } from '@/components/fields/TextField';
import { FIELD_LABELS } from '@/domain/fieldLabels';
import * as words from '@/words/postingPrice';
import { CHOICES } from '../values/choices';
import type { PostingValues } from '../values/postingValues';
import { mostCharacters } from '../values/validators';
import { BrokerageFields } from './BrokerageFields';
import { ChoiceField } from './ChoiceField';
import { RateField } from './RateField';
import { RupeeField } from './RupeeField';

/** Price and brokerage (WIZ-14, WIZ-15). Stands inside the form. */
export function PriceFields() {
  const { values } = useFormState<PostingValues>({ subscription: { values: true } });
  return (
    <div className="flex flex-col gap-5">
      <FieldSection title={words.price}>
        <RupeeField name="expectedPrice" label={FIELD_LABELS.expectedPrice} hint={words.expectedPriceHint} />
        <RateField values={values} />
        <fieldset className="sm:col-span-2">
          <legend className="mb-1.5 text-sm font-semibold">{words.terms}</legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            <CheckboxField name="allInclusivePrice" label={FIELD_LABELS.allInclusivePrice} />
            <CheckboxField
              name="taxNgovtChargesExcluded"
              label={FIELD_LABELS.taxNgovtChargesExcluded}
              hint={values.allInclusivePrice && values.taxNgovtChargesExcluded ? words.bothSaid : undefined}
            />
            <CheckboxField name="priceNegotiable" label={FIELD_LABELS.priceNegotiable} />
            <CheckboxField name="morePricing" label={words.more} />
          </div>
        </fieldset>
        {values.morePricing === true && (
          <>
            <RupeeField name="maintenanceCharges" label={FIELD_LABELS.maintenanceCharges} />
            <RupeeField name="otherCharges" label={FIELD_LABELS.otherCharges} />
            <RupeeField name="tokenAmount" label={FIELD_LABELS.tokenAmount} />
            <TextField
              name="priceIncludes"
              label={FIELD_LABELS.priceIncludes}
              hint={words.includesHint}
              maxLength={mostCharacters('priceIncludes')}
            />
          </>
        )}
      </FieldSection>
      <FieldSection title={FIELD_LABELS.brokerage}>
        <ChoiceField
          name="chargeBrokerage"
          label={FIELD_LABELS.chargeBrokerage}
          options={CHOICES.chargeBrokerage}
          className="sm:col-span-2"
        />
        {values.chargeBrokerage === 'Yes' && <BrokerageFields values={values} />}
      </FieldSection>
    </div>
  );
}
