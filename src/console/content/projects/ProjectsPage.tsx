import { useState } from 'react';
import type { ConsoleQuestions } from '@/contract/consoleShapes';
import type { ProjectEntry } from '@/contract/contentShapes';
import { placeLabel } from '@/domain/names';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { Picture } from '@/components/ui/Picture';
import { consoleApi } from '../../api';
import { FindForm } from '../../FindForm';
import { Outcome, useOutcome } from '../../outcome';
import { QueryState } from '../../QueryState';
import { ImportPart } from '../ImportPart';
import { useDraft } from '../Draft';
import { RemoveButton } from '../RemoveButton';
import { RowButton } from '../../RowButton';
import { useOpened } from '../useOpened';
import { ProjectForm } from './ProjectForm';
import * as content from '@/words/consoleContent';
import * as words from '@/words/consoleProjects';

interface EditorProps {
  /** Null for a new one. */
  readonly id: string | null;
  readonly onSubmit: (asked: ConsoleQuestions['saveProject'], onDone: () => void) => Promise<string | undefined>;
  readonly onClose: () => void;
}

function Editor({ id, onSubmit, onClose }: EditorProps) {
  const builders = consoleApi.useGetBuildersQuery({});
  const query = consoleApi.useGetProjectQuery({ id: id ?? '' }, { skip: id === null });
  const { kept, drop } = useDraft(id ?? '', query.data?.mark);
  const fields = id === null ? {} : query.data?.fields;
  const leave = () => {
    drop();
    onClose();
  };
  const name = query.data?.fields.name;
  const title = id === null ? words.add : name ? content.changeOf({ name }) : content.change;
  return (
    <>
      <PageHeading title={title} className="text-section" />
      <QueryState query={builders}>
        <QueryState query={{ ...query, data: fields }}>
          <ProjectForm
            fields={fields ?? {}}
            kept={kept}
            builders={builders.data?.map((each) => each.fields.name) ?? []}
            onSubmit={(wanted) =>
              onSubmit({ fields: wanted, ...(id !== null && { seen: { id, mark: kept.mark } }) }, leave)
            }
            onCancel={leave}
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
  const { open, setOpen, close } = useOpened();
  if (open !== null)
    return (
      <Editor key={open} id={open || null} onSubmit={(asked, onDone) => run(save(asked), onDone)} onClose={close} />
    );
  const { projects = [], total = 0 } = query.data ?? {};
  return (
    <>
      <PageHeading title={words.title} className="text-section" />
      <FindForm
        form={words.findForm}
        action={words.find}
        variant="secondary"
        layout="flex max-w-xl flex-wrap items-end gap-3"
        more={<Button onClick={() => setOpen('')}>{words.add}</Button>}
        label={words.findField}
        hint={words.findHint}
        maxLength={120}
        onFind={setQ}
      />
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
                onOpen={() => setOpen(project.id)}
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
