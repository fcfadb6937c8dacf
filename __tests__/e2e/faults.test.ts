import { ENDPOINTS, type EndpointName } from '@/contract/endpoints';
import { bareClient } from '../support/bareClient';
import { FAULTS, type FaultName } from '../support/faults/faults';
import { openStage, type Stage } from '../support/faults/runCase';
import { SCENARIOS } from '../support/faults/scenarios';
import { worldOf } from '../support/faults/world';
import { liveSite } from '../support/liveSite';
import { patient } from '../support/patience';

jest.setTimeout(patient(90_000));

const site = liveSite({ CLIENT_DIR: bareClient() });
let stage: Stage;
beforeAll(async () => {
  stage = await openStage(site.browser, await worldOf(site.server.origin));
});

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
/** Each call with one fault, each fault on one call; all of them with all is a long run (`clientFaults`). */
const CASES: (readonly [EndpointName, FaultName])[] = [
  ...NAMES.map((name, at) => [name, FAULTS[at % FAULTS.length] ?? 'down'] as const),
  ...FAULTS.map((fault) => ['getProperty', fault] as const),
].sort(([, one], [, other]) => Number(one === 'slow') - Number(other === 'slow'));

it('has a way to send each call of the contract', () => {
  expect(Object.keys(SCENARIOS).sort()).toEqual([...NAMES].sort());
});

it.each(CASES)(
  'says what happened and loses nothing when %s is answered so: %s [ERR-1, ERR-2, ERR-3, ERR-4, ERR-5]',
  async (name, fault) => {
    expect(await stage.run(name, fault)).toEqual([]);
  },
);
