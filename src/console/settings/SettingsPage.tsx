import { useMemo, useState } from 'react';
import { DEFAULT_SETTINGS, settingFault, SETTINGS, type SettingName, type Settings } from '@/domain/settings';
import { FieldSection } from '@/components/fields/FieldSection';
import { SubmitButton } from '@/components/fields/SubmitButton';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { TextField } from '@/components/fields/TextField';
import { JumpLinks } from '@/components/layout/JumpLinks';
import { PageHeading } from '@/components/layout/PageHeading';
import { useHashSection } from '@/components/ui/useHashSection';
import { consoleApi, failureOf } from '../api';
import { PicturesField } from '../content/PicturesField';
import { RupeesField } from '../content/RupeesField';
import { QueryState } from '../QueryState';
import { saveFoot } from '../saveFoot';
import { PackagesField } from './PackagesField';
import { SETTING_GROUPS, type SettingField } from './settingGroups';
import * as words from '@/words/consoleSettings';

const faultOf = (name: SettingName) => (value: unknown) =>
  settingFault(name, typeof value === 'string' ? value : '') ?? undefined;

/** How people reach the marketplace: until an owner sets them, pages show those of the demo. */
const CONTACTS = ['phone', 'email', 'address'] as const;

/** The form holds its logo as a list of one, or of none. */
type Values = Partial<Omit<Settings, 'logo'>> & { readonly logo?: readonly string[] };

const textOf = (value: string | readonly string[] = ''): string =>
  typeof value === 'string' ? value : (value[0] ?? '');

function SettingInput({ field: { kind, ...field } }: { readonly field: SettingField }) {
  const { name } = field;
  const label = words.labels[name];
  const asked = { ...field, label, validate: faultOf(name) };
  switch (kind) {
    case 'picture':
      return <PicturesField name={name} label={label} single />;
    case 'lines':
      return <TextAreaField {...asked} rows={4} />;
    case 'rupees':
      return <RupeesField {...asked} />;
    case 'packages':
      return <PackagesField {...asked} />;
    default:
      return <TextField {...asked} />;
  }
}

/** What visitors read of the marketplace itself: its name, and how it is reached; for owners. */
export function SettingsPage() {
  useHashSection();
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
      <JumpLinks jumps={SETTING_GROUPS.map(({ at, title }) => ({ to: `#${at}`, label: title }))} />
      <QueryState query={query}>
        <SubmitForm<Values>
          name={words.title}
          {...(initial && { initial })}
          onSubmit={submit}
          className="flex flex-col gap-5"
          foot={saveFoot}
          actions={
            <div className="flex flex-wrap items-center gap-4">
              <SubmitButton>{words.save}</SubmitButton>
              <p role="status">{saved && words.saved}</p>
            </div>
          }
        >
          {SETTING_GROUPS.map(({ at, title, fields }) => (
            <FieldSection key={at} at={at} title={title}>
              {fields.map((field) => (
                <SettingInput key={field.name} field={field} />
              ))}
            </FieldSection>
          ))}
        </SubmitForm>
      </QueryState>
    </>
  );
}
