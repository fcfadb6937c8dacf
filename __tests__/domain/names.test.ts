import { agentName, builderName, projectName, placeLabel } from '@/domain/names';

it('names people and projects, also those without a name', () => {
  expect(agentName({ username: 'Lakshmi', name: 'L. Naidu' })).toBe('Lakshmi');
  expect(agentName({ username: ' ', name: 'L. Naidu ' })).toBe('L. Naidu');
  expect([agentName(), builderName({ name: null }), projectName({})]).toEqual(['Agent', 'Builder', 'Project']);
});

it('says the place of what is known', () => {
  expect(placeLabel({ locality: 'Korlagunta', city: 'Tirupati' })).toBe('Korlagunta, Tirupati');
  expect(placeLabel({ city: 'Tirupati' })).toBe('Tirupati');
  expect(placeLabel({})).toBe('');
});
