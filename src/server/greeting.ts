import { join } from 'node:path';
import type { Config } from './kernel/config';
import { outboxPath } from './http/outboxPage';
import { isDemoHere } from './http/loopback';

const NO_DEPLOYMENT =
  'This is the demo and no deployment: others can reach it, and the demo has accounts whose passwords everybody can read. ' +
  'For a site see docs/operations/deployment.md (npm run build, then npm run serve).';

interface Known {
  readonly outboxKey: string | null;
  /** The link that opens the console of the demo; null elsewhere. */
  readonly consoleLink?: string | null;
  /** Which database answers. */
  readonly database: string;
  /** The accounts of the demo; none elsewhere. */
  readonly accounts: readonly { readonly role: string; readonly mobile: string; readonly password: string }[];
}

/** The lines that a person reads once the server answers. The key of the outbox stands nowhere else. */
export function greeting(
  config: Config,
  { outboxKey, consoleLink = null, database, accounts }: Known,
): readonly string[] {
  const { host, port, dataDir, smtpUrl } = config;
  const name = host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host;
  const origin = `http://${name}:${port}`;
  return [
    `Gruham is ready on ${origin}`,
    ...accounts.map(({ role, mobile, password }) => `  ${role}: ${mobile}, password ${password}`),
    ...(consoleLink === null ? [] : [`  operator’s console: ${consoleLink}`]),
    `  database: ${database}`,
    ...(smtpUrl === null ? [`  mail goes to ${join(dataDir, 'outbox')}`] : []),
    ...(outboxKey === null ? [] : [`  read it at ${origin}${outboxPath(outboxKey)}`]),
    ...(config.demo && !isDemoHere(config) ? [NO_DEPLOYMENT] : []),
  ];
}
