import { joined, type Known } from './known';

/** What a form asks for; whatever the fields are called, they count two-wheelers and four-wheelers [WIZ-6]. */
export const PARKING_LABELS = {
  openParking: 'Two-wheeler parking',
  coveredParking: 'Four-wheeler parking',
} as const;

const count = (value: Known, vehicle: string): Known =>
  value === null || value === undefined || value === '' ? value : `${value} ${vehicle}`;

/** How many vehicles a listing has room for: "1 four-wheeler, 2 two-wheeler" [WIZ-6]. Undefined and null as in `joined`. */
export const parkingWords = ({
  coveredParking,
  openParking,
}: {
  readonly coveredParking?: Known;
  readonly openParking?: Known;
}) => joined([count(coveredParking, 'four-wheeler'), count(openParking, 'two-wheeler')], ', ');
