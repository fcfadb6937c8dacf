import { useState } from 'react';
import { PROJECT_ORDERS, type ProjectOrder } from '@/contract/console';
import type { ConsoleQuestions } from '@/contract/consoleShapes';
import type { ProjectEntry } from '@/contract/contentShapes';
import { placeLabel } from '@/domain/names';
import { InsetSelect } from '@/components/fields/InsetSelect';
import { PageHeading } from '@/components/layout/PageHeading';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { Chip } from '@/components/ui/Chip';
import { EmptyState } from '@/components/ui/EmptyState';
import { Picture } from '@/components/ui/Picture';
import { consoleApi } from '../../api';
import { FindForm } from '../../FindForm';
import { Outcome, useOutcome } from '../../outcome';
import { QueryState } from '../../QueryState';
import { ImportPart } from '../ImportPart';
import { OpenLink } from '../OpenLink';
import { useDraft } from '../Draft';
import { RemoveButton } from '../RemoveButton';
import { useOpened } from '../useOpened';
import { ProjectForm } from './ProjectForm';
import * as consoleWords from '@/words/console';
import * as content from '@/words/consoleContent';
import * as words from '@/words/consoleProjects';

/** So many are shown at first, and more with each press. */
const PAGE = 20;

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
  /** Answers the words of a failure. */
  readonly onRemove: () => Promise<string | undefined>;
}

const Row = ({ project: { id, name, locality, city, builder, picture, lacksRera }, onRemove }: RowProps) => (
  <li className="flex flex-wrap items-center gap-3 border-b border-line py-3">
    <span className="h-12 w-16 flex-none overflow-hidden rounded-control bg-wash">
      <Picture src={picture} alt="" sizes="4rem" />
    </span>
    <div className="min-w-0 flex-1 basis-32">
      <OpenLink id={id}>{name}</OpenLink>
      <p className="text-sm break-words text-muted">
        {[placeLabel({ locality, city }), builder].filter(Boolean).join(', ')}
      </p>
      {lacksRera && <Badge tone="red">{words.lacksRera}</Badge>}
    </div>
    <RemoveButton name={name} says={words.gone} onRemove={onRemove} />
  </li>
);

/** The projects of the marketplace: how one is found, added, changed or removed [JLIST-4]. */
export function ProjectsPage() {
  const [q, setQ] = useState('');
  const [lacking, setLacking] = useState(false);
  const [order, setOrder] = useState<ProjectOrder | undefined>();
  // Another list begins at its first ones.
  const list = [q, lacking, order].join('\n');
  const [more, setMore] = useState({ list, most: PAGE });
  const most = more.list === list ? more.most : PAGE;
  const query = consoleApi.useGetProjectsQuery({ q, lacking: lacking ? 'yes' : undefined, order });
  const [save] = consoleApi.useSaveProjectMutation();
  const [remove] = consoleApi.useRemoveProjectMutation();
  const { said, run } = useOutcome();
  const { open, setOpen, close } = useOpened();
  if (open !== null)
    return (
      <Editor key={open} id={open || null} onSubmit={(asked, onDone) => run(save(asked), onDone)} onClose={close} />
    );
  const { projects = [], total = 0 } = query.currentData ?? {};
  // The same with and without the filter: it stays while the others come.
  const lack = query.data?.lacking ?? 0;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title={words.title} className="text-section" />
        <Button onClick={() => setOpen('')}>{words.add}</Button>
      </div>
      <FindForm
        form={words.findForm}
        action={words.find}
        variant="secondary"
        label={words.findField}
        hint={words.findHint}
        maxLength={120}
        onFind={setQ}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Chip pressed={lacking} onPress={() => setLacking(!lacking)}>
          {words.lacking({ n: lack })}
        </Chip>
        <InsetSelect
          label={words.order.label}
          className="w-52"
          value={order ?? ''}
          onChoose={(value) => setOrder(PROJECT_ORDERS.find((each) => each === value))}
        >
          <option value="">{words.order.lacking}</option>
          {PROJECT_ORDERS.map((each) => (
            <option key={each} value={each}>
              {words.order[each]}
            </option>
          ))}
        </InsetSelect>
      </div>
      <Outcome said={said} />
      <QueryState query={{ ...query, data: query.currentData }}>
        {projects.length === 0 ? (
          <EmptyState title={words.none} text={content.orImport} />
        ) : (
          <>
            <p className="text-muted">{content.builders.projects({ n: total })}</p>
            <ul aria-label={words.title}>
              {projects.slice(0, most).map((project) => (
                <Row
                  key={project.id}
                  project={project}
                  onRemove={() => run(remove({ id: project.id, mark: project.mark }))}
                />
              ))}
            </ul>
          </>
        )}
        {projects.length > most ? (
          <Button variant="secondary" className="self-start" onClick={() => setMore({ list, most: most + PAGE })}>
            {consoleWords.showMore}
          </Button>
        ) : (
          total > projects.length && <p className="text-muted">{words.firstOf({ n: projects.length, total })}</p>
        )}
      </QueryState>
      <ImportPart kind="projects" />
    </>
  );
}
