import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { freePort } from '../support/realServer';
import { untilReady } from '../support/server/untilReady';
import { newFolder } from '../support/newFolder';

const ROOT = resolve(__dirname, '../..');

/** What a stage has come to; `folder` stands for its `/`. */
interface Stage {
  readonly folder: string;
  readonly env: Record<string, string>;
  readonly image: string;
  cwd: string;
  user: string;
  volume: string;
  health: readonly string[];
  command: readonly string[];
}

const root = newFolder();

/** The instructions of a Dockerfile: a word in capitals and what follows it, without comments and broken lines. */
const instructions = (text: string): readonly (readonly [word: string, rest: string])[] =>
  text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => [line.replace(/ .*/, ''), line.replace(/^\S+ +/, '')]);

/** Paths from the stage's `/` as they are on this machine. */
const placed = ({ folder }: Stage, text: string): string => text.replace(/(?<=^|\s)\/(?=\w)/g, `${folder}/`);

/** The environment of this machine, without what this test run has added. */
function environmentOf(stage: Stage): NodeJS.ProcessEnv {
  const own = Object.entries(stage.env).map(([name, value]) => [name, placed(stage, value)] as const);
  const ofRun = { NODE_ENV: undefined, npm_config_local_prefix: undefined };
  return { ...process.env, ...ofRun, npm_config_prefer_offline: 'true', ...Object.fromEntries(own) };
}

/** What Docker sends to the builder: `.dockerignore` shuts everything out but these. */
function sentToBuilder(): ReadonlySet<string> {
  const [all, ...but] = readFileSync(join(ROOT, '.dockerignore'), 'utf8').match(/^[^#\n].*$/gm) ?? [];
  expect(all).toBe('*');
  expect(but.every((line) => line.startsWith('!'))).toBe(true);
  return new Set(but.map((line) => line.slice(1)));
}

function copy(stage: Stage, stages: ReadonlyMap<string, Stage>, rest: string): void {
  const words = rest.split(/ +/);
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const [to = '', ...sources] = words.filter((word) => !word.startsWith('--')).reverse();
  for (const source of sources) {
    if (from === undefined) expect(sentToBuilder()).toContain(source);
    const other = from === undefined ? undefined : stages.get(from);
    const path = join(from === undefined ? ROOT : (other?.folder ?? 'no such stage'), source);
    cpSync(path, join(stage.cwd, to.endsWith('/') ? join(to, basename(source)) : to), { recursive: true });
  }
}

function run(stage: Stage, rest: string): void {
  // Who is `node` in the image is this user here.
  const owner = `${process.getuid?.()}:${process.getgid?.()}`;
  const command = placed(stage, rest.replace(/^(--\S+ +)+/, '')).replaceAll('node:node', owner);
  execFileSync('sh', ['-ec', command], { cwd: stage.cwd, env: environmentOf(stage), stdio: 'pipe' });
}

/** Follows the Dockerfile on this machine, each stage in a folder of its own, and answers the last one. */
function built(): Stage {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const [word, rest] of instructions(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))) {
    if (word === 'FROM') {
      const [image = '', , name = `stage${stages.size}`] = rest.split(/ +/);
      const folder = join(root, name);
      mkdirSync(folder);
      stage = { folder, env: {}, image, cwd: folder, user: 'root', volume: '', health: [], command: [] };
      stages.set(name, stage);
      continue;
    }
    if (stage === undefined) throw new Error(`${word} before FROM`);
    if (word === 'WORKDIR') {
      stage.cwd = placed(stage, rest);
      mkdirSync(stage.cwd, { recursive: true });
    } else if (word === 'ENV') {
      for (const pair of rest.split(/ +/)) stage.env[pair.replace(/=.*/, '')] = pair.replace(/^\w+=/, '');
    } else if (word === 'COPY') copy(stage, stages, rest);
    else if (word === 'RUN') run(stage, rest);
    else if (word === 'USER') stage.user = rest;
    else if (word === 'VOLUME') stage.volume = placed(stage, rest);
    else if (word === 'HEALTHCHECK') stage.health = JSON.parse(rest.replace(/^.*? CMD /, '')) as string[];
    else if (word === 'CMD') stage.command = JSON.parse(rest) as string[];
    else if (word !== 'EXPOSE') throw new Error(`${word} is not known here`);
  }
  if (stage === undefined) throw new Error('The Dockerfile is empty.');
  return stage;
}

it('builds, from a fresh folder, an image that runs, keeps its data on the volume and says how it is', async () => {
  const image = built();
  expect(image.image).toMatch(/^node:20-.*-slim$/);
  expect(image.user).toBe('node');
  // The packages of the build, its sources and its maps stay behind.
  const has = (path: string) => existsSync(join(image.cwd, path));
  for (const path of ['node_modules/fastify', 'dist/client/index.html', 'dist/renderer/en/renderPage.js'])
    expect([path, has(path)]).toEqual([path, true]);
  for (const path of ['node_modules/webpack', 'node_modules/typescript', 'src', 'dist/maps'])
    expect([path, has(path)]).toEqual([path, false]);

  const port = await freePort();
  const env = { ...environmentOf(image), PORT: String(port), HOST: '127.0.0.1', SEED: '20' };
  const [program = '', ...words] = image.command;
  const server = spawn(program, words, { cwd: image.cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const health = () => {
    const [asks = '', ...how] = image.health;
    return spawnSync(asks, how, { env }).status;
  };
  try {
    const origin = `http://127.0.0.1:${port}`;
    await untilReady(origin, server, { said: () => said });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(health()).toBe(0);
    // The server renders pages itself.
    const page = await (await fetch(`${origin}/properties`)).text();
    expect(page).toContain('<article');
    expect(existsSync(join(image.volume, 'gruham', 'gruham.db'))).toBe(true);
  } finally {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  }
  expect(health()).toBe(1);
});
