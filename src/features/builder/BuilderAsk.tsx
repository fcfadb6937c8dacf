import type { ReactNode } from 'react';
import type { ProjectRecord } from '@/api/records';
import { Select } from '@/components/fields/Select';
import { PageAside } from '@/components/layout/PageAside';
import { projectName } from '@/domain/names';
import * as words from '@/words/builder';

/** The form with which one asks about a project, and what stands above its fields; the route hands it in [JDET-8]. */
export type LeadFormOf = (project: ProjectRecord, choice: ReactNode) => ReactNode;

interface BuilderAskProps {
  /** Those that can be asked about, one at least. */
  readonly projects: readonly ProjectRecord[];
  /** The id of the one that is chosen; the first one where it is none of them. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly leadForm: LeadFormOf;
}

/** The way to a builder: the form of the project that is chosen, here where there are several [BUILD-5, JDET-8]. */
export function BuilderAsk({ projects, chosen, onChoose, leadForm }: BuilderAskProps) {
  const project = projects.find(({ _id }) => _id === chosen) ?? projects[0];
  if (!project) return null;
  const choice = projects.length > 1 && (
    <div className="mb-4">
      <Select
        label={words.which}
        value={project._id}
        options={projects.map((each) => ({ value: each._id, label: projectName(each) }))}
        onChange={onChoose}
      />
    </div>
  );
  return (
    <PageAside label={words.callBack}>
      {/* Beside few projects the column is as short as they are: within it the form stays, too. */}
      <div className="lg:sticky lg:top-20 print:hidden">{leadForm(project, choice)}</div>
    </PageAside>
  );
}
