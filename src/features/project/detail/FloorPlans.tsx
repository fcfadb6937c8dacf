import type { ProjectRecord } from '@/api/records';
import { PlanPictures } from '@/components/ui/Gallery/PlanPictures';
import { Tabs } from '@/components/ui/Tabs';
import { projectName } from '@/domain/names';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { configurationsOf, type Configuration } from '../projectWords';
import { projectTexts as texts } from '../texts';

function Plan({ configuration, name }: { readonly configuration: Configuration; readonly name: string }) {
  const { label, area, price, floorPlans } = configuration;
  return (
    <div>
      <dl className="mb-5 flex flex-wrap gap-x-9 gap-y-3">
        <div>
          <dt className="text-md text-muted">Unit area</dt>
          <dd className="font-heading text-lg font-semibold">{area || 'Not known yet'}</dd>
        </div>
        <div>
          <dt className="text-md text-muted">Price</dt>
          <dd className="font-heading text-lg font-semibold">{price}</dd>
        </div>
      </dl>
      {floorPlans.length === 0 ? (
        <p className="text-muted">{texts.noFloorPlan}</p>
      ) : (
        <PlanPictures name={name} of={label} urls={floorPlans} />
      )}
    </div>
  );
}

/** A tab per configuration: unit area, price and its floor plans [JDET-4]. */
export function FloorPlans({ project }: { readonly project: ProjectRecord }) {
  const rows = configurationsOf(project, useAreaUnit(), 'detail');
  if (rows.length === 0) return <p className="text-muted">{texts.noFloorPlans}</p>;
  return (
    <Tabs
      label="Configurations"
      tabs={rows.map((row) => ({
        id: String(row.bhk),
        label: row.label,
        panel: <Plan configuration={row} name={projectName(project)} />,
      }))}
    />
  );
}
