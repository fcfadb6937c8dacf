import type { AddressInfo } from 'node:net';
import { jpeg } from '../../support/jpeg';
import { formOf } from '../../support/server/forms';
import { closed, headOf, rawRequest } from '../../support/server/rawRequest';
import { appOfAll } from '../../support/server/testApp';
import { AGENT, USER } from '../../support/server/world';
import { patient } from '../../support/patience';
import { settle, until } from '../../support/settle';

jest.setTimeout(patient(60_000));

const server = appOfAll({ properties: 1, projects: 1, config: { trustProxy: true } });
let port: number;
let photo: Buffer;
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
  photo = await jpeg(90, 60);
});

/** A form whose picture never comes to its end, as from an address. */
async function slowForm(user: { readonly id: string }, address: string) {
  const { payload, headers } = formOf({ field: 'profilePic', bytes: Buffer.alloc(900_000) });
  const head = headOf('users/image', payload.length, {
    authorization: await server.tokenOf(user),
    type: headers['content-type'],
  }).replace('Host: x', `Host: x\r\nX-Forwarded-For: ${address}`);
  const request = await rawRequest(port, head);
  request.write(payload.subarray(0, 400));
  return request;
}
async function sendPhoto(user: { readonly id: string }, address: string): Promise<number> {
  const { payload, headers } = formOf({ field: 'profilePic', bytes: photo });
  const answer = await fetch(`http://127.0.0.1:${port}/api/users/image`, {
    method: 'POST',
    headers: { ...headers, authorization: await server.tokenOf(user), 'x-forwarded-for': address },
    body: new Uint8Array(payload),
  });
  return answer.status;
}

describe('forms that arrive slowly [UP-1]', () => {
  it('are two of a user at most: 24 of them keep nobody from sending pictures, and are hung up on', async () => {
    const start = Date.now();
    const slow = await Promise.all(Array.from({ length: 24 }, (_, n) => slowForm(AGENT, `10.0.0.${n % 2}`)));
    const trickle = setInterval(() => {
      for (const { socket, write } of slow) if (!socket.destroyed) write('x');
    }, 200);
    await settle(300);
    // At the same addresses and at others, at once.
    const asked = Date.now();
    expect(await Promise.all(['10.0.0.0', '10.0.0.1', '10.0.0.2'].map((from) => sendPhoto(USER, from)))).toEqual([
      200, 200, 200,
    ]);
    expect(Date.now() - asked).toBeLessThan(patient(2000));
    // Beyond the two that are read and the eight that wait: 429.
    await until(() => expect(slow.filter(({ said }) => said().startsWith('HTTP/1.1 429 '))).toHaveLength(14));
    const cut = slow.filter(({ said }) => said() === '');
    await Promise.race(cut.map(({ socket }) => closed(socket)));
    expect(Date.now() - start).toBeGreaterThan(4000);
    expect(Date.now() - start).toBeLessThan(patient(12_000));
    clearInterval(trickle);
    // Who hangs up while it waits gives its turn to the next.
    for (const { socket } of slow) socket.destroy();
    expect(await sendPhoto(AGENT, '10.0.0.0')).toBe(200);
  });
});
