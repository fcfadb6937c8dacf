import type { ProjectRecord } from '@/api/records';
import { classes } from '@/components/ui/classes';
import * as words from '@/words/projectDetail';

const COLUMNS = [words.specified.floor, words.specified.fitting, words.specified.wall];

/** Rooms of which something is specified; the cells in the order of COLUMNS. */
function rowsOf(project: ProjectRecord) {
  return [
    { room: words.specified.living, cells: [project.livingDiningFloor, null, project.livingDiningWall] },
    { room: words.specified.bedroom, cells: [project.bedroomFloor, project.bedroomFitting, project.bedroomWall] },
    { room: words.specified.kitchen, cells: [project.kitchenFloor, project.kitchenFitting, project.kitchenWall] },
    { room: words.specified.toilet, cells: [null, project.toiletFitting, null] },
  ].filter(({ cells }) => cells.some(Boolean));
}

/** Floor, fitting, wall and ceiling of each room, as far as they are given [JDET-5]. */
export function Specifications({ project }: { readonly project: ProjectRecord }) {
  const rows = rowsOf(project);
  if (rows.length === 0) return <p className="text-muted">{words.specified.none}</p>;
  const columns = COLUMNS.map((name, at) => ({ name, at })).filter(({ at }) => rows.some(({ cells }) => cells[at]));
  // On phones each room is a block of its own, its cells named by what the head says on wider windows.
  return (
    <table className="block overflow-hidden rounded-card border border-line bg-card text-left text-md sm:table sm:w-full sm:border-separate sm:[border-spacing:0]">
      <caption className="sr-only">{words.specified.table}</caption>
      <thead className="bg-wash max-sm:sr-only">
        <tr>
          {[words.specified.room, ...columns.map(({ name }) => name)].map((column) => (
            <th key={column} scope="col" className="px-4 py-2.5 text-sm font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map(({ room, cells }) => (
          <tr key={room} className="block border-line py-2 align-top max-sm:not-first:border-t sm:table-row">
            <th
              scope="row"
              className="block px-4 py-1.5 font-semibold sm:table-cell sm:border-t sm:border-line sm:py-3"
            >
              {room}
            </th>
            {columns.map(({ name, at }) => (
              <td
                key={name}
                className={classes(
                  'justify-between gap-4 px-4 py-1 max-sm:text-right sm:table-cell sm:border-t sm:border-line sm:py-3',
                  // No hole in the table.
                  "sm:empty:before:text-muted sm:empty:before:content-['—']",
                  cells[at] ? 'flex' : 'hidden',
                )}
              >
                {cells[at] && (
                  <span aria-hidden="true" className="flex-none text-muted sm:hidden">
                    {name}
                  </span>
                )}
                {cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
