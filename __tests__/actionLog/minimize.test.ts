import { configureStore, Tuple } from '@reduxjs/toolkit';
import { expressionIn } from '@/actionLog/expression';
import { ddmin, minimize } from '@/actionLog/minimize';
import { readLog } from '@/actionLog/readLog';
import { replayPart } from '@/actionLog/replay';
import { encodePart } from '@/actionLog/writeLog';
import { replayTarget } from '@/app/replayTarget';
import { authModalOpened, codeSent } from '@/store/authModal/authModalSlice';
import { rootReducer } from '@/store/rootReducer';
import { areaUnitChosen, comparisonChanged, listingViewed } from '@/store/device/deviceSlice';
import { testRecorder } from '../support/actionLog';

/** The app's reducers without the checks of development. */
const plainStore = ({ enhancer }: ReturnType<typeof testRecorder>) =>
  configureStore({
    reducer: rootReducer,
    middleware: () => new Tuple(),
    enhancers: (defaults) => defaults({ autoBatch: false }).concat(enhancer),
  });

describe('the least actions', () => {
  it('of a list are those without any of which the test fails', () => {
    const whole = Array.from({ length: 500 }, (_, n) => n);
    expect(ddmin(whole, (some) => [3, 250, 499].every((n) => some.includes(n)))).toEqual([3, 250, 499]);
    expect(ddmin(whole, () => true)).toEqual([]);
    expect(ddmin([1], (some) => some.length > 0)).toEqual([1]);
  });

  it('of 2,000 through the whole app are 3, in about a second [STORE-8]', () => {
    const log = testRecorder();
    const { dispatch } = plainStore(log);
    for (let n = 0; n < 2_000; n += 1) {
      if (n === 700) dispatch(areaUnitChosen('sqm'));
      else if (n === 1_100) dispatch(comparisonChanged(['p1', 'p2']));
      else if (n === 1_900) dispatch(codeSent({ modal: 'verifyOtp', id: 'c1', sentTo: 'a•••@mail.in' }));
      else if (n % 2 && n < 1_000) dispatch(authModalOpened({ modal: 'login' }));
      else dispatch(listingViewed({ kind: 'property', id: `p${n}`, name: `Flat ${n}` }));
    }
    const part = readLog(log.exportText()).parts[0]!;
    const target = replayTarget();
    const holds = expressionIn('device.units == "sqm" && device.compare.length == 2 && authModal.challenge.id == "c1"');
    const start = performance.now();
    const least = minimize(part, target, holds);
    expect(performance.now() - start).toBeLessThan(3_000);
    expect(least?.actions.map(({ a }) => (a as { type: string }).type)).toEqual([
      'device/areaUnitChosen',
      'device/comparisonChanged',
      'authModal/codeSent',
    ]);
    const again = readLog(encodePart(least!.part)).parts[0]!;
    expect(holds(replayPart(again, target).state)).toBe(true);
  });

  it('are none when it held before, and null when it never does', () => {
    const log = testRecorder();
    const { dispatch } = plainStore(log);
    dispatch(areaUnitChosen('sqm'));
    const part = readLog(log.exportText()).parts[0]!;
    expect(minimize(part, replayTarget(), expressionIn('device.recent.length == 0'))?.actions).toEqual([]);
    expect(minimize(part, replayTarget(), expressionIn('session.token'))).toBeNull();
  });
});
