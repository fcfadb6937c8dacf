import type { HomeSectionName } from '@/contract/console';
import { homeRow, MOST_IN_SECTION, type HomeRow } from '@/contract/homeShapes';
import { writeHomeSection } from '../../db/queries/homeSections';
import { homeSection } from '../../db/queries/people';
import { HttpError } from '../../kernel/httpError';
import { said } from '../../kernel/said';
import { recordsCalled } from '../homeSections';
import type { ImportKind } from './kind';

/** Home's sections from a file: each that it names shows its records, in the order of the rows, and no others [HOME-4]. */
export const homeImport: ImportKind<HomeRow> = {
  columns: [
    {
      name: 'section',
      says: said('columnEither', { first: 'spotlight, reraApproved, topProjects, builders', last: 'agents' }),
      example: 'spotlight',
    },
    { name: 'record', says: said('columnRecord'), example: 'Seshadri Heights' },
  ],
  shape: homeRow,
  begin: (part) => {
    const sections = new Map<HomeSectionName, { readonly before: readonly string[]; readonly ids: string[] }>();
    return Promise.resolve({
      write: async ({ section, record }) => {
        const known = sections.get(section) ?? { before: await homeSection(part, section), ids: [] };
        sections.set(section, known);
        const { before, ids } = known;
        const [id, ...others] = await recordsCalled(part, section, record);
        if (id === undefined) throw new HttpError(400, said('noSuchRecord', { field: 'record' }));
        if (others.length > 0) throw new HttpError(400, said('manySuchRecords', { field: 'record' }));
        if (ids.includes(id)) throw new HttpError(400, said('recordTwice', { field: 'record' }));
        if (ids.length === MOST_IN_SECTION)
          throw new HttpError(400, said('sectionFull', { field: 'section', most: MOST_IN_SECTION }));
        ids.push(id);
        if (before[ids.length - 1] === id) return 'same';
        return before.includes(id) ? 'changed' : 'new';
      },
      end: async () => {
        for (const [section, { before, ids }] of sections)
          if (before.join() !== ids.join()) await writeHomeSection(part, section, ids);
      },
    });
  },
};
