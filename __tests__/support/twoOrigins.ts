import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A web server with the app, and its API on another origin, which exposes no header to pages. */
export interface TwoOrigins {
  readonly app: string;
  /** "METHOD path" of what the API was asked, preflights among them, in the order of asking. */
  readonly asked: string[];
  readonly stop: () => void;
}

async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${address.port}`, stop };
}

/** Puts a question to another server. */
function passOn(to: string, incoming: IncomingMessage, read: (reply: IncomingMessage) => void): void {
  const own = ['origin', 'host', 'accept-encoding'];
  const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !own.includes(name)));
  incoming.pipe(request(new URL(incoming.url ?? '/', to), { method: incoming.method ?? 'GET', headers }, read));
}

/** Both stand before one server; the app is as a build with the API's address as API_BASE_URL would be. */
export async function twoOrigins(server: string): Promise<TwoOrigins> {
  const asked: string[] = [];
  let app = '';
  const api = await listen((incoming, answer) => {
    const allowed = { 'Access-Control-Allow-Origin': app, 'Access-Control-Allow-Credentials': 'true' };
    asked.push(`${incoming.method} ${new URL(incoming.url ?? '/', server).pathname}`);
    if (incoming.method === 'OPTIONS') {
      const more = { 'Access-Control-Allow-Headers': 'Authorization, Content-Type' };
      answer.writeHead(204, { ...allowed, ...more }).end();
      return;
    }
    passOn(server, incoming, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, { ...reply.headers, ...allowed });
      reply.pipe(answer);
    });
  });
  // Not by a route of the browser: then it would answer preflights by itself.
  const script = async (reply: IncomingMessage, answer: ServerResponse) => {
    const built = await text(reply);
    answer.writeHead(200, { 'Content-Type': 'text/javascript' });
    answer.end(built.replaceAll('"/api/"', JSON.stringify(`${api.origin}/api/`)));
  };
  const web = await listen((incoming, answer) =>
    passOn(server, incoming, (reply) => {
      if (/^\/assets\/.*\.js$/.test(incoming.url ?? '')) {
        void script(reply, answer);
        return;
      }
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    }),
  );
  app = web.origin;
  const stop = () => {
    api.stop();
    web.stop();
  };
  return { app, asked, stop };
}
