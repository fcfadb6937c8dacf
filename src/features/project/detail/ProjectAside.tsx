import type { ReactNode } from 'react';
import type { ProjectRecord } from '@/api/records';
import { PageAside } from '@/components/layout/PageAside';
import { Avatar } from '@/components/ui/Avatar';
import { ShowNumber } from '@/components/ui/ShowNumber';
import { projectName } from '@/domain/names';
import { paths } from '@/domain/paths';
import { priceRange } from '@/domain/price';
import { SCREENS } from '@/domain/screens';
import { rememberContact } from '@/store/device/rememberContact';
import { useNumberSeen } from '@/store/device/useNumberSeen';
import { useAppDispatch } from '@/store/hooks';
import { useOwnerNumber } from '@/store/ownerNumber/useOwnerNumber';
import { configurationWords } from '../projectWords';
import * as words from '@/words/project';
import * as detailWords from '@/words/projectDetail';

interface ProjectAsideProps {
  readonly project: ProjectRecord;
  readonly builder: string;
  /** The form with which a visitor asks for a call back; the route hands it in [JDET-8]. */
  readonly leadForm?: ReactNode;
}

/** Who builds it, the number of who offers it, and the way to a call back [JDET-9]. */
export function ProjectAside({ project, builder, leadForm }: ProjectAsideProps) {
  const name = projectName(project);
  const dispatch = useAppDispatch();
  const shown = builder || name;
  const number = useOwnerNumber(project.userId, {
    then: { path: paths.project(project._id), label: name, aim: words.aim },
    onShown: () => dispatch(rememberContact(project._id)),
    wasSeen: useNumberSeen(project._id),
  });

  return (
    <PageAside label={detailWords.aside.name}>
      <div className="rounded-card border border-line bg-card p-5.5">
        <div className="flex items-center gap-3.5">
          <Avatar name={shown} src={project.builderImage} />
          <div className="min-w-0">
            <p className="font-semibold">{shown}</p>
            <p className="text-md text-muted">
              {builder === '' ? SCREENS.project.title : detailWords.aside.builderOf({ name })}
            </p>
          </div>
        </div>
        <p className="mt-5 font-heading text-price font-bold">
          {priceRange(project.unitPriceRangeFrom, project.unitPriceRangeTo, 'detail')}
        </p>
        <p className="text-md text-muted">{configurationWords(project)}</p>
        <div className="mt-2.5">
          <ShowNumber number={number} variant="secondary" />
        </div>
      </div>
      <div className="contents print:hidden">{leadForm}</div>
    </PageAside>
  );
}
