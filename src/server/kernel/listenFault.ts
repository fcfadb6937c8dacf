import { ConfigError } from './config';
import { errorCode } from './errorCode';

interface Listening {
  readonly setting: 'PORT' | 'METRICS_PORT';
  readonly port: number;
  readonly host: string;
}

const NO_ADDRESS = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'];

/** Why a server cannot listen, as one line about the setting that must change; another error as it is. */
export function listenFault(error: unknown, { setting, port, host }: Listening): unknown {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return new ConfigError(`${setting}: port ${port} is taken. Choose another one.`);
  if (code === 'EACCES') return new ConfigError(`${setting}: this user may not listen on port ${port}.`);
  if (NO_ADDRESS.includes(code)) return new ConfigError(`HOST: "${host}" is no address of this machine (${code}).`);
  return error;
}
