import { possessionLabel } from './possession';
import { writtenDay } from './writtenDay';

/** When one can move into a home or a project: "Under construction, Mar 2028"; unknown: '' [PDET-8, JDET-1]. */
export const possessionWords = (status: string | null | undefined, date: string | null | undefined): string =>
  [possessionLabel(status), writtenDay(date, 'short')].filter(Boolean).join(', ');
