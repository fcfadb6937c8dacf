import { readConfig } from '@/server/kernel/config';

describe('configuration', () => {
  it('has sensible values when nothing is set', () => {
    expect(readConfig({}, '/srv')).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/.data',
      clientDir: '/srv/dist/client',
      databaseUrl: null,
      seed: 'none',
      origins: [],
      imgOrigins: [],
      publicOrigin: null,
      moderation: 'auto',
      moderationDelay: 20,
      logLevel: 'warn',
      trustProxy: false,
      rateLimit: 200,
    });
  });

  it('seeds nothing unless asked, whatever NODE_ENV says', () => {
    for (const NODE_ENV of ['production', 'development', undefined])
      expect(readConfig({ NODE_ENV }, '/').seed).toBe('none');
    expect(readConfig({ SEED: 'demo' }, '/').seed).toBe('demo');
    expect(readConfig({ SEED: '100000' }, '/').seed).toBe(100_000);
  });

  it.each(['postgres://u:p@db:5432/gruham', 'postgresql:///gruham?host=/run/postgresql'])(
    'takes PostgreSQL’s address: %s',
    (url) => {
      expect(readConfig({ DATABASE_URL: url }, '/').databaseUrl).toBe(url);
    },
  );

  it.each(['https://gateway.example/send?key=k&to={to}&text={text}', 'https://user:key@gateway.example/messages'])(
    'takes the address of a gateway for texts: %s [PROF-1]',
    (url) => {
      expect(readConfig({ SMS_URL: url }, '/').smsUrl).toBe(url);
      expect(readConfig({}, '/').smsUrl).toBeNull();
    },
  );

  it('never repeats the gateway’s key [PROF-1]', () => {
    expect(() => readConfig({ SMS_URL: 'https://gateway.example/send?key=top-secret&to={to}' }, '/')).toThrow(
      /^SMS_URL must hold both \{to\} and \{text\}, or neither: then they are sent as JSON\.$/,
    );
  });

  it('reads lists of origins', () => {
    expect(readConfig({ ORIGINS: 'https://a.in, http://localhost:8080' }, '/').origins).toEqual([
      'https://a.in',
      'http://localhost:8080',
    ]);
  });

  it('takes a proxy in front only together with the origin that visitors see', () => {
    expect(() => readConfig({ TRUST_PROXY: '1' }, '/')).toThrow(/^PUBLIC_ORIGIN must be set with TRUST_PROXY=1[^\n]+$/);
    const both = readConfig({ TRUST_PROXY: '1', PUBLIC_ORIGIN: 'https://gruham.in' }, '/');
    expect(both).toMatchObject({ trustProxy: true, publicOrigin: 'https://gruham.in' });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['SEED', 'many'],
    ['SEED', '0'],
    ['SEED', '-5'],
    ['ORIGINS', 'example.in'],
    ['ORIGINS', 'https://a.in/'],
    ['ORIGINS', '*'],
    ['IMG_ORIGINS', 'https:'],
    ['IMG_ORIGINS', 'https://a.in; script-src *'],
    ['PUBLIC_ORIGIN', 'https://a.in/path'],
    ['PUBLIC_ORIGIN', 'https://a.in,https://b.in'],
    ['MODERATION', 'sometimes'],
    ['MODERATION_DELAY_S', 'soon'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'mail.example'],
    ['SMS_URL', 'gateway.example'],
    ['SMS_URL', 'ftp://gateway.example/send'],
    ['SMS_URL', 'https://gateway.example/send?to={to}'],
    ['SMS_URL', 'https://gateway.example/send?text={text}'],
    ['S3_URL', 'bucket'],
    ['TRUST_PROXY', 'yes'],
    ['RATE_LIMIT', 'none'],
    ['SMS_PER_HOUR', '-1'],
    ['DATABASE_URL', 'mysql://root@localhost/gruham'],
    ['DATABASE_URL', 'localhost:5432'],
    ['GRUHAM_DEMO', '2'],
    ['NODE_ENV', 'prod'],
    ['CLIENT_DIR', '/nowhere'],
    ['CLIENT_DIR', __filename],
  ])('stops with one clear line that names the setting: %s=%s', (name, value) => {
    let message = '';
    try {
      readConfig({ [name]: value }, '/');
    } catch (error) {
      message = error instanceof Error ? error.message : '';
    }
    expect(message).toMatch(new RegExp(`^${name} [^\\n]+$`));
  });

  it('takes a folder that is there for the built app; without one, the build may be missing', () => {
    expect(readConfig({ CLIENT_DIR: __dirname }, '/').clientDir).toBe(__dirname);
    expect(readConfig({ CLIENT_DIR: '' }, '/nowhere').clientDir).toBe('/nowhere/dist/client');
  });

  it.each([
    [{}, false],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'test', GRUHAM_DEMO: '0' }, false],
    [{ NODE_ENV: 'development' }, true],
    [{ GRUHAM_DEMO: '1' }, true],
  ])('is the demo only where that is said: %o', (env, demo) => {
    expect(readConfig(env, '/').demo).toBe(demo);
  });

  it('does not repeat an address that may hold a password', () => {
    expect(() => readConfig({ SMTP_URL: 'user:secret@host' }, '/')).toThrow(/^SMTP_URL (?!.*secret)/);
    expect(() => readConfig({ DATABASE_URL: 'http://user:secret@host/db' }, '/')).toThrow(/^DATABASE_URL (?!.*secret)/);
  });

  it('reads the key that seals Aadhaar numbers, and does not repeat a wrong one', () => {
    expect(readConfig({}, '/').secretKey).toBeNull();
    expect(readConfig({ SECRET_KEY: 'aB'.repeat(32) }, '/').secretKey).toEqual(Buffer.alloc(32, 0xab));
    for (const wrong of ['ab'.repeat(31), 'zz'.repeat(32), 'hunter2']) {
      expect(() => readConfig({ SECRET_KEY: wrong }, '/')).toThrow(/^SECRET_KEY must have 64 hexadecimal digits\.$/);
    }
  });
});
