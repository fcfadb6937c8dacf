import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { smsGateway } from '@/server/mail/smsGateway';

interface Got {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
}

let server: Server;
let host: string;
let got: Got[];
let answer: (response: ServerResponse) => void;

async function keep(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method, url, headers } = request;
  got.push({ method, url, authorization: headers.authorization, body: Buffer.concat(chunks).toString() });
  answer(response);
}
beforeEach(async () => {
  got = [];
  answer = (response) => response.writeHead(202).end('queued');
  server = createServer((request, response) => void keep(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const text = { to: '9812345670', subject: 'not sent', text: '123456 & more = yes' };
const failure = (address: string): Promise<unknown> =>
  smsGateway(address)
    .send(text)
    .then(
      () => null,
      (error: unknown) => error,
    );

it('fills number and text into the address [PROF-1]', async () => {
  await smsGateway(`http://${host}/send?key=a+b&to={to}&text={text}`).send(text);
  expect(got).toEqual([
    { method: 'GET', url: '/send?key=a+b&to=919812345670&text=123456%20%26%20more%20%3D%20yes', body: '' },
  ]);
});

it('posts JSON to an address without places for them, and sends its account as a header [PROF-1]', async () => {
  await smsGateway(`http://me:s%40cret@${host}/v1/messages`).send(text);
  expect(got).toEqual([
    {
      method: 'POST',
      url: '/v1/messages',
      authorization: `Basic ${Buffer.from('me:s@cret').toString('base64')}`,
      body: '{"to":"919812345670","text":"123456 & more = yes"}',
    },
  ]);
});

it.each([400, 403, 429, 500, 503])(
  'fails for an answer of %s, and names no key, number or text [PROF-1]',
  async (status) => {
    answer = (response) => response.writeHead(status).end('bad key top-secret');
    const error = await failure(`http://${host}/send?key=top-secret&to={to}&text={text}`);
    expect(error).toMatchObject({ code: 'EGATEWAY', responseCode: status });
    expect(`${String(error)} ${JSON.stringify(error)} ${(error as Error).stack}`).not.toMatch(
      /top-secret|9812345670|123456 &/,
    );
  },
);

it('follows no redirect, which would carry the key elsewhere [PROF-1]', async () => {
  answer = (response) => response.writeHead(302, { location: `http://${host}/elsewhere?key=top-secret` }).end();
  expect(await failure(`http://${host}/send?to={to}&text={text}`)).toMatchObject({ code: 'EGATEWAY' });
  expect(got).toHaveLength(1);
});

it('gives up after ten seconds, and where nobody answers [PROF-1]', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const waits: number[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    waits.push(ms);
    return timeout(50);
  });
  answer = () => undefined;
  expect(await failure(`http://${host}/send?to={to}&text={text}`)).toMatchObject({ code: 'ETIMEDOUT' });
  expect(waits).toEqual([10_000]);
  expect(await failure('http://127.0.0.1:1/send?key=top-secret&to={to}&text={text}')).toMatchObject({
    code: 'EGATEWAY',
  });
});
