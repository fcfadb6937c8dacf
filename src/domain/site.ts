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
  readonly social: readonly { readonly kind: 'facebook' | 'instagram' | 'youtube' | 'x'; readonly url: string }[];
  readonly stores: { readonly android: string | null; readonly ios: string | null };
}

export const SITE: Site = {
  name: 'Gruham',
  city: 'Tirupati',
  region: 'Andhra Pradesh',
  tagline: 'Homes, plots and offices in and around Tirupati.',
  phone: '9000000000',
  chatPhone: '9000000000',
  email: 'help@gruham.example',
  address: ['Gruham, 12 Car Street', 'Tirupati 517501', 'Andhra Pradesh'],
  social: [
    { kind: 'facebook', url: 'https://www.facebook.com/gruham' },
    { kind: 'instagram', url: 'https://www.instagram.com/gruham' },
    { kind: 'youtube', url: 'https://www.youtube.com/@gruham' },
    { kind: 'x', url: 'https://x.com/gruham' },
  ],
  stores: { android: null, ios: null },
};
