import { useState } from 'react';
import type { ConsoleQuestions } from '@/contract/consoleShapes';
import type { BuilderEntry, BuilderFields } from '@/contract/contentShapes';
import { includesIgnoreCase } from '@/domain/text';
import { SubmitButton } from '@/components/fields/SubmitButton';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { TextField } from '@/components/fields/TextField';
import { TextInput } from '@/components/fields/TextInput';
import { digits, required } from '@/components/fields/validators';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { Modal } from '@/components/ui/Modal';
import { Picture } from '@/components/ui/Picture';
import { consoleApi } from '../api';
import { Outcome, useOutcome } from '../outcome';
import { QueryState } from '../QueryState';
import { recordLink } from '../recordLink';
import { KeepDraft, useDraft, type KeepDraftProps } from './Draft';
import { ImportPart } from './ImportPart';
import { PicturesField } from './PicturesField';
import { RemoveButton } from './RemoveButton';
import * as words from '@/words/consoleContent';

type Values = Omit<BuilderFields, 'image'> & { readonly image?: readonly string[] };

interface BuilderFormProps {
  /** The one that is changed; null for a new one. */
  readonly builder: BuilderEntry | null;
  readonly kept: KeepDraftProps;
  readonly onSubmit: (fields: BuilderFields) => Promise<string | undefined>;
  readonly onCancel: () => void;
}

function BuilderForm({ builder, kept, onSubmit, onCancel }: BuilderFormProps) {
  const [initial] = useState(() => {
    const { image, ...fields } = builder?.fields ?? {};
    return (kept.draft?.values as Values | undefined) ?? { ...fields, image: image ? [image] : [] };
  });
  const submit = ({ name, since = null, experience = null, about = null, image: pictures = [] }: Values) =>
    onSubmit({ name, since, experience, about, image: pictures[0] ?? null });
  return (
    <SubmitForm<Values>
      name={words.builder.form}
      initial={initial}
      onSubmit={submit}
      actions={
        <div className="flex flex-wrap gap-3">
          <SubmitButton>{words.save}</SubmitButton>
          <Button variant="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      }
      // Down to the dialog's edge, over the room that it leaves below what it holds.
      foot="sticky -bottom-6 z-10 -mb-6 border-t border-line bg-card py-3"
    >
      <KeepDraft {...kept} />
      <TextField
        name="name"
        label={words.builder.name}
        maxLength={200}
        required
        validate={required(words.builder.nameMissing)}
      />
      <TextField
        name="since"
        label={words.builder.since}
        hint={words.builder.sinceHint}
        inputMode="numeric"
        maxLength={4}
        validate={digits(4, words.builder.sinceWrong)}
      />
      <TextField name="experience" label={words.builder.experience} inputMode="numeric" maxLength={3} />
      <TextAreaField name="about" label={words.builder.about} rows={6} maxLength={5000} />
      <PicturesField name="image" label={words.builder.picture} single />
    </SubmitForm>
  );
}

interface EditorProps {
  /** The one that is changed; null for a new one. */
  readonly builder: BuilderEntry | null;
  readonly onSubmit: (asked: ConsoleQuestions['saveBuilder'], onDone: () => void) => Promise<string | undefined>;
  readonly onClose: () => void;
}

function Editor({ builder, onSubmit, onClose }: EditorProps) {
  const { kept, drop } = useDraft(builder?.id ?? '', builder?.mark);
  const leave = () => {
    drop();
    onClose();
  };
  const submit = (fields: BuilderFields) =>
    onSubmit({ fields, ...(builder && { seen: { id: builder.id, mark: kept.mark } }) }, leave);
  return (
    <Modal
      open
      title={builder ? words.changeOf({ name: builder.fields.name }) : words.builders.add}
      onClose={onClose}
      size="md"
    >
      <BuilderForm builder={builder} kept={kept} onSubmit={submit} onCancel={leave} />
    </Modal>
  );
}

/** Builders and developers: who they are, and how one is added, changed or removed [BUILD-2]. */
export function BuildersPage() {
  const query = consoleApi.useGetBuildersQuery({});
  const [save] = consoleApi.useSaveBuilderMutation();
  const [remove] = consoleApi.useRemoveBuilderMutation();
  const { said, run } = useOutcome();
  const [open, setOpen] = useState<BuilderEntry | 'new' | null>(null);
  const [typed, setTyped] = useState('');
  const found = query.data?.filter(({ fields }) => includesIgnoreCase(fields.name, typed)) ?? [];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title={words.builders.title} className="text-section" />
        <Button onClick={() => setOpen('new')}>{words.builders.add}</Button>
      </div>
      <TextInput
        className="max-w-xl"
        label={words.builders.find}
        name="find"
        value={typed}
        onChange={setTyped}
        autoComplete="off"
      />
      <Outcome said={said} />
      <QueryState query={query}>
        {found.length === 0 ? (
          <EmptyState title={words.builders.none} text={words.orImport} />
        ) : (
          <ul aria-label={words.builders.title}>
            {found.map((each) => {
              const { id, mark, projects, fields } = each;
              return (
                <li key={id} className="flex flex-wrap items-center gap-3 border-b border-line py-3">
                  <span className="size-12 flex-none overflow-hidden rounded-control bg-wash">
                    <Picture src={fields.image} alt="" sizes="3rem" />
                  </span>
                  <div className="min-w-0 flex-1 basis-40">
                    <button type="button" onClick={() => setOpen(each)} className={`${recordLink} text-left`}>
                      {fields.name}
                    </button>
                    <p className="text-sm text-muted">{words.builders.projects({ n: projects })}</p>
                  </div>
                  {/* Its projects go first. */}
                  {projects === 0 && (
                    <RemoveButton
                      name={fields.name}
                      says={words.builders.gone}
                      onRemove={() => run(remove({ id, mark }))}
                    />
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </QueryState>
      <ImportPart kind="builders" />
      {open !== null && (
        <Editor
          builder={open === 'new' ? null : open}
          onSubmit={(asked, onDone) => run(save(asked), onDone)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
