import { Icon } from '../ui/Icon';
import { AppLink } from './AppLink';
import * as words from '@/words/layout';

interface BreadcrumbProps {
  readonly crumbs: readonly { readonly label: string; readonly to: string }[];
}

/** The lists that a page stands in, from wide to narrow; on phones without the first, which is Home, and in one row. */
export function Breadcrumb({ crumbs }: BreadcrumbProps) {
  return (
    <nav aria-label={words.breadcrumb} className="min-w-0 text-sm text-muted">
      <ol className="flex items-center max-sm:-my-1 max-sm:-mr-5 max-sm:-ml-1 max-sm:overflow-x-auto max-sm:py-1 max-sm:pr-5 max-sm:pl-1 max-sm:whitespace-nowrap max-sm:[scrollbar-width:none] sm:flex-wrap">
        {crumbs.map(({ label, to }, index) => (
          <li
            key={to}
            className={
              index === 0 ? 'flex items-center max-sm:hidden' : 'flex items-center max-sm:flex-none sm:min-w-0'
            }
          >
            {index > 0 && <Icon name="chevronRight" className={`mx-1 size-3 ${index === 1 ? 'max-sm:hidden' : ''}`} />}
            <AppLink
              to={to}
              className="inline-flex min-h-11 items-center rounded-sm underline-offset-4 hover:underline"
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
