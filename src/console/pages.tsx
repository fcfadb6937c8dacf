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
import * as words from '@/words/console';

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
  { path: '/', label: words.pages.queue, needs: 'moderator', Page: QueuePage },
  { path: '/find', label: words.pages.find, needs: 'moderator', Page: FindPage },
  { path: '/reports', label: words.pages.reports, needs: 'moderator', Page: ReportsPage },
  { path: '/reviews', label: words.pages.reviews, needs: 'moderator', Page: ReviewsPage },
  { path: '/applications', label: words.pages.applications, needs: 'moderator', Page: ApplicationsPage },
  { path: '/enquiries', label: words.pages.enquiries, needs: 'moderator', Page: EnquiriesPage },
  { path: '/people', label: words.pages.people, needs: 'moderator', Page: PeoplePage },
  { path: '/figures', label: words.pages.figures, needs: 'moderator', Page: FiguresPage },
  { path: '/audit', label: words.pages.audit, needs: 'moderator', Page: AuditPage },
  { path: '/places', label: words.pages.places, needs: 'moderator', Page: PlacesPage },
  { path: '/home', label: words.pages.home, needs: 'moderator', Page: HomePage },
  { path: '/news', label: words.pages.news, needs: 'moderator', Page: NewsPage },
  { path: '/builders', label: words.pages.builders, needs: 'moderator', Page: BuildersPage },
  { path: '/projects', label: words.pages.projects, needs: 'moderator', Page: ProjectsPage },
  { path: '/rera', label: words.pages.rera, needs: 'moderator', Page: RegisterPage },
  { path: '/settings', label: words.pages.settings, needs: 'owner', Page: SettingsPage },
  { path: '/operators', label: words.pages.operators, needs: 'owner', Page: OperatorsPage },
];
