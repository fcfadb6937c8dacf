import { useMemo, useState } from 'react';
import { settingFault, SETTINGS, type SettingName, type Settings } from '@/domain/settings';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { TextField } from '@/components/fields/TextField';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { failureOf, useChangeSettingsMutation, useGetSettingsQuery } from '../api';
import { PicturesField } from '../content/PicturesField';
import { QueryState } from '../QueryState';
import { SETTING_GROUPS } from './texts';

const faultOf = (name: SettingName) => (value: unknown) =>
  settingFault(name, typeof value === 'string' ? value : '') ?? undefined;

/** The form holds its logo as a list of one, or of none. */
type Values = Partial<Omit<Settings, 'logo'>> & { readonly logo?: readonly string[] };

const textOf = (value: string | readonly string[] = ''): string =>
  typeof value === 'string' ? value : (value[0] ?? '');

/** What visitors read of the marketplace itself: its name, and how it is reached; for owners. */
export function SettingsPage() {
  const query = useGetSettingsQuery({});
  const [change] = useChangeSettingsMutation();
  const [saved, setSaved] = useState(false);
  const { data } = query;
  const initial = useMemo(() => data && { ...data, logo: data['logo'] ? [data['logo']] : [] }, [data]);
  const submit = async (values: Values) => {
    setSaved(false);
    const now = data ?? {};
    // What somebody else set meanwhile stays; an emptied field has no value.
    const changed = SETTINGS.filter((name) => textOf(values[name]) !== now[name]);
    if (changed.length === 0) return 'Nothing was changed.';
    const settings = Object.fromEntries(changed.map((name) => [name, textOf(values[name])]));
    const result = await change({ settings });
    setSaved(result.data !== undefined);
    return failureOf(result);
  };
  return (
    <>
      <PageHeading title="Marketplace" className="text-section">
        Marketplace
      </PageHeading>
      <p className="max-w-prose">What you save here is shown at once: in every page, in mails and in search results.</p>
      <QueryState query={query}>
        <SubmitForm<Values>
          name="Marketplace"
          {...(initial && { initial })}
          onSubmit={submit}
          className="flex max-w-xl flex-col gap-8"
          actions={({ submitting }) => (
            <div className="flex flex-wrap items-center gap-4">
              <Button type="submit" busy={submitting}>
                Save
              </Button>
              <p role="status">{saved && 'Saved'}</p>
            </div>
          )}
        >
          {SETTING_GROUPS.map(({ title, fields }) => (
            <fieldset key={title} className="flex min-w-0 flex-col gap-5">
              <legend className="mb-4 font-heading text-xl font-semibold">{title}</legend>
              {fields.map(({ lines = false, picture = false, ...field }) =>
                picture ? (
                  <PicturesField key={field.name} name={field.name} label={field.label} single />
                ) : lines ? (
                  <TextAreaField key={field.name} {...field} rows={4} validate={faultOf(field.name)} />
                ) : (
                  <TextField key={field.name} {...field} validate={faultOf(field.name)} />
                ),
              )}
            </fieldset>
          ))}
        </SubmitForm>
      </QueryState>
    </>
  );
}
