import { DEMO_ACCOUNTS } from '@/demo/accounts';
import { readConfig } from '@/server/kernel/config';
import { greeting } from '@/server/greeting';

const DEMO = { GRUHAM_DEMO: '1', SEED: 'demo' };
const DATABASE = 'SQLite 3.45.1';
const told = (env: Readonly<Record<string, string>>, outboxKey: string | null = null) => {
  const accounts = env['SEED'] === 'demo' ? DEMO_ACCOUNTS : [];
  return greeting(readConfig(env, '/srv'), { outboxKey, database: DATABASE, accounts }).join('\n');
};

describe('what the server says when it is ready', () => {
  it('names its address, the accounts of the demo, and where mail is read with its key [AUTH-4]', () => {
    expect(told(DEMO, 'a-key')).toMatch(
      /^Gruham is ready on http:\/\/localhost:3000\n.*password[^]*\n {2}database: SQLite 3\.45\.1\n[^]*\/srv\/\.data\/outbox\n {2}read it at http:\/\/localhost:3000\/outbox\?key=a-key$/,
    );
    expect(told({ SMTP_URL: 'smtp://127.0.0.1:1' })).toBe(
      'Gruham is ready on http://localhost:3000\n  database: SQLite 3.45.1',
    );
  });

  it('says that the demo is no deployment where others reach it, and nothing of the kind elsewhere', () => {
    const proxied = { TRUST_PROXY: '1', PUBLIC_ORIGIN: 'https://gruham.in' };
    for (const open of [{ HOST: '0.0.0.0' }, { HOST: '192.168.1.4' }, proxied])
      expect(told({ ...DEMO, ...open })).toMatch(
        /\nThis is the demo and no deployment: .*docs\/operations\/deployment\.md/,
      );
    expect(told(DEMO)).not.toMatch(/deployment/);
    expect(told({ HOST: '0.0.0.0' })).not.toMatch(/deployment/);
  });
});
