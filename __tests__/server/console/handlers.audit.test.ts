import type { ConsoleAnswers } from '@/contract/consoleShapes';
import { noteAction } from '@/server/db/queries/operatorActions';
import { anOperator, askConsole } from '../../support/server/operators';
import { appOfEach } from '../../support/server/testApp';

const t = appOfEach({ properties: 0, projects: 0 });

it('tells what was done until the end of a day by India’s clock, and refuses a day that there is not [DASH-3]', async () => {
  const { id: operator_id, cookie } = await anOperator(t, 'Sita');
  const about = { action: 'settings.change', subject: 'settings', before: null, after: null, reason: null } as const;
  for (const at of ['2026-03-01T18:29:59Z', '2026-03-01T18:30:00Z', '2026-03-02T18:29:59Z'])
    await noteAction(t.db, { ...about, id: at, operator_id, at: Date.parse(at) });
  const until = (day: string) => askConsole(t.app, 'getAudit', { until: day }, { cookie });
  const moments = async (day: string) =>
    (await until(day)).json<ConsoleAnswers['getAudit']>().entries.map(({ at }) => at.slice(5, 19));
  expect(await moments('2026-02-28')).toEqual([]);
  expect(await moments('2026-03-01')).toEqual(['03-01T18:29:59']);
  expect(await moments('2026-03-02')).toEqual(['03-02T18:29:59', '03-01T18:30:00', '03-01T18:29:59']);
  expect((await until('2026-02-30')).statusCode).toBe(400);
});
