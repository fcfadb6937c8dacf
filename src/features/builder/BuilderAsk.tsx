import { useState, type ReactNode } from 'react';
import type { ProjectRecord } from '@/api/records';
import { Select } from '@/components/fields/Select';
import { PageAside } from '@/components/layout/PageAside';
import { projectName } from '@/domain/names';
import * as words from '@/words/builder';

/** The form with which one asks about a project; the route hands it in [JDET-8]. */
export type LeadFormOf = (project: ProjectRecord) => ReactNode;

interface BuilderAskProps {
  /** Those that can be asked about, one at least. */
  readonly projects: readonly ProjectRecord[];
  readonly leadForm: LeadFormOf;
}

/** The way to a builder: the form of the project that is chosen, here where there are several [BUILD-5, JDET-8]. */
export function BuilderAsk({ projects, leadForm }: BuilderAskProps) {
  const [chosen, choose] = useState('');
  const project = projects.find(({ _id }) => _id === chosen) ?? projects[0];
  if (!project) return null;
  return (
    <PageAside label={words.callBack}>
      {projects.length > 1 && (
        <Select
          label={words.which}
          value={project._id}
          options={projects.map((each) => ({ value: each._id, label: projectName(each) }))}
          onChange={choose}
        />
      )}
      <div className="contents print:hidden">{leadForm(project)}</div>
    </PageAside>
  );
}
