import { profileOf } from '@/api/readers/profile';
import { payloadOf, valuesOf } from '@/features/profile/profileValues';
import { everyProfileField } from '../../support/everyProfileField';

const agent = { ...everyProfileField, languages: 'Telugu, Tamil' };

describe('a profile in the form and back', () => {
  it('keeps every field, and never sends username and phone [PROF-1, PROF-9]', () => {
    expect(payloadOf(valuesOf({ ...agent, username: 'lakshmi', phone: '9000000001' }), true)).toEqual(
      everyProfileField,
    );
  });

  it('sends the masked Aadhaar number back as it was shown [PROF-1]', () => {
    expect(payloadOf(valuesOf(agent), true).aadharNumber).toBe('XXXX XXXX 2346');
  });

  it('reads individual and organisation apart [PROF-9]', () => {
    expect(valuesOf({ workingIndividual: 'Individual' })).toEqual({ worksAs: 'individual' });
    expect(valuesOf({ workingIndividual: 'Naidu Homes' })).toEqual({
      worksAs: 'organisation',
      organisation: 'Naidu Homes',
    });
    expect(payloadOf({ worksAs: 'individual', organisation: 'left over' }, true).workingIndividual).toBe('individual');
    expect(payloadOf({ vehicle: 'false' }, true).vehicle).toBe(false);
  });

  it('sends a part-time description for Part-Time alone [PROF-3]', () => {
    expect(payloadOf({ ...valuesOf(agent), workingCulture: 'Full-Time' }, true)).not.toHaveProperty(
      'partTimeDescription',
    );
  });

  it('sends of a non-agent the short form alone [PROF-5]', () => {
    expect(Object.keys(payloadOf(valuesOf(agent), false)).sort()).toEqual(
      ['age', 'dateOfBirth', 'gender', 'name', 'profilePic'].sort(),
    );
  });

  it('reads what other servers leave out or write otherwise [PROF-1, PROF-9]', () => {
    const profile = profileOf({ age: '41', vehicle: 'No', name: null, gender: '', about: ' Homes. ' });
    expect(valuesOf(profile)).toEqual({ age: '41', vehicle: 'false', about: 'Homes.' });
  });
});
