import { AppLink } from '@/components/layout/AppLink';
import { FoldSummary } from '@/components/ui/FoldSummary';
import { Icon } from '@/components/ui/Icon';
import { paths } from '@/domain/paths';
import { SITE } from '@/domain/site';
import * as words from '@/words/dashboard';

const { rent, upload, value, identity, app } = words.services;

const services = () => [
  { id: 'rent-agreement', ...rent },
  { id: 'upload-property', ...upload },
  { id: 'value-calculator', ...value },
  { id: 'identity-verification', ...identity },
  { id: 'app-links', title: app.title, text: app.text({ site: SITE.name }) },
];

const Services = () => (
  <ul>
    {services().map(({ id, title, text }) => (
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
);

/** Services for a home, each leading to its card among the other services (DASH-9). */
export const SidePromos = () => (
  <nav aria-label={words.services.title} className="rounded-card border border-line bg-card p-2">
    <h2 className="px-3 pt-3 pb-1 text-lg">{words.services.title}</h2>
    <Services />
  </nav>
);

/** The same in one line, where they would stand below all else. */
export const ServicesFold = () => (
  <details>
    <FoldSummary>{words.services.title}</FoldSummary>
    <nav aria-label={words.services.title} className="pb-5">
      <Services />
    </nav>
  </details>
);
