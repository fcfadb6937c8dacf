import { ImpossibleLog, openLog } from '@/app/replay/openLog';
import { replayTarget } from '@/app/replayTarget';
import { createStore } from '@/store/createStore';
import { areaUnitChosen } from '@/store/device/deviceSlice';
import { testRecorder } from '../../support/actionLog';
import { testPorts } from '../../support/testPorts';

const target = replayTarget();

function recorded(): string {
  const log = testRecorder();
  const store = createStore({ ports: testPorts().ports, innermost: log.enhancer });
  store.dispatch(areaUnitChosen('sqm'));
  return log.exportText();
}

it('opens a log of this build without a warning [STORE-8]', () => {
  const { timeline, risk } = openLog(recorded(), target);
  expect(risk).toBeNull();
  expect(timeline.moments.at(-1)?.state).toMatchObject({ device: { units: 'sqm' } });
});

it('says what another build added and removed, and refuses one whose actions are gone [STORE-8]', () => {
  const text = recorded();
  const { manifest } = target;
  const more = { ...manifest, actionTypes: [...manifest.actionTypes, 'later/added'] };
  expect(openLog(text, { ...target, manifest: more }).risk).toMatch(/Added since: action later\/added/);
  const less = { ...manifest, actionTypes: manifest.actionTypes.filter((type) => type !== areaUnitChosen.type) };
  expect(() => openLog(text, { ...target, manifest: less })).toThrow(ImpossibleLog);
  expect(() => openLog(text, { ...target, manifest: less })).toThrow(areaUnitChosen.type);
});

it('refuses what is no log, in a sentence', () => {
  expect(() => openLog('hello', target)).toThrow('This is not an action log of Gruham.');
});
