import { useFormState } from 'react-final-form';
import { RadioGroupField } from '@/components/fields/RadioGroupField';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { TextField } from '@/components/fields/TextField';
import { FieldSection } from '@/components/fields/FieldSection';
import { PROFILE_FIELDS, type WrittenOfProfile } from '@/contract/profileFields';
import { label as labelOf } from '@/domain/label';
import type { ProfileValues } from './profileValues';
import { validAadhaar, validExperience, validGiven, validRera } from './validators';
import * as words from '@/words/profile';

interface AgentFieldsProps {
  /** The Aadhaar number as the server showed it, masked. */
  readonly shownAadhaar: string | undefined;
}

const TIMES = PROFILE_FIELDS.workingCulture.words.map((value) => ({ value, label: labelOf(value) }));

const needed = (name: string, label: string) => ({ name, label, required: true, validate: validGiven(label) }) as const;
/** A text of the table, by its label and its most characters. */
const text = (name: WrittenOfProfile) => ({ name, label: words.labels[name], maxLength: PROFILE_FIELDS[name].max });
const neededText = (name: WrittenOfProfile) => ({ ...text(name), ...needed(name, words.labels[name]) });

/** What only agents tell (PROF-2, PROF-4). */
export function AgentFields({ shownAadhaar }: AgentFieldsProps) {
  const { values } = useFormState<ProfileValues>({ subscription: { values: true } });
  return (
    <>
      <FieldSection title={words.addresses}>
        <TextField
          {...text('aadharNumber')}
          hint={shownAadhaar === undefined ? words.aadhaarNew : words.aadhaarHint}
          autoComplete="off"
          required
          validate={validAadhaar(shownAadhaar)}
        />
        <TextAreaField {...neededText('currentAddress')} rows={3} />
        <TextAreaField {...neededText('permanentAddress')} rows={3} />
      </FieldSection>
      <FieldSection title={words.work}>
        <TextAreaField {...neededText('about')} hint={words.aboutHint} className="sm:col-span-2" />
        <RadioGroupField {...needed('workingCulture', words.labels.workingCulture)} options={TIMES} />
        {values.workingCulture === 'Part-Time' && (
          <TextAreaField {...text('partTimeDescription')} hint={words.partTimeHint} rows={3} />
        )}
        <RadioGroupField
          {...needed('worksAs', words.worksAs)}
          options={[
            { value: 'individual', label: words.individual },
            { value: 'organisation', label: words.organisation },
          ]}
        />
        {values.worksAs === 'organisation' && (
          <TextField {...neededText('workingIndividual')} name="organisation" autoComplete="organization" />
        )}
        <RadioGroupField
          {...needed('vehicle', words.labels.vehicle)}
          options={[
            { value: 'true', label: words.yes },
            { value: 'false', label: words.no },
          ]}
        />
        <TextField
          {...needed('realEstateExperience', words.labels.realEstateExperience)}
          inputMode="decimal"
          maxLength={5}
          validate={validExperience}
        />
        <TextField {...neededText('higherQualification')} />
        <TextField {...neededText('expertiseProperties')} hint={words.expertisePropertiesHint} />
        <TextField {...neededText('expertiseLocation')} />
        <TextField name="languages" label={words.labels.languages} hint={words.languagesHint} maxLength={200} />
        <TextField {...text('reraNumber')} hint={words.reraHint} validate={validRera} />
        <TextField {...neededText('commissionBuyer')} />
        <TextField {...neededText('commissionSeller')} />
      </FieldSection>
    </>
  );
}
