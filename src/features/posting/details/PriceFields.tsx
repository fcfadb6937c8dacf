import { useFormState } from 'react-final-form';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { FieldSection } from '@/components/fields/FieldSection';
import { TextField } from '@/components/fields/TextField';
import { CHOICES } from '../values/choices';
import type { PostingValues } from '../values/postingValues';
import { MOST_CHARACTERS } from '../values/validators';
import { BrokerageFields } from './BrokerageFields';
import { ChoiceField } from './ChoiceField';
import { RateField } from './RateField';
import { RupeeField } from './RupeeField';
import { PRICE } from './texts';

/** Price and brokerage (WIZ-14, WIZ-15). Stands inside the form. */
export function PriceFields() {
  const { values } = useFormState<PostingValues>({ subscription: { values: true } });
  return (
    <div className="flex flex-col gap-5">
      <FieldSection title={PRICE.price}>
        <RupeeField name="expectedPrice" label={PRICE.expectedPrice} hint={PRICE.expectedPriceHint} />
        <RateField values={values} />
        <fieldset className="sm:col-span-2">
          <legend className="mb-1.5 text-sm font-semibold">{PRICE.terms}</legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            <CheckboxField name="allInclusivePrice" label={PRICE.allInclusive} />
            <CheckboxField name="taxNgovtChargesExcluded" label={PRICE.taxExcluded} />
            <CheckboxField name="priceNegotiable" label={PRICE.negotiable} />
            <CheckboxField name="morePricing" label={PRICE.more} />
          </div>
        </fieldset>
        {values.morePricing === true && (
          <>
            <RupeeField name="maintenanceCharges" label={PRICE.maintenance} />
            <RupeeField name="otherCharges" label={PRICE.otherCharges} />
            <RupeeField name="tokenAmount" label={PRICE.token} />
            <TextField
              name="priceIncludes"
              label={PRICE.includes}
              hint={PRICE.includesHint}
              maxLength={MOST_CHARACTERS.priceIncludes}
            />
          </>
        )}
      </FieldSection>
      <FieldSection title={PRICE.brokerage}>
        <ChoiceField
          name="chargeBrokerage"
          label={PRICE.charge}
          options={CHOICES.chargeBrokerage}
          className="sm:col-span-2"
        />
        {values.chargeBrokerage === 'Yes' && <BrokerageFields values={values} />}
      </FieldSection>
    </div>
  );
}
