import type { ComponentType } from 'react';
import type { OperatorRole } from '@/contract/console';
import { ApplicationsPage } from './ApplicationsPage';
import { AuditPage } from './AuditPage';
import { BuildersPage } from './content/BuildersPage';
import { ProjectsPage } from './content/projects/ProjectsPage';
import { EnquiriesPage } from './EnquiriesPage';
import { FiguresPage } from './figures/FiguresPage';
import { HomePage } from './home/HomePage';
import { NewsPage } from './home/NewsPage';
import { OperatorsPage } from './OperatorsPage';
import { PeoplePage } from './people/PeoplePage';
import { SettingsPage } from './settings/SettingsPage';
import { PlacesPage } from './places/PlacesPage';
import { FindPage } from './queue/FindPage';
import { RegisterPage } from './content/RegisterPage';
import { QueuePage } from './queue/QueuePage';
import { ReportsPage } from './reports/ReportsPage';
import { ReviewsPage } from './reports/ReviewsPage';

export interface ConsolePage {
  /** Below `/console`. */
  readonly path: string;
  /** What its link says. */
  readonly label: string;
  /** Who sees it; an owner sees every page. */
  readonly needs: OperatorRole;
  readonly Page: ComponentType;
}

/** The pages of the console: links and routes follow from this table. */
export const PAGES: readonly ConsolePage[] = [
  { path: '/', label: 'Listings', needs: 'moderator', Page: QueuePage },
  { path: '/find', label: 'Find', needs: 'moderator', Page: FindPage },
  { path: '/reports', label: 'Reports', needs: 'moderator', Page: ReportsPage },
  { path: '/reviews', label: 'Reviews', needs: 'moderator', Page: ReviewsPage },
  { path: '/applications', label: 'Applications', needs: 'moderator', Page: ApplicationsPage },
  { path: '/enquiries', label: 'Enquiries', needs: 'moderator', Page: EnquiriesPage },
  { path: '/people', label: 'People', needs: 'moderator', Page: PeoplePage },
  { path: '/figures', label: 'Figures', needs: 'moderator', Page: FiguresPage },
  { path: '/audit', label: 'Audit', needs: 'moderator', Page: AuditPage },
  { path: '/places', label: 'Places', needs: 'moderator', Page: PlacesPage },
  { path: '/home', label: 'Home', needs: 'moderator', Page: HomePage },
  { path: '/news', label: 'News', needs: 'moderator', Page: NewsPage },
  { path: '/builders', label: 'Builders', needs: 'moderator', Page: BuildersPage },
  { path: '/projects', label: 'Projects', needs: 'moderator', Page: ProjectsPage },
  { path: '/rera', label: 'RERA', needs: 'moderator', Page: RegisterPage },
  { path: '/settings', label: 'Marketplace', needs: 'owner', Page: SettingsPage },
  { path: '/operators', label: 'Operators', needs: 'owner', Page: OperatorsPage },
];
