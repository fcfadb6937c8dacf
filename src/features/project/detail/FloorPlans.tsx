import { useState } from 'react';
import type { ProjectRecord } from '@/api/records';
import { LateGallery } from '@/components/ui/Gallery/LateGallery';
import { Picture } from '@/components/ui/Picture';
import { Tabs } from '@/components/ui/Tabs';
import { projectName } from '@/domain/names';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { configurationsOf, type Configuration } from '../projectWords';
import { projectTexts as texts } from '../texts';

function Plan({ configuration, name }: { readonly configuration: Configuration; readonly name: string }) {
  const [open, setOpen] = useState<number | null>(null);
  const { label, area, price, floorPlans } = configuration;
  const group = { key: label, label: `${label} floor plan`, urls: floorPlans };
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
        <ul className="grid gap-4 sm:grid-cols-2">
          {floorPlans.map((url, index) => (
            <li key={url}>
              <button
                type="button"
                aria-label={`Open floor plan ${index + 1} of ${floorPlans.length}: ${label}`}
                onClick={() => setOpen(index)}
                className="block aspect-4/3 w-full overflow-hidden rounded-card border border-line bg-card"
              >
                <Picture src={url} alt="" sizes="(min-width: 640px) 400px, 100vw" className="[&>img]:object-contain!" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {open !== null && <LateGallery name={name} groups={[group]} start={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** A tab per configuration: unit area, price and its floor plans [JDET-4]. */
export function FloorPlans({ project }: { readonly project: ProjectRecord }) {
  const rows = configurationsOf(project, useAreaUnit());
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
