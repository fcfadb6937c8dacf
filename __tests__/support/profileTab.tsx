import { screen } from '@testing-library/react';
import { ageOn, dayOf } from '@/domain/day';
import { ProfileTab } from '@/features/profile/ProfileTab';
import { renderScreen } from './renderScreen';

export const USER = {
  name: 'Asha',
  username: 'asha',
  phone: '9848022338',
  countryCode: '91',
  role: { roleCode: 'usr' },
};
/** Today's, of somebody born on 15 June 1990. */
export const AGE = ageOn('1990-06-15', dayOf(new Date())) ?? 0;
export const COMPLETE = { ...USER, dateOfBirth: '1990-06-15', age: AGE, gender: 'Female' };
export const AGENT = {
  ...COMPLETE,
  role: { roleCode: 'agt' },
  profilePic: '/uploads/p.jpg',
  about: 'Homes.',
  aadharNumber: 'XXXX XXXX 2346',
  currentAddress: '1 New Street',
  permanentAddress: '2 Old Street',
  workingCulture: 'Full-Time',
  workingIndividual: 'individual',
  vehicle: false,
  realEstateExperience: 9,
  higherQualification: 'B.Com',
  expertiseProperties: 'Flats',
  expertiseLocation: 'Alipiri',
  commissionBuyer: '1%',
  commissionSeller: '2%',
};

export async function show(profile: object, roleCode = 'usr', more: Readonly<Record<string, unknown>> = {}) {
  const shown = renderScreen(
    <>
      <div id="number" tabIndex={-1} />
      <ProfileTab numberAt="number" />
    </>,
    {
      token: 'tok',
      user: { roleCode },
      server: { 'GET users/profile': profile, 'POST users/profile': { message: 'ok' }, ...more },
    },
  );
  await screen.findByLabelText('Name');
  const posted = () => shown.server.sent.filter(({ call }) => call === 'POST users/profile').map(({ body }) => body);
  return { ...shown, posted };
}
export const save = () => screen.getByRole('button', { name: 'Save profile' });
