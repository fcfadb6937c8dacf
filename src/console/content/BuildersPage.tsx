import { useState } from 'react';
import type { BuilderEntry, BuilderFields } from '@/contract/contentShapes';
import { includesIgnoreCase, plural } from '@/domain/text';
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
import { useGetBuildersQuery, useRemoveBuilderMutation, useSaveBuilderMutation } from '../api';
import { Outcome, useOutcome } from '../outcome';
import { QueryState } from '../QueryState';
import { ImportPart } from './ImportPart';
import { PicturesField } from './PicturesField';
import { RemoveButton } from './RemoveButton';

type Values = Omit<BuilderFields, 'image'> & { readonly image?: readonly string[] };

interface BuilderFormProps {
  /** The one that is changed; null for a new one. */
  readonly builder: BuilderEntry | null;
  readonly onSubmit: (fields: BuilderFields) => Promise<string | undefined>;
}

function BuilderForm({ builder, onSubmit }: BuilderFormProps) {
  const [initial] = useState(() => {
    const { image, ...fields } = builder?.fields ?? {};
    return { ...fields, image: image ? [image] : [] };
  });
  const submit = ({ name, since = null, experience = null, about = null, image: pictures = [] }: Values) =>
    onSubmit({ name, since, experience, about, image: pictures[0] ?? null });
  return (
    <SubmitForm<Values>
      name="Builder"
      initial={initial}
      onSubmit={submit}
      actions={({ submitting }) => (
        <Button type="submit" busy={submitting}>
          Save
        </Button>
      )}
    >
      <TextField name="name" label="Name" maxLength={200} required validate={required('Please enter a name')} />
      <TextField
        name="since"
        label="Since"
        hint="The year in which it began"
        inputMode="numeric"
        maxLength={4}
        validate={digits(4, 'Please enter a year, such as 1998')}
      />
      <TextField name="experience" label="Years of experience" inputMode="numeric" maxLength={3} />
      <TextAreaField name="about" label="About" rows={6} maxLength={5000} />
      <PicturesField name="image" label="Picture" single />
    </SubmitForm>
  );
}

/** Builders and developers: who they are, and how one is added, changed or removed [BUILD-2]. */
export function BuildersPage() {
  const query = useGetBuildersQuery({});
  const [save] = useSaveBuilderMutation();
  const [remove] = useRemoveBuilderMutation();
  const { said, run } = useOutcome();
  const [open, setOpen] = useState<BuilderEntry | 'new' | null>(null);
  const [typed, setTyped] = useState('');
  const builder = open === 'new' ? null : open;
  const submit = async (fields: BuilderFields) => {
    const failure = await run(save({ fields, ...(builder && { seen: { id: builder.id, mark: builder.mark } }) }));
    if (failure === undefined) setOpen(null);
    return failure;
  };
  const found = query.data?.filter(({ fields }) => includesIgnoreCase(fields.name, typed)) ?? [];
  return (
    <>
      <PageHeading title="Builders" className="text-section">
        Builders
      </PageHeading>
      <div className="flex flex-wrap items-end gap-4">
        <TextInput label="Find a builder" name="find" value={typed} onChange={setTyped} autoComplete="off" />
        <Button onClick={() => setOpen('new')}>Add a builder</Button>
      </div>
      <Outcome said={said} />
      <QueryState query={query}>
        {found.length === 0 ? (
          <EmptyState title="No builder is found" text="Add one, or import a file." />
        ) : (
          <ul aria-label="Builders">
            {found.map((each) => {
              const { id, mark, projects, fields } = each;
              return (
                <li key={id} className="flex flex-wrap items-center gap-3 border-b border-line py-3">
                  <span className="size-12 flex-none overflow-hidden rounded-control bg-wash">
                    <Picture src={fields.image} alt="" sizes="3rem" />
                  </span>
                  <div className="min-w-0 flex-1 basis-40">
                    <p className="font-semibold break-words">{fields.name}</p>
                    <p className="text-sm text-muted">{plural(projects, 'project', 'projects')}</p>
                  </div>
                  <Button size="sm" variant="secondary" onClick={() => setOpen(each)}>
                    Change<span className="sr-only"> {fields.name}</span>
                  </Button>
                  <RemoveButton
                    name={fields.name}
                    says="Visitors no longer see it. A builder that has projects stays until they are removed."
                    onRemove={() => void run(remove({ id, mark }))}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </QueryState>
      <ImportPart kind="builders" />
      <Modal
        open={open !== null}
        title={builder ? `Change ${builder.fields.name}` : 'Add a builder'}
        onClose={() => setOpen(null)}
        size="md"
      >
        <BuilderForm builder={builder} onSubmit={submit} />
      </Modal>
    </>
  );
}
