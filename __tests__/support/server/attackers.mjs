/**
 * Strangers in a process of their own, so that what they do takes no time from who watches the server meanwhile:
 * `attackers.mjs '{"what": …, "port": …}'`. They go on until their input ends, and then say how they were answered, by
 * status. Plain JavaScript: it runs without being built.
 */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';

const { what, port, seconds = 0, tokens = [], listing = '', bodies = [] } = JSON.parse(process.argv[2] ?? '{}');
const counts = {};
const slowest = {};
const count = (status) => (counts[status] = (counts[status] ?? 0) + 1);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
let isOver = false;

/** One request from an address of this machine; resolves with its status, 0 for a broken line. */
function ask(localAddress, path, { method = 'GET', headers = {}, body, agent = false } = {}) {
  const begun = performance.now();
  return new Promise((done) => {
    const end = (status) => {
      count(status);
      slowest[status] = Math.max(slowest[status] ?? 0, Math.round(performance.now() - begun));
      done(status);
    };
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(
      { host: '127.0.0.1', port, path, method, localAddress, agent, headers: { ...headers, ...length } },
      (answer) => {
        answer.on('error', () => undefined);
        answer.on('close', () => end(answer.statusCode ?? 0));
        answer.resume();
      },
    );
    sent.on('error', () => end(0));
    sent.end(body);
  });
}
const many = (number, work) => Promise.all(Array.from({ length: number }, (_, n) => work(n)));
async function again(work) {
  while (!isOver) if ((await work()) === 0) await pause(20);
}

/** A connection on which `text` is written, and a byte now and then; ends when the server hangs up, or all is over. */
function raw(localAddress, text, { every = 0, reads = true } = {}) {
  return new Promise((done) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress });
    const timer = every === 0 ? undefined : setInterval(() => socket.write('x'), every);
    let said = '';
    if (reads) socket.on('data', (part) => (said = said.slice(-200) + part.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      count(Number(/HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 0));
      done();
    });
    socket.write(text);
    if (every === 0) setTimeout(() => socket.destroy(), 3000);
    const over = setInterval(() => {
      if (!isOver) return;
      clearInterval(over);
      socket.destroy();
    }, 100);
    socket.on('close', () => clearInterval(over));
  });
}

const LIST = '/api/property';
const json = { 'content-type': 'application/json' };
const get = (path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const post = (path, length, more = '') =>
  `POST /api/${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${more}Content-Length: ${length}\r\n\r\n`;

const keepAlive = new Agent({ keepAlive: true, maxSockets: Infinity });
const person = async (n) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const from = (path) => ask('127.0.0.20', path, { agent });
  const page = (...paths) => Promise.all(paths.map(from));
  await pause(Math.random() * 1000);
  await from('/');
  const home = ['homeSettings/projects', 'homeSettings/builders', 'homeSettings/agents', 'users/getAllCities'];
  await page(...home.map((path) => `/api/${path}`), ...Array.from({ length: 20 }, () => '/uploads/none-320.webp'));
  while (!isOver) {
    await page(
      `${LIST}?city=Tirupati&bhkType=${(n % 4) + 1}`,
      '/api/users/getAllLocalities',
      '/api/users/getAllCities',
    );
    await page(...Array.from({ length: 12 }, () => '/uploads/none-320.webp'));
    await pause(2000 + Math.random() * 4000);
    await page(`/api/property/propertyDetailsByUser?id=${listing}`);
    await pause(2000 + Math.random() * 4000);
  }
};

const ATTACKS = {
  pipelines: () => many(200, () => again(() => raw('127.0.0.2', get(LIST).repeat(20)))),
  'pipelines that are not read': () =>
    many(200, () => again(() => raw('127.0.0.2', get(LIST).repeat(20), { reads: false }))),
  'kept connections': () => many(490, () => again(() => ask('127.0.0.2', LIST, { agent: keepAlive }))),
  'new connections': () => many(300, () => again(() => ask('127.0.0.2', LIST))),
  'unfinished bodies': () =>
    many(256, (n) => again(() => raw(`127.0.1.${1 + (n % 4)}`, post('users/signin', 1000), { every: 400 }))),
  'unfinished heads': () => many(1000, () => again(() => raw('127.0.0.2', 'GET / HTTP/1.1\r\n', { every: 1000 }))),
  'trickling forms': () =>
    many(24, (n) =>
      again(() => {
        const token = tokens[n % tokens.length];
        const head = `Authorization: ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\n`;
        const form = post('users/image', 9_000_000, head).replace('Content-Type: application/json\r\n', '');
        const begin = '--b\r\nContent-Disposition: form-data; name="profilePic"; filename="a"\r\n\r\n';
        return raw(`127.0.1.${1 + (n % 2)}`, form + begin, { every: 200 });
      }),
    ),
  'hostile texts': () =>
    many(6, (n) =>
      again(() => {
        const headers = { ...json, authorization: tokens[0] };
        return ask('127.0.0.2', '/api/property/update', { method: 'POST', headers, body: bodies[n % bodies.length] });
      }),
    ),
  'wrong passwords': () =>
    many(100, (n) =>
      again(async () => {
        const username = `8${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
        const body = JSON.stringify({ countryCode: '91', username, password: 'wrong' });
        return ask(`127.0.2.${1 + n}`, '/api/users/signin', { method: 'POST', headers: json, body });
      }),
    ),
  'heavy pages': () =>
    many(40, (n) =>
      again(() => ask(`127.0.3.${1 + (n % 8)}`, `/properties-listing?id=${listing}`, { agent: keepAlive })),
    ),
  people: () => many(200, person),
  nothing: () => again(() => pause(100)),
};

const over = () => {
  isOver = true;
  setTimeout(() => {
    process.stdout.write(JSON.stringify({ counts, slowest }), () => process.exit(0));
  }, 500);
};
process.stdin.on('end', over).resume();
if (seconds > 0) setTimeout(over, seconds * 1000);
void ATTACKS[what]();
