import { AppLink } from '@/components/layout/AppLink';
import { Icon } from '@/components/ui/Icon';
import { paths } from '@/domain/paths';
import { DASHBOARD } from './texts';

const { promos } = DASHBOARD;

/** Services for a home, each leading to its card among the other services (DASH-9). */
export function SidePromos() {
  return (
    <nav aria-label={promos.title} className="rounded-card border border-line bg-card p-2">
      <h2 className="px-3 pt-3 pb-1 text-lg">{promos.title}</h2>
      <ul>
        {promos.items.map(({ id, title, text }) => (
          <li key={id}>
            <AppLink
              to={`${paths.others}#${id}`}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 py-2.5 transition-colors hover:bg-wash"
            >
              <span className="min-w-0 flex-1">
                <span className="block text-md font-semibold">{title}</span>
                <span className="block text-sm text-muted">{text}</span>
              </span>
              <Icon name="chevronRight" className="size-4.5 flex-none text-muted" />
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
