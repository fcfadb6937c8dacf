import { useState, type ReactNode } from 'react';
import { useField, useForm } from 'react-final-form';
import { useLocation } from 'react-router';
import type { ProjectFields } from '@/contract/contentShapes';
import { FieldSection } from '@/components/fields/FieldSection';
import { SelectField } from '@/components/fields/SelectField';
import { SubmitButton } from '@/components/fields/SubmitButton';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { JumpLinks } from '@/components/layout/JumpLinks';
import { Button } from '@/components/ui/Button';
import { FoldSummary } from '@/components/ui/FoldSummary';
import { useHashSection } from '@/components/ui/useHashSection';
import { saveFoot } from '../../saveFoot';
import { KeepDraft, type KeepDraftProps } from '../Draft';
import { PicturesField } from '../PicturesField';
import { PICTURE_LISTS, PROJECT_GROUPS, type PictureList, type ProjectFormField } from './fields';
import { ProjectField } from './ProjectField';
import { fieldsOf, placed, soldBhk, valuesOf, type ProjectValues } from './values';
import * as content from '@/words/consoleContent';
import * as words from '@/words/consoleProjects';

/** Nearly every project has these. */
const USUAL = ['propertyMainImage', 'projectImages', 'masterPlan', 'locationMap'];

/** Fields in two columns; those that this project hardly needs are folded. */
function Fields({
  fields,
  folded,
  fold,
}: {
  readonly fields: ReactNode;
  readonly folded: readonly ReactNode[];
  readonly fold: string;
}) {
  return (
    <>
      {fields}
      {folded.length > 0 && (
        <details className="sm:col-span-2">
          <FoldSummary>{fold}</FoldSummary>
          <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">{folded}</div>
        </details>
      )}
    </>
  );
}

/** The sizes of the homes that the project sells stand open. */
function GroupFields({ fields }: { readonly fields: readonly ProjectFormField[] }) {
  const configurations: unknown = useField<unknown>('unitConfig', { subscription: { value: true } }).input.value;
  const { initialValues } = useForm<ProjectValues>().getState();
  const sold = soldBhk(configurations, initialValues ?? {});
  const isOpen = ({ ofBhk }: ProjectFormField) => ofBhk === undefined || sold.has(ofBhk);
  const shown = (field: ProjectFormField) => <ProjectField key={field.name} field={field} />;
  return (
    <Fields
      fields={fields.filter(isOpen).map(shown)}
      folded={fields.filter((field) => !isOpen(field)).map(shown)}
      fold={words.moreSizes}
    />
  );
}

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
    return failure && placed(failure);
  };
  const [first, ...groups] = PROJECT_GROUPS;
  const { search } = useLocation();
  useHashSection();
  const sections = [first, { at: 'pictures', title: words.pictures }, ...groups].flatMap((each) => each ?? []);
  const isUsual = ({ name: list }: PictureList) => USUAL.includes(list) || (initial[list]?.length ?? 0) > 0;
  const pictures = (list: PictureList) => <PicturesField key={list.name} {...list} />;
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
      {/* With the rest of the address, by which the form is open; in one line, which stays in sight. */}
      <div className="sticky top-0 z-10 -mx-5 overflow-x-auto bg-paper px-5 py-2 not-low:max-lg:top-11 low:static [&_ul]:w-max [&_ul]:flex-nowrap">
        <JumpLinks replace jumps={sections.map(({ at, title }) => ({ to: `${search}#${at}`, label: title }))} />
      </div>
      {first && (
        <FieldSection at={first.at} title={first.title}>
          <GroupFields fields={first.fields} />
          <SelectField
            name="builderName"
            label={words.builder}
            placeholder={words.noBuilder}
            options={builders.map((value) => ({ value, label: value }))}
          />
        </FieldSection>
      )}
      <FieldSection at="pictures" title={words.pictures}>
        <Fields
          fields={PICTURE_LISTS.filter(isUsual).map(pictures)}
          folded={PICTURE_LISTS.filter((list) => !isUsual(list)).map(pictures)}
          fold={words.morePictures}
        />
      </FieldSection>
      {groups.map(({ at, title, fields: own }) => (
        <FieldSection key={at} at={at} title={title}>
          <GroupFields fields={own} />
        </FieldSection>
      ))}
    </SubmitForm>
  );
}
