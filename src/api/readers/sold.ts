import type { SoldListing } from '@/contract/extraShapes';
import { number, text, type Raw } from './coerce';

/** What is still known of a listing that was sold. */
export const soldIn = (raw: Raw): SoldListing => ({
  name: text(raw['name']),
  selectedSubtype: text(raw['selectedSubtype']),
  propertyType: text(raw['propertyType']),
  city: text(raw['city']),
  locality: text(raw['locality']),
  bhk: number(raw['bhk']),
  expectedPrice: number(raw['expectedPrice']),
  builtUpArea: number(raw['builtUpArea']),
  carpetArea: number(raw['carpetArea']),
  plotArea: number(raw['plotArea']),
});
