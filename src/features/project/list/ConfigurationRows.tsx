import { Fragment } from 'react';
import type { ProjectRecord } from '@/api/records';
import { classes } from '@/components/ui/classes';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { configurationsOf } from '../projectWords';
import * as words from '@/words/project';

/** A range of prices that breaks between its ends alone. */
function Range({ text }: { readonly text: string }) {
  const [from = '', to] = text.split(' – ');
  const ends = to === undefined ? [from] : [`${from} –`, to];
  return ends.map((end) => (
    <Fragment key={end}>
      <span className="whitespace-nowrap">{end}</span>{' '}
    </Fragment>
  ));
}

interface ConfigurationRowsProps {
  readonly project: ProjectRecord;
  /** On the project's page: larger, with a name to see, and the prices as in its head. */
  readonly isDetail?: boolean;
}

/** Unit area and price of each configuration [JLIST-4, JLIST-5]. Nothing where a project has none, such as a venture. */
export function ConfigurationRows({ project, isDetail = false }: ConfigurationRowsProps) {
  const rows = configurationsOf(project, useAreaUnit(project), isDetail ? 'detail' : 'list');
  if (rows.length === 0) return null;
  return (
    <table className={classes('w-full border-line', isDetail ? 'mt-6 text-md' : 'mt-3 border-t text-xs sm:text-sm')}>
      <caption className={isDetail ? 'border-b border-line pb-2 text-left font-semibold' : 'sr-only'}>
        {words.table}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.configuration}</th>
          <th scope="col">{words.unitArea}</th>
          <th scope="col">{words.price}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ bhk, label, area, price }) => (
          <tr key={bhk} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-3 text-left font-semibold whitespace-nowrap">
              {label}
            </th>
            <td className="py-1.5 pr-3 text-muted whitespace-nowrap">{area}</td>
            <td className="py-1.5 text-right font-semibold">
              <Range text={price} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
