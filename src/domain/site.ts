export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'youtube', 'x'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/**
 * Name, numbers and addresses of the marketplace: the one place to change for whoever runs it.
 * Phones are national numbers of 10 digits; a link that is null is not shown.
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
  /** The https addresses of the marketplace's own accounts; a network without one is not shown. */
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>;
  readonly stores: { readonly android: string | null; readonly ios: string | null };
}

export const SITE: Site = {
  name: 'Gruham',
  city: 'Tirupati',
  region: 'Andhra Pradesh',
  tagline: 'Homes, plots and offices in and around Tirupati.',
  phone: '9000000000',
  chatPhone: '9000000000',
  // The demo's: mail to a name under .example reaches nobody.
  email: 'help@gruham.example',
  address: ['Gruham, 12 Car Street', 'Tirupati 517501', 'Andhra Pradesh'],
  // None by default: a made-up name on a network belongs to whoever has it.
  social: {},
  stores: { android: null, ios: null },
};
