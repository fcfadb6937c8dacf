import type { Bodies } from '@/contract/payloads';
import { ageOn, dayOf } from '@/domain/day';

/** Everything that an agent can say in the profile. */
export const everyProfileField = {
  name: 'Lakshmi N',
  dateOfBirth: '1984-06-17',
  age: ageOn('1984-06-17', dayOf(new Date())) ?? 0,
  gender: 'Female',
  profilePic: '/uploads/portrait-1-640x640.jpg',
  about: 'Homes.',
  aadharNumber: 'XXXX XXXX 2346',
  currentAddress: '1 New Street',
  permanentAddress: '2 Old Street',
  workingCulture: 'Part-Time',
  partTimeDescription: 'Mornings',
  workingIndividual: 'Naidu Homes',
  vehicle: true,
  realEstateExperience: 20,
  higherQualification: 'B.Com',
  expertiseProperties: 'Flats',
  expertiseLocation: 'Alipiri',
  commissionBuyer: '1%',
  commissionSeller: '2%',
  languages: ['Telugu', 'Tamil'],
  reraNumber: 'A02400001234',
} satisfies Required<Bodies['updateProfile']>;
