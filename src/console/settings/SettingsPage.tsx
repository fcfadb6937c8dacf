import { useMemo, useState } from 'react';
import { DEFAULT_SETTINGS, settingFault, SETTINGS, type SettingName, type Settings } from '@/domain/settings';
import { SubmitButton } from '@/components/fields/SubmitButton';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { TextField } from '@/components/fields/TextField';
import { PageHeading } from '@/components/layout/PageHeading';
import { consoleApi, failureOf } from '../api';
import { PicturesField } from '../content/PicturesField';
import { QueryState } from '../QueryState';
import { saveFoot } from '../saveFoot';
import { SETTING_GROUPS } from './settingGroups';
import * as words from '@/words/consoleSettings';

const faultOf = (name: SettingName) => (value: unknown) =>
  settingFault(name, typeof value === 'string' ? value : '') ?? undefined;

/** How people reach the marketplace: until an owner sets them, pages show those of the demo. */
const CONTACTS = ['phone', 'email', 'address'] as const;

/** The form holds its logo as a list of one, or of none. */
type Values = Partial<Omit<Settings, 'logo'>> & { readonly logo?: readonly string[] };

const textOf = (value: string | readonly string[] = ''): string =>
  typeof value === 'string' ? value : (value[0] ?? '');

/** What visitors read of the marketplace itself: its name, and how it is reached; for owners. */
export function SettingsPage() {
  const query = consoleApi.useGetSettingsQuery({});
  const [change] = consoleApi.useChangeSettingsMutation();
  const [saved, setSaved] = useState(false);
  const { data } = query;
  const now = useMemo(() => ({ ...DEFAULT_SETTINGS, ...data }), [data]);
  const initial = useMemo(() => data && { ...now, logo: now.logo ? [now.logo] : [] }, [data, now]);
  const submit = async (values: Values) => {
    setSaved(false);
    // What somebody else set meanwhile stays; an emptied field has no value.
    const changed = SETTINGS.filter((name) => textOf(values[name]) !== now[name]);
    if (changed.length === 0) return words.unchanged;
    const settings = Object.fromEntries(changed.map((name) => [name, textOf(values[name])]));
    const result = await change({ settings });
    setSaved(result.data !== undefined);
    return failureOf(result);
  };
  return (
    <>
      <PageHeading title={words.title} className="text-section" />
      <p className="max-w-prose">{words.intro}</p>
      {data && CONTACTS.some((name) => now[name] === DEFAULT_SETTINGS[name]) && (
        <p className="max-w-xl rounded-control bg-gold-wash px-3 py-2 text-gold-ink">{words.demoContacts}</p>
      )}
      <QueryState query={query}>
        <SubmitForm<Values>
          name={words.title}
          {...(initial && { initial })}
          onSubmit={submit}
          className="flex max-w-xl flex-col gap-8"
          foot={saveFoot}
          actions={
            <div className="flex flex-wrap items-center gap-4">
              <SubmitButton>{words.save}</SubmitButton>
              <p role="status">{saved && words.saved}</p>
            </div>
          }
        >
          {SETTING_GROUPS.map(({ title, fields }) => (
            <fieldset key={title} className="flex min-w-0 flex-col gap-5">
              <legend className="mb-4 font-heading text-xl font-semibold">{title}</legend>
              {fields.map(({ lines = false, picture = false, ...field }) => {
                const { name } = field;
                const label = words.labels[name];
                if (picture) return <PicturesField key={name} name={name} label={label} single />;
                const asked = { ...field, label, validate: faultOf(name) };
                return lines ? <TextAreaField key={name} {...asked} rows={4} /> : <TextField key={name} {...asked} />;
              })}
            </fieldset>
          ))}
        </SubmitForm>
      </QueryState>
    </>
  );
}
