/** Home's quick filter buttons [HOME-3]. */
export const HOME_TYPE_CHOICES = ['ALL', 'Independent House', 'Flat/Apartment', 'Open plot', 'Commercial'] as const;

/** Home's featured collections [HOME-8]. */
export const HOME_COLLECTIONS = ['Independent houses', 'Apartment', 'Open Plot', 'Villas'] as const;
