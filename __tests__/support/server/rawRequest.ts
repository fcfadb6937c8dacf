import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

export interface RawRequest {
  readonly socket: Socket;
  readonly write: (bytes: string | Buffer) => void;
  readonly said: () => string;
  /** The status of the answer, once the server has hung up or has answered; 0 for a hang-up without one. */
  readonly status: () => Promise<number>;
}

/** A connection on which a test writes what it likes, as slowly as it likes. */
export async function rawRequest(port: number, first: string | Buffer = ''): Promise<RawRequest> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let said = '';
  const read = () => Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0);
  const answered = new Promise<void>((done) => {
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('\r\n\r\n')) done();
    });
    socket.on('close', () => done());
    socket.on('error', () => done());
  });
  if (first.length > 0) socket.write(first);
  return {
    socket,
    write: (bytes) => socket.write(bytes),
    said: () => said,
    status: async () => {
      await answered;
      return read();
    },
  };
}

/** Resolves when a connection has ended, also one that was reset while something was written to it. */
export const closed = (socket: Socket): Promise<void> =>
  new Promise((done) => {
    socket.once('close', () => {
      done();
    });
  });

/** The head of a POST under /api/. */
export const headOf = (
  path: string,
  length: number,
  { authorization = '', type = 'application/json' }: { authorization?: string; type?: string } = {},
): string =>
  `POST /api/${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n` +
  `${authorization === '' ? '' : `Authorization: ${authorization}\r\n`}\r\n`;
