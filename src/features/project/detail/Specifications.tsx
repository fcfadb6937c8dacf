import type { ProjectRecord } from '@/api/records';
import { projectTexts as texts } from '../texts';

const NOT_GIVEN = '–';

function rowsOf(project: ProjectRecord) {
  return [
    { room: 'Living/Dining', floor: project.livingDiningFloor, fitting: null, wall: project.livingDiningWall },
    {
      room: 'Bedroom',
      floor: project.bedroomFloor,
      fitting: project.bedroomFitting,
      wall: project.bedroomWall,
    },
    {
      room: 'Kitchen',
      floor: project.kitchenFloor,
      fitting: project.kitchenFitting,
      wall: project.kitchenWall,
    },
    { room: 'Toilet', floor: null, fitting: project.toiletFitting, wall: null },
  ].filter(({ floor, fitting, wall }) => Boolean(floor ?? fitting ?? wall));
}

/** Floor, fitting, wall and ceiling of each room [JDET-5]. */
export function Specifications({ project }: { readonly project: ProjectRecord }) {
  const rows = rowsOf(project);
  if (rows.length === 0) return <p className="text-muted">{texts.noSpecifications}</p>;
  return (
    <div
      role="region"
      aria-label="Specifications by room"
      // Scrolls sideways on narrow windows, by keyboard too.
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-card"
    >
      <table className="w-full min-w-130 text-left text-md">
        <thead className="bg-wash">
          <tr>
            {['Room', 'Floor', 'Fitting', 'Wall and ceiling'].map((column) => (
              <th key={column} scope="col" className="px-4 py-2.5 text-sm font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ room, floor, fitting, wall }) => (
            <tr key={room} className="border-t border-line align-top">
              <th scope="row" className="px-4 py-3 font-semibold">
                {room}
              </th>
              <td className="px-4 py-3">{floor ?? NOT_GIVEN}</td>
              <td className="px-4 py-3">{fitting ?? NOT_GIVEN}</td>
              <td className="px-4 py-3">{wall ?? NOT_GIVEN}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
