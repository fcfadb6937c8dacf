import type { Ids, Reader } from '../types';
import { object, rows } from './coerce';
import { parts, readProjectCard } from './rows';

export interface HomeProjects {
  readonly spotlight: Ids<'projects'>;
  readonly reraApproved: Ids<'projects'>;
  readonly topProjects: Ids<'projects'>;
}
/** The three lists of Home (API-1). */
export const readHomeProjects: Reader<HomeProjects> = (body) => {
  const raw = object(body);
  const section = (name: keyof HomeProjects) => parts(rows(raw[name] ?? null), readProjectCard, false);
  const spotlight = section('spotlight');
  const reraApproved = section('reraApproved');
  const topProjects = section('topProjects');
  const all = [spotlight, reraApproved, topProjects];
  return {
    result: {
      spotlight: { kind: 'projects', ids: spotlight.ids },
      reraApproved: { kind: 'projects', ids: reraApproved.ids },
      topProjects: { kind: 'projects', ids: topProjects.ids },
    },
    records: { projects: all.flatMap(({ records }) => records), agents: all.flatMap(({ agents }) => agents) },
  };
};
