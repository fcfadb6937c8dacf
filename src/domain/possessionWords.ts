import { possessionLabel } from './possession';
import { writtenDay } from './writtenDay';

/** When one can move into a project: "Under construction, Mar 2028"; unknown: '' [JDET-1]. */
export const possessionWords = (project: {
  readonly possessionStatus?: string | null | undefined;
  readonly possessionDate?: string | null | undefined;
}): string =>
  [possessionLabel(project.possessionStatus), writtenDay(project.possessionDate, 'short')].filter(Boolean).join(', ');
