import { useMemo, useState } from 'react';
import { useFormState } from 'react-final-form';
import { listed } from '@/domain/listed';
import type { ConsoleAnswers } from '@/contract/consoleShapes';
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
import { TakeDraft, useDraft } from '../content/Draft';
import { PicturesField } from '../content/PicturesField';
import { RupeesField } from '../content/RupeesField';
import { QueryState } from '../QueryState';
import { saveFoot } from '../saveFoot';
import { PackagesField } from './PackagesField';
import { SETTING_GROUPS, type SettingField } from './settingGroups';
import * as homeWords from '@/words/consoleHome';
import * as words from '@/words/consoleSettings';

const faultOf = (name: SettingName) => (value: unknown) =>
  settingFault(name, typeof value === 'string' ? value : '') ?? undefined;

/** How people reach the marketplace: until an owner sets them, pages show those of the demo. */
const CONTACTS = ['phone', 'email', 'address'] as const;

/** The form holds its logo as a list of one, or of none. */
type Values = Partial<Omit<Settings, 'logo'>> & { readonly logo?: readonly string[] };

const textOf = (value: string | readonly string[] = ''): string =>
  typeof value === 'string' ? value : (value[0] ?? '');

interface SettingInputProps {
  readonly field: SettingField;
  readonly isDemo: boolean;
}

function SettingInput({ field: { kind, ...field }, isDemo }: SettingInputProps) {
  const { name } = field;
  const label = words.labels[name];
  const hint = [isDemo ? words.stillDemo : '', field.hint ?? ''].filter((each) => each !== '').join(' ');
  const asked = { ...field, label, validate: faultOf(name), ...(hint !== '' && { hint }) };
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

/** Beside Save: where something is not saved yet, or that all is. */
function Unsaved({ saved }: { readonly saved: boolean }) {
  const { dirtyFields = {}, dirtySinceLastSubmit } = useFormState({
    subscription: { dirtyFields: true, dirtySinceLastSubmit: true },
  });
  const groups = SETTING_GROUPS.filter(({ fields }) => fields.some(({ name }) => dirtyFields[name]));
  const sections = listed(
    groups.map(({ title }) => title),
    'and',
  );
  const isSaved = saved && !dirtySinceLastSubmit;
  return <p role="status">{isSaved ? words.saved : groups.length > 0 && homeWords.home.notSaved({ sections })}</p>;
}

function SettingsForm({ stored }: { readonly stored: ConsoleAnswers['getSettings'] }) {
  useHashSection();
  const [change] = consoleApi.useChangeSettingsMutation();
  const [saved, setSaved] = useState(false);
  const { kept, drop } = useDraft('');
  const now = useMemo(() => ({ ...DEFAULT_SETTINGS, ...stored }), [stored]);
  const initial = useMemo(() => ({ ...now, logo: now.logo ? [now.logo] : [] }), [now]);
  const demos = CONTACTS.filter((name) => now[name] === DEFAULT_SETTINGS[name]);
  const submit = async (values: Values) => {
    setSaved(false);
    // What somebody else set meanwhile stays; an emptied field has no value.
    const changed = SETTINGS.filter((name) => textOf(values[name]) !== now[name]);
    if (changed.length === 0) return words.unchanged;
    const settings = Object.fromEntries(changed.map((name) => [name, textOf(values[name])]));
    const result = await change({ settings });
    setSaved(result.data !== undefined);
    if (result.data !== undefined) drop();
    return failureOf(result);
  };
  return (
    <>
      {demos.length > 0 && (
        <p className="max-w-xl rounded-control bg-gold-wash px-3 py-2 text-gold-ink">
          {words.demoContacts({
            contacts: listed(
              demos.map((name) => words.labels[name]),
              'and',
            ),
          })}
        </p>
      )}
      <JumpLinks replace jumps={SETTING_GROUPS.map(({ at, title }) => ({ to: `#${at}`, label: title }))} />
      <SubmitForm<Values>
        name={words.title}
        initial={initial}
        onSubmit={submit}
        className="flex flex-col gap-5"
        foot={saveFoot}
        actions={
          <div className="flex flex-wrap items-center gap-4">
            <SubmitButton>{words.save}</SubmitButton>
            <Unsaved saved={saved} />
            <TakeDraft {...kept} />
          </div>
        }
      >
        {SETTING_GROUPS.map(({ at, title, fields }) => (
          <FieldSection key={at} at={at} title={title}>
            {fields.map((field) => (
              <SettingInput key={field.name} field={field} isDemo={demos.some((name) => name === field.name)} />
            ))}
          </FieldSection>
        ))}
      </SubmitForm>
    </>
  );
}

/** What visitors read of the marketplace itself: its name, and how it is reached; for owners. */
export function SettingsPage() {
  const query = consoleApi.useGetSettingsQuery({});
  return (
    <>
      <PageHeading title={words.title} className="text-section" />
      <p className="max-w-prose">{words.intro}</p>
      <QueryState query={query}>{query.data && <SettingsForm stored={query.data} />}</QueryState>
    </>
  );
}
