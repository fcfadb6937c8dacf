import { early } from '@/actionLog/browser/early';

it('brings the rest of the recorder when 300 entries wait for it [STORE-8]', () => {
  const load = jest.spyOn(early, 'load');
  for (let n = 1; n < 300; n += 1) early.note({ r: 'mark', text: '' });
  expect(load).not.toHaveBeenCalled();
  early.note({ r: 'mark', text: '' });
  early.note({ r: 'mark', text: '' });
  expect(load).toHaveBeenCalledTimes(1);
});
