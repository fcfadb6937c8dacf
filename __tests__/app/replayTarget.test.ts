import { CALLS } from '@/app/replayTarget';
import { ENDPOINTS } from '@/contract/endpoints';
import { EXTRAS } from '@/contract/extras';

/** Go out beside the calls of the store: the page is being left, or a file goes or comes that no state can carry. */
const BESIDE = ['logout', 'getMyData', 'sendProblem'];

it('knows every call that an action can name, also those that come late in the browser [STORE-8]', () => {
  const there = new Set(CALLS.flatMap(({ endpoints }) => Object.keys(endpoints)));
  const due = [...Object.keys(ENDPOINTS), ...Object.keys(EXTRAS)].filter((name) => !BESIDE.includes(name));
  expect(due.filter((name) => !there.has(name))).toEqual([]);
});
