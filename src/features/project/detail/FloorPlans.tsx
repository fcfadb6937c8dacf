import type { ProjectRecord } from '@/api/records';
import { PlanPictures } from '@/components/ui/Gallery/PlanPictures';
import { Tabs } from '@/components/ui/Tabs';
import { projectName } from '@/domain/names';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { configurationsOf, type Configuration } from '../projectWords';
import * as words from '@/words/projectDetail';

function Plan({ configuration, name }: { readonly configuration: Configuration; readonly name: string }) {
  const { label, area, price, floorPlans } = configuration;
  return (
    <div>
      {/* On paper no tab names it. */}
      <p className="hidden text-lg font-semibold print:flex">{label}</p>
      <dl className="mb-5 flex flex-wrap gap-x-9 gap-y-3">
        {area !== '' && (
          <div>
            <dt className="text-md text-muted">{words.plan.area}</dt>
            <dd className="font-heading text-lg font-semibold">{area}</dd>
          </div>
        )}
        <div>
          <dt className="text-md text-muted">{words.plan.price}</dt>
          <dd className="font-heading text-lg font-semibold">{price}</dd>
        </div>
      </dl>
      {floorPlans.length === 0 ? (
        <p className="text-muted">{words.plan.none}</p>
      ) : (
        <PlanPictures name={name} of={label} urls={floorPlans} />
      )}
    </div>
  );
}

/** A tab per configuration: unit area, price and its floor plans [JDET-4]. */
export function FloorPlans({ project }: { readonly project: ProjectRecord }) {
  const rows = configurationsOf(project, useAreaUnit(project), 'detail');
  if (rows.length === 0) return <p className="text-muted">{words.plan.noneAtAll}</p>;
  return (
    <Tabs
      label={words.configurations}
      tabs={rows.map((row) => ({
        id: String(row.bhk),
        label: row.label,
        panel: <Plan configuration={row} name={projectName(project)} />,
      }))}
    />
  );
}
