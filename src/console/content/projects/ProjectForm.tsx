import { useState } from 'react';
import type { ProjectFields } from '@/contract/contentShapes';
import { mapEmbed } from '@/domain/embeds';
import { FieldSection } from '@/components/fields/FieldSection';
import { SelectField } from '@/components/fields/SelectField';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { TextField } from '@/components/fields/TextField';
import { composeValidators, required, type Validator } from '@/components/fields/validators';
import { Button } from '@/components/ui/Button';
import { PicturesField } from '../PicturesField';
import { PICTURE_LISTS, PROJECT_GROUPS, type ProjectFormField } from './texts';
import { fieldsOf, labelled, valuesOf, type ProjectValues } from './values';

const wholeNumber: Validator = (value) =>
  /^(?:\d+(?:\.\d+)?)?$/.test(typeof value === 'string' ? value.trim() : '') ? undefined : 'Please enter digits alone';

const framedMap: Validator = (value) =>
  typeof value !== 'string' || value.trim() === '' || mapEmbed(value) !== null
    ? undefined
    : 'Please enter the embed link of a map on Google Maps or OpenStreetMap';

function ProjectField({
  field: { kind, choices, required: isRequired, ...field },
}: {
  readonly field: ProjectFormField;
}) {
  const validators = [
    ...(isRequired ? [required(`Please enter this: ${field.label}`)] : []),
    ...(kind === 'number' ? [wholeNumber] : []),
    ...(kind === 'map' ? [framedMap] : []),
  ];
  const shared = { ...field, required: isRequired, validate: composeValidators(...validators) };
  if (choices) return <SelectField {...shared} options={choices.map((value) => ({ value, label: value }))} />;
  if (kind === 'lines' || kind === 'list') return <TextAreaField {...shared} rows={kind === 'lines' ? 8 : 4} />;
  return <TextField {...shared} {...(kind === 'number' && { inputMode: 'numeric' })} />;
}

/** Nearly every project has these. */
const USUAL = ['propertyMainImage', 'projectImages', 'masterPlan', 'locationMap'];
const usual = PICTURE_LISTS.filter(({ name }) => USUAL.includes(name));
const rare = PICTURE_LISTS.filter(({ name }) => !USUAL.includes(name));

interface ProjectFormProps {
  /** Of the one that is changed; none for a new one. */
  readonly fields: Partial<ProjectFields>;
  /** The names of the builders. */
  readonly builders: readonly string[];
  readonly onSubmit: (fields: ProjectFields) => Promise<string | undefined>;
  readonly onCancel: () => void;
}

/** All that is said of a project [JLIST-4, JDET-3]. */
export function ProjectForm({ fields, builders, onSubmit, onCancel }: ProjectFormProps) {
  const [initial] = useState<ProjectValues>(() => ({ ...valuesOf(fields), builderName: fields.builderName ?? '' }));
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
      name="Project"
      initial={initial}
      onSubmit={submit}
      actions={({ submitting }) => (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={submitting}>
            Save
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
    >
      {first && (
        <FieldSection title={first.title}>
          {first.fields.map((field) => (
            <ProjectField key={field.name} field={field} />
          ))}
          <SelectField
            name="builderName"
            label="Builder"
            placeholder="None"
            options={builders.map((value) => ({ value, label: value }))}
          />
        </FieldSection>
      )}
      <FieldSection title="Pictures">
        {usual.map((list) => (
          <PicturesField key={list.name} {...list} />
        ))}
        <details className="sm:col-span-2" open={rare.some(({ name }) => initial[name]?.length)}>
          <summary className="py-2.5 font-semibold">More kinds of pictures</summary>
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
