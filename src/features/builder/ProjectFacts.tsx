import type { ProjectRecord } from '@/api/records';
import { Icon } from '@/components/ui/Icon';
import { projectFacts } from './builderFacts';

/** What a builder's projects cost, where they are and of what kind they are, in three short lines [BUILD-2, BUILD-4]. */
export function ProjectFacts({ projects }: { readonly projects: readonly ProjectRecord[] }) {
  const facts = projectFacts(projects);
  if (facts.length === 0) return null;
  return (
    <dl className="mt-4 space-y-1.5 text-sm">
      {facts.map(({ label, value, icon }) => (
        <div key={label} className="flex gap-2">
          <dt className={icon ? undefined : 'self-center text-muted'}>
            {icon ? <Icon name={icon} label={label} className="size-4.5 text-muted" /> : label}
          </dt>
          <dd className={icon ? undefined : 'font-heading text-lg font-semibold'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
