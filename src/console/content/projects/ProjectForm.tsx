import { useState } from 'react';
import { useField } from 'react-final-form';
import type { ProjectFields } from '@/contract/contentShapes';
import { isDay } from '@/domain/day';
import { mapEmbed } from '@/domain/embeds';
import { label } from '@/domain/label';
import { FieldSection } from '@/components/fields/FieldSection';
import { SelectField } from '@/components/fields/SelectField';
import { SubmitButton } from '@/components/fields/SubmitButton';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { TextField, type TextFieldProps } from '@/components/fields/TextField';
import { composeValidators, required, type Validator } from '@/components/fields/validators';
import { Button } from '@/components/ui/Button';
import { FoldSummary } from '@/components/ui/FoldSummary';
import { saveFoot } from '../../saveFoot';
import { KeepDraft, type KeepDraftProps } from '../Draft';
import { PicturesField } from '../PicturesField';
import { PICTURE_LISTS, PROJECT_GROUPS, type ProjectFormField } from './fields';
import { fieldsOf, labelled, valuesOf, type ProjectValues } from './values';
import * as content from '@/words/consoleContent';
import * as words from '@/words/consoleProjects';

const wholeNumber: Validator = (value) =>
  /^(?:\d+(?:\.\d+)?)?$/.test(typeof value === 'string' ? value.trim() : '') ? undefined : words.faults.digits;

const framedMap: Validator = (value) =>
  typeof value !== 'string' || value.trim() === '' || mapEmbed(value) !== null ? undefined : words.faults.map;

/** A day is chosen; of what an import told by its month alone, the month stays as it is written. */
function DayField(props: Pick<TextFieldProps, 'name' | 'label' | 'validate'>) {
  const initial: unknown = useField(props.name, { subscription: { initial: true } }).meta.initial;
  const isMonth = typeof initial === 'string' && initial !== '' && !isDay(initial);
  return <TextField {...props} {...(isMonth ? { hint: words.hints.possessionDate } : { type: 'date' })} />;
}

interface ProjectFieldProps {
  readonly field: ProjectFormField;
}

function ProjectField({ field: { kind, choices, required: isRequired, ...field } }: ProjectFieldProps) {
  const validators = [
    ...(isRequired ? [required(words.faults.missing({ label: field.label }))] : []),
    ...(kind === 'number' ? [wholeNumber] : []),
    ...(kind === 'map' ? [framedMap] : []),
  ];
  const shared = { ...field, required: isRequired, validate: composeValidators(...validators) };
  if (choices) return <SelectField {...shared} options={choices.map((value) => ({ value, label: label(value) }))} />;
  if (kind === 'lines' || kind === 'list') return <TextAreaField {...shared} rows={kind === 'lines' ? 8 : 4} />;
  if (kind === 'date') return <DayField {...shared} />;
  return <TextField {...shared} {...(kind === 'number' && { inputMode: 'numeric' })} />;
}

/** Nearly every project has these. */
const USUAL = ['propertyMainImage', 'projectImages', 'masterPlan', 'locationMap'];
const usual = PICTURE_LISTS.filter(({ name }) => USUAL.includes(name));
const rare = PICTURE_LISTS.filter(({ name }) => !USUAL.includes(name));

interface ProjectFormProps {
  /** Of the one that is changed; none for a new one. */
  readonly fields: Partial<ProjectFields>;
  /** What was typed before and not saved yet. */
  readonly kept: KeepDraftProps;
  /** The names of the builders. */
  readonly builders: readonly string[];
  readonly onSubmit: (fields: ProjectFields) => Promise<string | undefined>;
  readonly onCancel: () => void;
}

/** All that is said of a project [JLIST-4, JDET-3]. */
export function ProjectForm({ fields, kept, builders, onSubmit, onCancel }: ProjectFormProps) {
  const [initial] = useState(
    () =>
      (kept.draft?.values as ProjectValues | undefined) ?? {
        ...valuesOf(fields),
        builderName: fields.builderName ?? '',
      },
  );
  const submit = async (values: ProjectValues) => {
    const builderName = values['builderName'];
    const failure = await onSubmit({
      ...fieldsOf(values),
      builderName: typeof builderName === 'string' ? builderName : null,
    });
    return failure && labelled(failure);
  };
  const [first, ...groups] = PROJECT_GROUPS;
  return (
    <SubmitForm<ProjectValues>
      name={words.form}
      initial={initial}
      onSubmit={submit}
      foot={saveFoot}
      actions={
        <div className="flex flex-wrap gap-3">
          <SubmitButton>{content.save}</SubmitButton>
          <Button variant="secondary" onClick={onCancel}>
            {content.cancel}
          </Button>
        </div>
      }
    >
      <KeepDraft {...kept} />
      {first && (
        <FieldSection title={first.title}>
          {first.fields.map((field) => (
            <ProjectField key={field.name} field={field} />
          ))}
          <SelectField
            name="builderName"
            label={words.builder}
            placeholder={words.noBuilder}
            options={builders.map((value) => ({ value, label: value }))}
          />
        </FieldSection>
      )}
      <FieldSection title={words.pictures}>
        {usual.map((list) => (
          <PicturesField key={list.name} {...list} />
        ))}
        <details className="sm:col-span-2" open={rare.some(({ name }) => initial[name]?.length)}>
          <FoldSummary>{words.morePictures}</FoldSummary>
          <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
            {rare.map((list) => (
              <PicturesField key={list.name} {...list} />
            ))}
          </div>
        </details>
      </FieldSection>
      {groups.map(({ title, fields: own }) => (
        <FieldSection key={title} title={title}>
          {own.map((field) => (
            <ProjectField key={field.name} field={field} />
          ))}
        </FieldSection>
      ))}
    </SubmitForm>
  );
}
