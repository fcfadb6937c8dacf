import { REPLAY_ADDRESS } from '@/components/layout/replayAddress';

jest.mock<object>('@/words/language', () => ({ language: 'te', locale: 'te' }));

it('leads to the player in the language of the page [STORE-8]', () => {
  expect(REPLAY_ADDRESS).toBe('/te/contact?replay');
});
