import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { s3Place, type S3Place } from './s3Place';

/** What the server is told by its environment, read once at the start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute folder of the database file, the uploads and the outbox. */
  readonly dataDir: string;
  /** Absolute folder of the built client; the usual one may be absent. */
  readonly clientDir: string;
  /** PostgreSQL's address, which holds a password; null: the file in the data folder. */
  readonly databaseUrl: string | null;
  readonly seed: 'demo' | 'none' | number;
  /** Other origins that may call the API, exactly as browsers name them. */
  readonly origins: readonly string[];
  /** Other origins that pictures in pages may come from; the server stores only own ones. */
  readonly imgOrigins: readonly string[];
  /** Under which origin the pages are known, such as https://gruham.example; null: the one that is asked for. */
  readonly publicOrigin: string | null;
  readonly smtpUrl: string | null;
  /** The address of the gateway that sends texts to phones, with its key; null: there is none. */
  readonly smsUrl: string | null;
  /** How many texts go out at once, and within an hour after that, in all; 0: as many as are asked for. */
  readonly smsPerHour: number;
  /** The bucket of the uploads, with its account; null: a folder in the data folder. */
  readonly s3: S3Place | null;
  readonly moderation: 'auto' | 'manual';
  /** Seconds until an automatic moderation activates a listing. */
  readonly moderationDelay: number;
  readonly logLevel: LogLevel;
  /** The 32 bytes that seal Aadhaar numbers; null: those of `secret.key` in the data folder. */
  readonly secretKey: Buffer | null;
  /** Whether what helps to try the product out is shown on this machine: a page that lists the outbox. */
  readonly demo: boolean;
  /** Whether the one proxy in front is believed when it names the scheme and the address of a caller. */
  readonly trustProxy: boolean;
  /** How many requests a second one network address may send in the long run; 0: as many as it likes. */
  readonly rateLimit: number;
  /** Where Prometheus asks, on this machine alone; 0: nowhere. */
  readonly metricsPort: number;
}

/** The origin of the pages; without PUBLIC_ORIGIN that of this machine, for links that are of use on it alone. */
export const ownOrigin = ({ publicOrigin: own, port }: Pick<Config, 'publicOrigin' | 'port'>): string =>
  own ?? `http://localhost:${port}`;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** A setting that makes no sense; its message is the one line that is shown. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

const MOST_SEEDED = 10_000_000;
/** Many people can sit behind one address: two hundred of them browse at this rate. */
const RATE_LIMIT = 200;
/** Texts cost money. */
const SMS_PER_HOUR = 200;

function whole(name: string, value: string | undefined, unset: number, max: number): number {
  if (value === undefined || value === '') return unset;
  if (!/^\d{1,9}$/.test(value) || Number(value) > max) {
    throw new ConfigError(`${name} must be a whole number from 0 to ${max}, not "${value}".`);
  }
  return Number(value);
}

function oneOf<T extends string>(name: string, value: string | undefined, choices: readonly T[], unset: T): T {
  if (value === undefined || value === '') return unset;
  const chosen = choices.find((choice) => choice === value);
  if (chosen === undefined) throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not "${value}".`);
  return chosen;
}

const flag = (name: string, value: string | undefined): boolean => oneOf(name, value, ['0', '1'], '0') === '1';

function folder(name: string, value: string | undefined, cwd: string, unset: string): string {
  const path = resolve(cwd, value || unset);
  // Of a file, such a path leads nowhere.
  if (path !== resolve(cwd, unset) && !existsSync(`${path}/`))
    throw new ConfigError(`${name} must be a folder, and ${path} is none.`);
  return path;
}

function seed(value: string | undefined): Config['seed'] {
  // The demo's accounts have a password that everybody can read: they are there only where somebody asks for them.
  if (value === undefined || value === '' || value === 'none') return 'none';
  if (value === 'demo') return value;
  if (!/^\d{1,8}$/.test(value) || Number(value) < 1 || Number(value) > MOST_SEEDED) {
    throw new ConfigError(`SEED must be demo, none, or a number of listings up to ${MOST_SEEDED}, not "${value}".`);
  }
  return Number(value);
}

function origins(name: string, value: string | undefined): readonly string[] {
  const list = (value ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  for (const each of list) {
    const url = URL.canParse(each) ? new URL(each) : null;
    if (url === null || url.origin !== each || !/^https?:$/.test(url.protocol)) {
      throw new ConfigError(`${name} must hold origins such as https://example.in, not "${each}".`);
    }
  }
  return list;
}

