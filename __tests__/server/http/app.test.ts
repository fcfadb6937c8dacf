import { connect } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { errorBody } from '@/contract/answers';
import { testApp } from '../../support/server/testApp';

/** What a server says to bytes that no client of ours would send. */
async function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  socket.write(bytes);
  await once(socket, 'close');
  return said;
}

describe('the server', () => {
  it('says whether it lives, and whether its database answers', async () => {
    const server = await testApp({ properties: 0, projects: 0 });
    expect((await server.get('/healthz')).statusCode).toBe(200);
    expect((await server.get('/readyz')).statusCode).toBe(200);
    await server.db.destroy();
    expect((await server.get('/healthz')).statusCode).toBe(200);
    const gone = await server.get('/readyz');
    expect(gone.statusCode).toBe(503);
    expect(errorBody.parse(gone.json()).message).toMatch(/database/);
    const failed = await server.get('/api/property');
    expect(failed.statusCode).toBeGreaterThanOrEqual(500);
    expect(errorBody.parse(failed.json()).message).not.toMatch(/sql|driver|destroy/i);
    await server.close();
  });

  it('answers empty lists over an empty market', async () => {
    const server = await testApp({ properties: 0, projects: 0 });
    for (const url of ['/api/property', '/api/projects?propertyType=']) {
      const answer = await server.get(url);
      expect(answer.json()).toEqual([]);
      expect(answer.headers).toMatchObject({ 'x-total-count': '0', 'x-price-bands': '0,0,0,0,0,0' });
      expect(answer.headers['link']).toBeUndefined();
    }
    await server.close();
  });

  it('answers broken requests in the one shape', async () => {
    const server = await testApp({ properties: 0, projects: 0 });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    for (const [bytes, status] of [
      ['what?\r\n\r\n', '400'],
      [`GET /api/property HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
    ] as const) {
      const said = await raw(port, bytes);
      expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      for (const header of [/\r\nContent-Security-Policy: default-src 'none'/, /\r\nX-Content-Type-Options: nosniff/])
        expect(said).toMatch(header);
      expect(errorBody.safeParse(JSON.parse(said.split('\r\n\r\n')[1] ?? '')).error).toBeUndefined();
    }
    await server.close();
  });
});
