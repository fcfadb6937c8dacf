import * as words from '@/words/site';

export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'youtube', 'x'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** What lists say of an article [HOME-10]. */
export interface NewsHeadline {
  /** The last part of the article's address. */
  readonly slug: string;
  readonly topic: string;
  readonly title: string;
  /** ISO date. */
  readonly date: string;
  readonly summary: string;
}

/** What the packages compare: the same in the free one and in the paid one [DASH-7]. */
export interface PackageRow {
  readonly name: string;
  readonly free: string;
  readonly paid: string;
}

/**
 * Name, numbers and addresses of the marketplace, which its operator sets in the console (`src/domain/settings.ts`).
 * Phones are national numbers of 10 digits; a link that is null is not shown, nor is a chat without a number.
 */
export interface Site {
  readonly name: string;
  readonly city: string;
  /** The state, as addresses name it. */
  readonly region: string;
  readonly tagline: string;
  readonly phone: string;
  readonly chatPhone: string;
  readonly email: string;
  readonly address: readonly string[];
  /** When somebody answers phone and chat. */
  readonly helpHours: readonly string[];
  /** The https addresses of the marketplace's own accounts; a network without one is not shown. */
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>;
  readonly stores: { readonly android: string | null; readonly ios: string | null };
  /** The address of a picture; null for the drawn one. */
  readonly logo: string | null;
  /** Null: as `domain/membership` has them. */
  readonly packages: readonly PackageRow[] | null;
  /** Of the paid membership: what it is worth and what it costs, in rupees, and what it brings [HOME-12]; the rest as there. */
  readonly membership: {
    readonly worth?: number;
    readonly price?: number;
    readonly benefits?: readonly string[];
  };
  /** The newest of the operator's articles, the newest first [HOME-10]; null: the three of the app are shown. */
  readonly news: readonly NewsHeadline[] | null;
  /** What cities and localities are called in the language of the page, by their stored names; those that have such a name. */
  readonly places: Readonly<Record<string, string | undefined>>;
}

/** The demo's, and what stands where nothing was set. */
export const DEFAULT_SITE: Site = {
  name: 'Gruham',
  city: 'Tirupati',
  region: 'Andhra Pradesh',
  tagline: words.tagline,
  phone: '9000000000',
  chatPhone: '9000000000',
  // The demo's: mail to a name under .example reaches nobody.
  email: 'help@gruham.example',
  address: ['Gruham, 12 Car Street', 'Tirupati 517501', 'Andhra Pradesh'],
  helpHours: [words.helpDays, words.mailsAlways],
  // None by default: a made-up name on a network belongs to whoever has it.
  social: {},
  stores: { android: null, ios: null },
  logo: null,
  packages: null,
  membership: {},
  news: null,
  places: {},
};

/**
 * The marketplace as it is set now: a page has it from its HTML, the server from its database. It changes while the server
 * runs: what is made of it is made when it is needed, not once when a module loads.
 */
export const SITE: Site = { ...DEFAULT_SITE };

/** What is set, as it came with the HTML of this document; nothing of it where no server of ours sent it. */
export function sentSite(document: {
  getElementById: (id: string) => { textContent: string | null } | null;
}): Partial<Site> {
  const text = document.getElementById('site')?.textContent;
  return text ? (JSON.parse(text) as Partial<Site>) : {};
}

let set: Partial<Site> = {};

/** What is set of the marketplace as this process shows it. */
export const setNow = (): Partial<Site> => set;

/** From now on `SITE` is the default with what is set. */
export function showSite(now: Partial<Site>): void {
  set = now;
  Object.assign(SITE, DEFAULT_SITE, now);
}
