import { NO_FILTERS, type PropertyFilters } from '@/domain/filters';

export const chosen = (some: Partial<PropertyFilters>): PropertyFilters => ({ ...NO_FILTERS, ...some });

/** The filters of the 29 calls, all chosen. */
export const EVERYTHING = chosen({
  city: 'Tirupati',
  selectedSubtype: 'Flat/Apartment',
  bhkType: '3',
  minPrice: 5e6,
  maxPrice: 1e7,
  locality: 'Alipiri Road',
  transactionType: 'New',
  possessionStatus: 'Ready to move',
});
