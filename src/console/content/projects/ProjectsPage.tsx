import { useState } from 'react';
import type { ConsoleQuestions } from '@/contract/consoleShapes';
import type { ProjectEntry } from '@/contract/contentShapes';
import { placeLabel } from '@/domain/names';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextField } from '@/components/fields/TextField';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { Picture } from '@/components/ui/Picture';
import { consoleApi } from '../../api';
import { Outcome, useOutcome } from '../../outcome';
import { QueryState } from '../../QueryState';
import { ImportPart } from '../ImportPart';
import { RemoveButton } from '../RemoveButton';
import { RowButton } from '../../RowButton';
import { ProjectForm } from './ProjectForm';
import * as content from '@/words/consoleContent';
import * as words from '@/words/consoleProjects';

interface EditorProps {
  /** Null for a new one. */
  readonly project: ProjectEntry | null;
  readonly onSubmit: (asked: ConsoleQuestions['saveProject']) => Promise<string | undefined>;
  readonly onClose: () => void;
}

function Editor({ project, onSubmit, onClose }: EditorProps) {
  const builders = consoleApi.useGetBuildersQuery({});
  const query = consoleApi.useGetProjectQuery({ id: project?.id ?? '' }, { skip: project === null });
  const title = project ? content.changeOf({ name: project.name }) : words.add;
  const { mark, fields } = project === null ? { fields: {} } : { ...query.data };
  return (
    <>
      <PageHeading title={title} className="text-section" />
      <QueryState query={builders}>
        <QueryState query={{ ...query, data: fields }}>
          <ProjectForm
            fields={fields ?? {}}
            builders={builders.data?.map((each) => each.fields.name) ?? []}
            onSubmit={(wanted) =>
              onSubmit({ fields: wanted, ...(project && mark && { seen: { id: project.id, mark } }) })
            }
            onCancel={onClose}
          />
        </QueryState>
      </QueryState>
    </>
  );
}

interface RowProps {
  readonly project: ProjectEntry;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

const Row = ({ project: { name, locality, city, builder, picture, lacksRera }, onOpen, onRemove }: RowProps) => (
  <li className="flex flex-wrap items-center gap-3 border-b border-line py-3">
    <span className="h-12 w-16 flex-none overflow-hidden rounded-control bg-wash">
      <Picture src={picture} alt="" sizes="4rem" />
    </span>
    <div className="min-w-0 flex-1 basis-40">
      <p className="font-semibold break-words">{name}</p>
      <p className="text-sm break-words text-muted">
        {[placeLabel({ locality, city }), builder].filter(Boolean).join(', ')}
      </p>
      {lacksRera && <p className="text-sm font-medium text-red">{words.lacksRera}</p>}
    </div>
    <div className="flex gap-3">
      <RowButton says={content.change} named={content.changeOf({ name })} onClick={onOpen} />
      <RemoveButton name={name} says={words.gone} onRemove={onRemove} />
    </div>
  </li>
);

/** The projects of the marketplace: how one is found, added, changed or removed [JLIST-4]. */
export function ProjectsPage() {
  const [q, setQ] = useState('');
  const query = consoleApi.useGetProjectsQuery({ q });
  const [save] = consoleApi.useSaveProjectMutation();
  const [remove] = consoleApi.useRemoveProjectMutation();
  const { said, run } = useOutcome();
  const [open, setOpen] = useState<ProjectEntry | 'new' | null>(null);
  const submit: EditorProps['onSubmit'] = async (asked) => {
    const failure = await run(save(asked));
    if (failure === undefined) setOpen(null);
    return failure;
  };
  if (open !== null)
    return <Editor project={open === 'new' ? null : open} onSubmit={submit} onClose={() => setOpen(null)} />;
  const { projects = [], total = 0 } = query.data ?? {};
  return (
    <>
      <PageHeading title={words.title} className="text-section" />
      <SubmitForm<{ readonly q?: string }>
        name={words.findForm}
        onSubmit={({ q: typed = '' }) => {
          setQ(typed.trim());
          return Promise.resolve(undefined);
        }}
        className="flex flex-wrap items-end gap-3"
        actions={
          <>
            <Button type="submit" variant="secondary">
              {words.find}
            </Button>
            <Button onClick={() => setOpen('new')}>{words.add}</Button>
          </>
        }
      >
        <TextField name="q" label={words.findField} hint={words.findHint} maxLength={120} />
      </SubmitForm>
      <Outcome said={said} />
      <QueryState query={query}>
        {projects.length === 0 ? (
          <EmptyState title={words.none} text={content.orImport} />
        ) : (
          <ul aria-label={words.title}>
            {projects.map((project) => (
              <Row
                key={project.id}
                project={project}
                onOpen={() => setOpen(project)}
                onRemove={() => void run(remove({ id: project.id, mark: project.mark }))}
              />
            ))}
          </ul>
        )}
        {total > projects.length && <p className="text-muted">{words.firstOf({ n: projects.length, total })}</p>}
      </QueryState>
      <ImportPart kind="projects" />
    </>
  );
}
