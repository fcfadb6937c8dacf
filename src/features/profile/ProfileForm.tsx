import { FORM_ERROR, type FormApi } from 'final-form';
import { useMemo, type MouseEvent } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { describeError } from '@/api/errors';
import { marketplaceApi } from '@/api/marketplaceApi';
import { phoneApi } from '@/api/phoneApi';
import { refusedField } from '@/api/refusedField';
import type { OwnProfile } from '@/api/readers/profile';
import { appFoot } from '@/components/fields/saveFoot';
import { KeptFields } from '@/components/fields/KeptFields';
import { RadioGroupField } from '@/components/fields/RadioGroupField';
import { SubmitButton } from '@/components/fields/SubmitButton';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextField } from '@/components/fields/TextField';
import { TextInput } from '@/components/fields/TextInput';
import { Button } from '@/components/ui/Button';
import { scrollToSection } from '@/components/ui/scrollToSection';
import { PROFILE_FIELDS } from '@/contract/profileFields';
import { COUNTRY_CODE } from '@/domain/contact';
import { label as labelOf } from '@/domain/label';
import { ShownValues } from '@/store/forms/ShownValues';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectUserId } from '@/store/session/sessionSlice';
import { AgentFields } from './AgentFields';
import { FieldSection } from '@/components/fields/FieldSection';
import { useTextFormField } from '@/components/fields/useFormField';
import { ageOn, dayOf } from '@/domain/day';
import { failureOf } from '@/store/effects';
import { KeptDraft } from './KeptDraft';
import { PictureField } from './PictureField';
import { payloadOf, valuesOf, type ProfileValues } from './profileValues';
import { validGiven, validAge, validBirth } from './validators';
import * as words from '@/words/profile';

const { labels } = words;

/** Date of birth, and the age, which follows it and can be changed (PROF-1). */
function BirthFields() {
  const form = useForm();
  const birth = useTextFormField('dateOfBirth', { validate: validBirth });
  return (
    <>
      <TextInput
        {...birth}
        label={labels.dateOfBirth}
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        required
        onChange={(day) => {
          birth.onChange(day);
          const age = ageOn(day, dayOf(new Date()));
          if (age !== null) form.change('age', String(age));
        }}
      />
      <TextField
        name="age"
        label={labels.age}
        hint={words.ageHint}
        inputMode="numeric"
        maxLength={3}
        required
        validate={validAge}
      />
    </>
  );
}

const LABELS: Readonly<Record<string, string>> = {
  ...labels,
  worksAs: words.worksAs,
  organisation: labels.workingIndividual,
};

/** How many fields keep the profile from being saved, beside its button: they may be far above it, the first a press away. */
function ToFill() {
  const { errors = {} } = useFormState({ subscription: { errors: true } });
  const fields = Object.keys(errors);
  const first = fields.find((field) => field in LABELS);
  if (fields.length === 0) return null;
  const lead = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const control = currentTarget.closest('form')?.querySelector<HTMLElement>(`[name="${first ?? ''}"]`);
    control?.focus();
  };
  return (
    <p className="min-w-0 flex-1 basis-40 text-sm text-muted">
      {words.toFill({ n: fields.length })}{' '}
      {first && (
        <Button variant="text" size="sm" className="-my-2.5" onClick={lead}>
          {LABELS[first]}
        </Button>
      )}
    </p>
  );
}

interface ProfileFormProps {
  readonly profile: OwnProfile;
  readonly isAgent: boolean;
  /** The id of what changes the number, where the server can do that. */
  readonly numberAt: string;
}

const GENDERS = PROFILE_FIELDS.gender.words.map((value) => ({ value, label: labelOf(value) }));
const NAME = { name: 'name', label: labels.name, maxLength: PROFILE_FIELDS.name.max };
const validName = validGiven(labels.name);
const validGender = validGiven(labels.gender);
const validPicture = validGiven(labels.profilePic);

const phoneOf = ({ phone, countryCode }: OwnProfile) => (phone ? `+${countryCode ?? COUNTRY_CODE} ${phone}` : '');

/** Why the profile was not taken: in all, and at the field that the server names (ERR-3). */
function faultsOf(error: unknown): Readonly<Record<string, string>> {
  const refused = refusedField(error);
  const name = refused?.field === 'workingIndividual' ? 'organisation' : refused?.field;
  return { [FORM_ERROR]: describeError(error), ...(refused && name !== undefined && { [name]: refused.words }) };
}

/** My profile: the short form, and for agents all of it (PROF-1 to PROF-10). */
export function ProfileForm({ profile, isAgent, numberAt }: ProfileFormProps) {
  const dispatch = useAppDispatch();
  const [update] = marketplaceApi.useUpdateProfileMutation();
  const userId = useAppSelector(selectUserId);
  const { data: number } = phoneApi.endpoints.getPhone.useQueryState();
  const phoneHint = number ? (
    <Button variant="text" size="sm" className="-my-2.5 -ml-1" onClick={() => scrollToSection(numberAt)}>
      {words.changeAbove}
    </Button>
  ) : (
    words.fixed
  );
  const initial = useMemo(() => valuesOf(profile), [profile]);

  const submit = async (values: ProfileValues, form: FormApi<ProfileValues>) => {
    const { error } = await update(payloadOf(values, isAgent));
    if (error) return faultsOf(error);
    // What was sent is saved; what was typed meanwhile is not, and stays when the server's answer comes.
    form.initialize(values);
    return undefined;
  };
  const sayIncomplete = () =>
    dispatch((_dispatch, _state, effects) =>
      effects.notify({
        title: words.incompleteTitle,
        text: words.incomplete,
        tone: 'error',
        dedupe: true,
        topic: failureOf('updateProfile'),
      }),
    );
  return (
    <SubmitForm<ProfileValues>
      name={words.form}
      onSubmit={submit}
      onFault={sayIncomplete}
      initial={initial}
      keepsTyped
      foot={appFoot}
      actions={
        <div className="flex flex-wrap items-center gap-x-4">
          <SubmitButton>{words.save}</SubmitButton>
          <ToFill />
        </div>
      }
    >
      <KeptFields />
      <ShownValues form="profile" endpointName="updateProfile" />
      {userId !== null && <KeptDraft key={userId} userId={userId} />}
      <FieldSection title={words.person}>
        <div className="sm:col-span-2">
          <PictureField username={profile.username ?? ''} validate={isAgent ? validPicture : undefined} />
        </div>
        <TextField {...NAME} autoComplete="name" required validate={validName} />
        <RadioGroupField name="gender" label={labels.gender} options={GENDERS} required validate={validGender} />
        <TextInput label={labels.username} hint={words.fixed} value={profile.username ?? ''} onChange={keep} readOnly />
        <TextInput label={labels.phone} hint={phoneHint} value={phoneOf(profile)} onChange={keep} readOnly />
        {profile.email && (
          <TextInput label={labels.email} hint={words.emailFixed} value={profile.email} onChange={keep} readOnly />
        )}
        <BirthFields />
      </FieldSection>
      {isAgent && <AgentFields shownAadhaar={initial.aadharNumber} />}
    </SubmitForm>
  );
}

/** Read-only fields do not change. */
const keep = () => undefined;