function publicOrigin(value: string | undefined): string | null {
  const [only = null, ...more] = origins('PUBLIC_ORIGIN', value);
  if (more.length > 0) throw new ConfigError('PUBLIC_ORIGIN must be one origin.');
  return only;
}

function address(name: string, value: string | undefined, schemes: readonly string[]): string | null {
  if (value === undefined || value === '') return null;
  // The address may hold a password: it is not repeated.
  if (!URL.canParse(value) || !schemes.includes(new URL(value).protocol)) {
    throw new ConfigError(`${name} must be an address that begins with ${schemes.join(' or ')}//.`);
  }
  return value;
}

function sms(value: string | undefined): string | null {
  const url = address('SMS_URL', value, ['https:', 'http:']);
  const parts = ['{to}', '{text}'].filter((part) => url?.includes(part));
  // The address holds a key: it is not repeated.
  if (parts.length === 1)
    throw new ConfigError('SMS_URL must hold both {to} and {text}, or neither: then they are sent as JSON.');
  return url;
}

function key(name: string, value: string | undefined): Buffer | null {
  if (value === undefined || value === '') return null;
  // Not repeated: it is a secret, even a broken one.
  if (!/^[\da-f]{64}$/i.test(value)) throw new ConfigError(`${name} must have 64 hexadecimal digits.`);
  return Buffer.from(value, 'hex');
}

function bucket(value: string | undefined, region: string | undefined): S3Place | null {
  if (value === undefined || value === '') return null;
  const place = s3Place(value, region);
  // The address may hold a secret: it is not repeated.
  if (place === null)
    throw new ConfigError(
      'S3_URL must be like https://KEY:SECRET@host/bucket, or s3://KEY:SECRET@bucket?region=ap-south-1.',
    );
  return place;
}

/** The environment as a typed configuration. Throws a ConfigError with one clear line when a value makes no sense. */
export function readConfig(env: Environment, cwd: string): Config {
  const trustProxy = flag('TRUST_PROXY', env['TRUST_PROXY']);
  const mode = oneOf('NODE_ENV', env['NODE_ENV'], ['production', 'development', 'test'], 'production');
  const isDemo = flag('GRUHAM_DEMO', env['GRUHAM_DEMO']) || mode === 'development';
  const visited = publicOrigin(env['PUBLIC_ORIGIN']);
  // Behind a proxy a caller's Host is whatever the proxy or the caller says: pages and mails must not name it.
  if (trustProxy && visited === null)
    throw new ConfigError(
      'PUBLIC_ORIGIN must be set with TRUST_PROXY=1: the origin that visitors see, such as https://example.in.',
    );
  return {
    port: whole('PORT', env['PORT'], 3000, 65_535),
    host: env['HOST'] || '127.0.0.1',
    dataDir: resolve(cwd, env['DATA_DIR'] || '.data'),
    clientDir: folder('CLIENT_DIR', env['CLIENT_DIR'], cwd, 'dist/client'),
    databaseUrl: address('DATABASE_URL', env['DATABASE_URL'], ['postgres:', 'postgresql:']),
    seed: seed(env['SEED']),
    origins: origins('ORIGINS', env['ORIGINS']),
    imgOrigins: origins('IMG_ORIGINS', env['IMG_ORIGINS']),
    publicOrigin: visited,
    smtpUrl: address('SMTP_URL', env['SMTP_URL'], ['smtp:', 'smtps:']),
    smsUrl: sms(env['SMS_URL']),
    smsPerHour: whole('SMS_PER_HOUR', env['SMS_PER_HOUR'], SMS_PER_HOUR, 1_000_000),
    s3: bucket(env['S3_URL'], env['AWS_REGION']),
    moderation: oneOf('MODERATION', env['MODERATION'], ['auto', 'manual'], 'auto'),
    moderationDelay: whole('MODERATION_DELAY_S', env['MODERATION_DELAY_S'], 20, 86_400),
    logLevel: oneOf('LOG_LEVEL', env['LOG_LEVEL'], LOG_LEVELS, 'warn'),
    secretKey: key('SECRET_KEY', env['SECRET_KEY']),
    demo: isDemo,
    rateLimit: whole('RATE_LIMIT', env['RATE_LIMIT'], RATE_LIMIT, 1_000_000),
    trustProxy,
    metricsPort: whole('METRICS_PORT', env['METRICS_PORT'], 0, 65_535),
  };
}
