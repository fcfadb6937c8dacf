import { bareClient } from '../support/bareClient';
import { ENDPOINTS, type EndpointName } from '@/contract/endpoints';
import { FAULTS } from '../support/faults/faults';
import { openStage, type Stage } from '../support/faults/runCase';
import { worldOf, type World } from '../support/faults/world';
import { liveSite } from '../support/liveSite';

const site = liveSite({ CLIENT_DIR: bareClient() });
let world: World;
beforeAll(async () => {
  world = await worldOf(site.server.origin);
}, 60_000);

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
describe.each(NAMES)('%s', (name) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(site.browser, world);
  });
  afterAll(() => stage.close());
  it.each(FAULTS)(
    'says what happened and loses nothing: %s [ERR-1, ERR-2, ERR-3, ERR-4, ERR-5]',
    async (fault) => {
      expect(await stage.run(name, fault)).toEqual([]);
    },
    90_000,
  );
});
