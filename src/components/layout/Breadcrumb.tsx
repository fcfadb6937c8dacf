import { paths } from '@/domain/paths';
import { classes } from '../ui/classes';
import { Icon } from '../ui/Icon';
import { AppLink } from './AppLink';
import * as words from '@/words/layout';

interface BreadcrumbProps {
  /** Below Home; those without a label are left out. */
  readonly crumbs: readonly {
    readonly label: string;
    readonly to: string;
    readonly lang?: string | undefined;
    readonly 'aria-current'?: 'page';
  }[];
}

/**
 * The lists that a page stands in, from wide to narrow, and the page itself where it is named: in one line then, cut
 * where there is no room, for its heading follows. Phones have room for the last two.
 */
export function Breadcrumb({ crumbs }: BreadcrumbProps) {
  const shown = [{ label: words.home, to: paths.home }, ...crumbs.filter(({ label }) => label !== '')];
  const namesPage = crumbs.some((crumb) => crumb['aria-current']);
  const firstOnPhones = Math.max(1, shown.length - 2);
  return (
    <nav aria-label={words.breadcrumb} className="min-w-0 text-sm text-muted">
      <ol className={classes('flex items-center', !namesPage && 'flex-wrap')}>
        {shown.map(({ label, ...link }, index) => (
          <li
            key={link.to}
            className={classes(
              'flex items-center',
              namesPage && index < shown.length - 1 ? 'flex-none' : 'min-w-0',
              index < firstOnPhones && 'max-sm:hidden',
            )}
          >
            {index > 0 && (
              <Icon
                name="chevronRight"
                className={classes('mx-1 size-3 flex-none', index === firstOnPhones && 'max-sm:hidden')}
              />
            )}
            <AppLink
              {...link}
              className="inline-flex min-h-11 min-w-0 items-center rounded-sm underline-offset-4 hover:underline"
            >
              {namesPage ? <span className="truncate">{label}</span> : label}
            </AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
