import { label as shown } from '@/domain/label';
import { Icon } from './Icon';

/** Amenities in three columns on wide screens [PDET-11, JDET-10]. */
export function AmenityColumns({ labels }: { readonly labels: readonly string[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      {labels.map((label) => (
        <li key={label} className="flex items-start gap-2.5 text-md">
          <span className="mt-0.5 grid size-5 flex-none place-items-center rounded-full bg-brand-wash text-brand-dark">
            <Icon name="check" className="size-3.5" />
          </span>
          {shown(label)}
        </li>
      ))}
    </ul>
  );
}
