import { useFormState } from 'react-final-form';
import { RadioGroupField } from '@/components/fields/RadioGroupField';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { TextField } from '@/components/fields/TextField';
import { FieldSection } from '@/components/fields/FieldSection';
import type { ProfileValues } from './profileValues';
import { PROFILE } from './texts';
import { validAadhaar, validExperience, validGiven, validRera } from './validators';

interface AgentFieldsProps {
  /** The Aadhaar number as the server showed it, masked. */
  readonly shownAadhaar: string | undefined;
}

const needed = (name: string, label: string) => ({ name, label, required: true, validate: validGiven(label) }) as const;

/** What only agents tell (PROF-2, PROF-4). */
export function AgentFields({ shownAadhaar }: AgentFieldsProps) {
  const { values } = useFormState<ProfileValues>({ subscription: { values: true } });
  return (
    <>
      <FieldSection title={PROFILE.addresses}>
        <TextField
          name="aadharNumber"
          label={PROFILE.aadhaar}
          hint={shownAadhaar === undefined ? PROFILE.aadhaarNew : PROFILE.aadhaarHint}
          autoComplete="off"
          maxLength={20}
          required
          validate={validAadhaar(shownAadhaar)}
        />
        <TextAreaField {...needed('currentAddress', PROFILE.currentAddress)} rows={3} maxLength={400} />
        <TextAreaField {...needed('permanentAddress', PROFILE.permanentAddress)} rows={3} maxLength={400} />
      </FieldSection>
      <FieldSection title={PROFILE.work}>
        <TextAreaField
          {...needed('about', PROFILE.about)}
          hint={PROFILE.aboutHint}
          maxLength={5000}
          className="sm:col-span-2"
        />
        <RadioGroupField {...needed('workingCulture', PROFILE.workingCulture)} options={['Full-Time', 'Part-Time']} />
        {values.workingCulture === 'Part-Time' && (
          <TextAreaField
            name="partTimeDescription"
            label={PROFILE.partTime}
            hint={PROFILE.partTimeHint}
            rows={3}
            maxLength={1000}
          />
        )}
        <RadioGroupField
          {...needed('worksAs', PROFILE.worksAs)}
          options={[
            { value: 'individual', label: PROFILE.individual },
            { value: 'organisation', label: PROFILE.organisation },
          ]}
        />
        {values.worksAs === 'organisation' && (
          <TextField
            {...needed('organisation', PROFILE.organisationName)}
            autoComplete="organization"
            maxLength={200}
          />
        )}
        <RadioGroupField
          {...needed('vehicle', PROFILE.vehicle)}
          options={[
            { value: 'true', label: PROFILE.yes },
            { value: 'false', label: PROFILE.no },
          ]}
        />
        <TextField
          {...needed('realEstateExperience', PROFILE.experience)}
          inputMode="decimal"
          maxLength={5}
          validate={validExperience}
        />
        <TextField {...needed('higherQualification', PROFILE.qualification)} maxLength={200} />
        <TextField
          {...needed('expertiseProperties', PROFILE.expertiseProperties)}
          hint={PROFILE.expertisePropertiesHint}
          maxLength={400}
        />
        <TextField {...needed('expertiseLocation', PROFILE.expertiseLocation)} maxLength={200} />
        <TextField name="languages" label={PROFILE.languages} hint={PROFILE.languagesHint} maxLength={200} />
        <TextField
          name="reraNumber"
          label={PROFILE.reraNumber}
          hint={PROFILE.reraHint}
          maxLength={60}
          validate={validRera}
        />
        <TextField {...needed('commissionBuyer', PROFILE.commissionBuyer)} maxLength={40} />
        <TextField {...needed('commissionSeller', PROFILE.commissionSeller)} maxLength={40} />
      </FieldSection>
    </>
  );
}
