import { FORM_ERROR, type FormApi } from 'final-form';
import { useMemo, type SyntheticEvent } from 'react';
import { Form } from 'react-final-form';
import { describeError } from '@/api/errors';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { Profile } from '@/contract/entities';
import { focusFirstFault } from '@/components/fields/focusFirstFault';
import { KeptFields } from '@/components/fields/KeptFields';
import { RadioGroupField } from '@/components/fields/RadioGroupField';
import { TextField } from '@/components/fields/TextField';
import { TextInput } from '@/components/fields/TextInput';
import { Button } from '@/components/ui/Button';
import { COUNTRY_CODE } from '@/domain/contact';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectUserId } from '@/store/session/sessionSlice';
import { AgentFields } from './AgentFields';
import { BirthFields } from './BirthFields';
import { FieldSection } from '@/components/fields/FieldSection';
import { KeptDraft } from './KeptDraft';
import { PictureField } from './PictureField';
import { payloadOf, valuesOf, type ProfileValues } from './profileValues';
import { PROFILE } from './texts';
import { validGiven } from './validators';

interface ProfileFormProps {
  readonly profile: Profile;
  readonly isAgent: boolean;
}

const validName = validGiven(PROFILE.name);
const validGender = validGiven(PROFILE.gender);
const validPicture = validGiven(PROFILE.picture);

const phoneOf = ({ phone, countryCode }: Profile) => (phone ? `+${countryCode ?? COUNTRY_CODE} ${phone}` : '');

/** My profile: the short form, and for agents all of it (PROF-1 to PROF-10). */
export function ProfileForm({ profile, isAgent }: ProfileFormProps) {
  const dispatch = useAppDispatch();
  const [update] = marketplaceApi.useUpdateProfileMutation();
  const userId = useAppSelector(selectUserId);
  const initial = useMemo(() => valuesOf(profile), [profile]);

  const submit = async (values: ProfileValues, form: FormApi<ProfileValues>) => {
    const { error } = await update(payloadOf(values, isAgent));
    if (error) return { [FORM_ERROR]: describeError(error) };
    // What was sent is saved; what was typed meanwhile is not, and stays when the server's answer comes.
    form.initialize(values);
    return undefined;
  };
  const sayIncomplete = () =>
    dispatch((_dispatch, _state, ports) =>
      ports.notify({ title: PROFILE.incompleteTitle, text: PROFILE.incomplete, tone: 'error', once: true }),
    );
  return (
    <Form<ProfileValues> onSubmit={submit} initialValues={initial} keepDirtyOnReinitialize>
      {({ handleSubmit, submitting, submitError, hasValidationErrors, values }) => {
        const send = (event: SyntheticEvent<HTMLFormElement>) => {
          const form = event.currentTarget;
          void handleSubmit(event);
          if (!hasValidationErrors) return;
          sayIncomplete();
          focusFirstFault(form);
        };
        return (
          <form aria-label="My profile" onSubmit={send} noValidate className="flex flex-col gap-5">
            <KeptFields />
            {userId !== null && <KeptDraft key={userId} userId={userId} />}
            <FieldSection title={PROFILE.person}>
              <div className="sm:col-span-2">
                <PictureField
                  who={values.name ?? profile.username ?? ''}
                  validate={isAgent ? validPicture : undefined}
                />
              </div>
              <TextField
                name="name"
                label={PROFILE.name}
                autoComplete="name"
                maxLength={120}
                required
                validate={validName}
              />
              <RadioGroupField
                name="gender"
                label={PROFILE.gender}
                options={['Male', 'Female']}
                required
                validate={validGender}
              />
              <TextInput
                label={PROFILE.username}
                hint={PROFILE.fixed}
                value={profile.username ?? ''}
                onChange={keep}
                readOnly
              />
              <TextInput label={PROFILE.phone} hint={PROFILE.fixed} value={phoneOf(profile)} onChange={keep} readOnly />
              <BirthFields />
            </FieldSection>
            {isAgent && <AgentFields values={values} shownAadhaar={initial.aadharNumber} />}
            <p role="alert" className="text-md font-medium text-red empty:hidden">
              {submitError}
            </p>
            <Button type="submit" busy={submitting} className="self-start">
              {PROFILE.save}
            </Button>
          </form>
        );
      }}
    </Form>
  );
}

/** Read-only fields do not change. */
const keep = () => undefined;
