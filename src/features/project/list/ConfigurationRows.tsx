import { Fragment } from 'react';
import type { ProjectRecord } from '@/api/records';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { configurationsOf } from '../projectWords';
import * as words from '@/words/project';

/** A range that breaks between its ends alone. */
function Range({ text }: { readonly text: string }) {
  const [from = '', to] = text.split(' – ');
  const ends = to === undefined ? [from] : [`${from} –`, to];
  return ends.map((end) => (
    <Fragment key={end}>
      <span className="whitespace-nowrap">{end}</span>{' '}
    </Fragment>
  ));
}

/** Unit area and price of each configuration [JLIST-4, JLIST-5]. Nothing where a project has none, such as a venture. */
export function ConfigurationRows({ project }: { readonly project: ProjectRecord }) {
  const rows = configurationsOf(project, useAreaUnit(project));
  if (rows.length === 0) return null;
  return (
    <table className="mt-3 w-full border-t border-line text-xs sm:text-sm">
      <caption className="sr-only">{words.table}</caption>
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
            <td className="py-1.5 pr-3 text-muted">
              <Range text={area} />
            </td>
            <td className="py-1.5 text-right font-semibold">
              <Range text={price} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
