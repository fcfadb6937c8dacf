import { useFormState } from 'react-final-form';
import { RadioGroupField } from '@/components/fields/RadioGroupField';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { TextField } from '@/components/fields/TextField';
import { FieldSection } from '@/components/fields/FieldSection';
import { label as labelOf } from '@/domain/label';
import type { ProfileValues } from './profileValues';
import { validAadhaar, validExperience, validGiven, validRera } from './validators';
import * as words from '@/words/profile';

interface AgentFieldsProps {
  /** The Aadhaar number as the server showed it, masked. */
  readonly shownAadhaar: string | undefined;
}

const TIMES = ['Full-Time', 'Part-Time'].map((value) => ({ value, label: labelOf(value) }));

const needed = (name: string, label: string) => ({ name, label, required: true, validate: validGiven(label) }) as const;

/** What only agents tell (PROF-2, PROF-4). */
export function AgentFields({ shownAadhaar }: AgentFieldsProps) {
  const { values } = useFormState<ProfileValues>({ subscription: { values: true } });
  return (
    <>
      <FieldSection title={words.addresses}>
        <TextField
          name="aadharNumber"
          label={words.aadhaar}
          hint={shownAadhaar === undefined ? words.aadhaarNew : words.aadhaarHint}
          autoComplete="off"
          maxLength={20}
          required
          validate={validAadhaar(shownAadhaar)}
        />
        <TextAreaField {...needed('currentAddress', words.currentAddress)} rows={3} maxLength={400} />
        <TextAreaField {...needed('permanentAddress', words.permanentAddress)} rows={3} maxLength={400} />
      </FieldSection>
      <FieldSection title={words.work}>
        <TextAreaField
          {...needed('about', words.about)}
          hint={words.aboutHint}
          maxLength={5000}
          className="sm:col-span-2"
        />
        <RadioGroupField {...needed('workingCulture', words.workingCulture)} options={TIMES} />
        {values.workingCulture === 'Part-Time' && (
          <TextAreaField
            name="partTimeDescription"
            label={words.partTime}
            hint={words.partTimeHint}
            rows={3}
            maxLength={1000}
          />
        )}
        <RadioGroupField
          {...needed('worksAs', words.worksAs)}
          options={[
            { value: 'individual', label: words.individual },
            { value: 'organisation', label: words.organisation },
          ]}
        />
        {values.worksAs === 'organisation' && (
          <TextField {...needed('organisation', words.organisationName)} autoComplete="organization" maxLength={200} />
        )}
        <RadioGroupField
          {...needed('vehicle', words.vehicle)}
          options={[
            { value: 'true', label: words.yes },
            { value: 'false', label: words.no },
          ]}
        />
        <TextField
          {...needed('realEstateExperience', words.experience)}
          inputMode="decimal"
          maxLength={5}
          validate={validExperience}
        />
        <TextField {...needed('higherQualification', words.qualification)} maxLength={200} />
        <TextField
          {...needed('expertiseProperties', words.expertiseProperties)}
          hint={words.expertisePropertiesHint}
          maxLength={400}
        />
        <TextField {...needed('expertiseLocation', words.expertiseLocation)} maxLength={200} />
        <TextField name="languages" label={words.languages} hint={words.languagesHint} maxLength={200} />
        <TextField
          name="reraNumber"
          label={words.reraNumber}
          hint={words.reraHint}
          maxLength={60}
          validate={validRera}
        />
        <TextField {...needed('commissionBuyer', words.commissionBuyer)} maxLength={40} />
        <TextField {...needed('commissionSeller', words.commissionSeller)} maxLength={40} />
      </FieldSection>
    </>
  );
}
