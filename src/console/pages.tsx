import type { ComponentType } from 'react';
import type { OperatorRole } from '@/contract/console';
import type { Waiting } from '@/contract/peopleShapes';
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
import { ProblemsPage } from './reports/ProblemsPage';
import { ReportsPage } from './reports/ReportsPage';
import { ReviewsPage } from './reports/ReviewsPage';
import * as words from '@/words/console';

export interface ConsolePage {
  /** Below `/console`. */
  readonly path: string;
  /** What its link says. */
  readonly label: string;
  /** Under which heading of the menu it stands. */
  readonly group: keyof typeof words.nav.groups;
  /** What waits there. */
  readonly waits?: keyof Waiting;
  /** Who sees it; an owner sees every page. */
  readonly needs: OperatorRole;
  readonly Page: ComponentType;
}

const { pages } = words;

/** The pages of the console: links and routes follow from this table. */
export const PAGES: readonly ConsolePage[] = [
  { path: '/', label: pages.queue, group: 'work', waits: 'queue', needs: 'moderator', Page: QueuePage },
  { path: '/find', label: pages.find, group: 'work', needs: 'moderator', Page: FindPage },
  { path: '/reports', label: pages.reports, group: 'work', waits: 'reports', needs: 'moderator', Page: ReportsPage },
  { path: '/reviews', label: pages.reviews, group: 'work', waits: 'reviews', needs: 'moderator', Page: ReviewsPage },
  {
    path: '/enquiries',
    label: pages.enquiries,
    group: 'work',
    waits: 'enquiries',
    needs: 'moderator',
    Page: EnquiriesPage,
  },
  {
    path: '/problems',
    label: pages.problems,
    group: 'work',
    waits: 'problems',
    needs: 'moderator',
    Page: ProblemsPage,
  },
  { path: '/people', label: pages.people, group: 'people', needs: 'moderator', Page: PeoplePage },
  {
    path: '/applications',
    label: pages.applications,
    group: 'people',
    waits: 'applications',
    needs: 'moderator',
    Page: ApplicationsPage,
  },
  { path: '/projects', label: pages.projects, group: 'content', needs: 'moderator', Page: ProjectsPage },
  { path: '/builders', label: pages.builders, group: 'content', needs: 'moderator', Page: BuildersPage },
  { path: '/places', label: pages.places, group: 'content', needs: 'moderator', Page: PlacesPage },
  { path: '/home', label: pages.home, group: 'content', needs: 'moderator', Page: HomePage },
  { path: '/news', label: pages.news, group: 'content', needs: 'moderator', Page: NewsPage },
  { path: '/rera', label: pages.rera, group: 'content', needs: 'moderator', Page: RegisterPage },
  { path: '/figures', label: pages.figures, group: 'marketplace', needs: 'moderator', Page: FiguresPage },
  { path: '/audit', label: pages.audit, group: 'marketplace', needs: 'moderator', Page: AuditPage },
  { path: '/settings', label: pages.settings, group: 'marketplace', needs: 'owner', Page: SettingsPage },
  { path: '/operators', label: pages.operators, group: 'marketplace', needs: 'owner', Page: OperatorsPage },
];
