import type { ComponentType } from 'react';
import type { OperatorRole } from '@/contract/console';
import { AuditPage } from './AuditPage';
import { OperatorsPage } from './OperatorsPage';
import { SettingsPage } from './settings/SettingsPage';
import { PlacesPage } from './PlacesPage';
import { QueuePage } from './queue/QueuePage';

interface ConsolePage {
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
  { path: '/audit', label: 'Audit', needs: 'moderator', Page: AuditPage },
  { path: '/places', label: 'Places', needs: 'moderator', Page: PlacesPage },
  { path: '/settings', label: 'Marketplace', needs: 'owner', Page: SettingsPage },
  { path: '/operators', label: 'Operators', needs: 'owner', Page: OperatorsPage },
];
