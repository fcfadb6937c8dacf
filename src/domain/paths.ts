import { withFilters, type PropertyFilters } from './filters';
import { SCREEN_NAMES, SCREENS, withId, type ScreenName } from './screens';
import type { ListKind } from './listKind';

/** Where on the dashboard a user applies to become an agent (HOME-6). */
export const APPLICATION_ID = 'agent-application';

/** Where on the dashboard the listings stand whose sellers a buyer has contacted (DASH-1). */
export const CONTACTED_ID = 'contacted';

/** Where on the dashboard an agent's enquiries stand (JDET-8). */
export const ENQUIRIES_ID = 'enquiries';

/** Where on the contact page it stands that the demo's numbers and accounts are the demo's (SHELL-7). */
export const DEMO_CONTACTS_ID = 'demo-contacts';

/** Where a project's or a property's page asks for a call back (JDET-8). */
export const LEAD_FORM_ID = 'share-your-details';

/** Where an agent's homes stand on the agent's page, and what people say of the agent (AGENT-4). */
export const AGENT_HOMES_ID = 'homes';
export const AGENT_REVIEWS_ID = 'reviews';

const plain = Object.fromEntries(SCREEN_NAMES.map((name) => [name, SCREENS[name].path])) as Readonly<
  Record<ScreenName, string>
>;

/**
 * Every address inside the app, made in one place (ROUTE-1 to ROUTE-16): each screen's own path, and those that need
 * more. Links to a detail carry `?id=` (ROUTE-5).
 */
/** What a listing is, and where. */
type Kind = Readonly<Record<'city' | 'locality' | 'selectedSubtype', string | null>>;

export const paths = {
  ...plain,
  properties: (filters: Partial<PropertyFilters> = {}) => withFilters(plain.properties, filters),
  projects: (filters: Partial<PropertyFilters> = {}) => withFilters(plain.projects, filters),
  /** The list of a listing's kind in its locality. */
  listOfKind: ({ city, locality, selectedSubtype }: Kind) =>
    withFilters(plain.properties, {
      city: city ?? '',
      locality: locality ?? '',
      selectedSubtype: selectedSubtype ?? '',
    }),
  property: (id: string) => withId(plain.property, id),
  project: (id: string) => withId(plain.project, id),
  askAboutProject: (id: string) => `${withId(plain.project, id)}#${LEAD_FORM_ID}`,
  askAboutProperty: (id: string) => `${withId(plain.property, id)}#${LEAD_FORM_ID}`,
  realtorsIn: (city: string) => `${plain.realtors}?city=${encodeURIComponent(city)}`,
  edit: (id: string) => withId(plain.editProperty, id),
  agent: (id: string) => `${plain.agent}/${encodeURIComponent(id)}`,
  agentReviews: (id: string) => `${plain.agent}/${encodeURIComponent(id)}#${AGENT_REVIEWS_ID}`,
  builder: (id: string) => withId(plain.builders, id),
  /** `project`: the id of the one that is asked about; the first one without. */
  askBuilder: (id: string, project = '') =>
    `${withId(plain.builders, id)}${project === '' ? '' : `&ask=${encodeURIComponent(project)}`}#${LEAD_FORM_ID}`,
  profile: `${plain.dashboard}?tab=profile`,
  agentApplication: `${plain.dashboard}#${APPLICATION_ID}`,
  enquiries: `${plain.dashboard}#${ENQUIRIES_ID}`,
  contacted: `${plain.dashboard}#${CONTACTED_ID}`,
  allNews: plain.news,
  news: (slug: string) => `${plain.news}/${slug}`,
  demoContacts: `${plain.contact}#${DEMO_CONTACTS_ID}`,
  compare: (ids: readonly string[] = []) =>
    ids.length === 0 ? plain.compare : `${plain.compare}?ids=${ids.map(encodeURIComponent).join(',')}`,
} as const;

/** The page about a property or a project. */
export const pathOf = (kind: ListKind, id: string): string => withId(plain[kind], id);
