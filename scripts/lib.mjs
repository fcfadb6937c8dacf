import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's folder. These scripts run before anything is installed: nothing here may need a package. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** The languages that the app is built in. */
export const SPOKEN = (process.env.LANGUAGES ?? 'en te hi').split(' ');

/** Runs a command in the checkout and passes its output on; resolves with its exit code. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    let said = '';
    child.stdout?.on('data', (chunk) => (said += chunk));
    child.stderr?.on('data', (chunk) => (said += chunk));
    child.on('error', (error) => done({ code: 1, said: String(error) }));
    child.on('close', (code) => done({ code: code ?? 1, said }));
  });
}

const INSTALLED = join(ROOT, 'node_modules/.gruham-installed');

/** Installs the packages of the lock file when they are missing or it has changed since. */
export async function install() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === digest(lock)) return;
  console.log('Installing packages (the first time only) …');
  // Not `npm ci`: it refuses a lock file that lacks the optional binaries of platforms other than the one it was made on.
  const { code } = await run('npm', [
    'install',
    '--no-save',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code !== 0) {
    console.error('The packages could not be installed. Is the network there? Then try again.');
    process.exit(1);
  }
  writeFileSync(INSTALLED, digest(lock));
}

/** A short mark of a text: another text has another one. */
function digest(text) {
  let hash = 5381;
  for (let i = 0; i < text.length; i += 1) hash = ((hash * 33) ^ text.charCodeAt(i)) >>> 0;
  return `${text.length}-${hash.toString(16)}`;
}

/** A mark of all files below the given places, by their names, sizes and times: it changes with any of them. */
function markOf(paths) {
  const files = [];
  const visit = (path) => {
    const stat = statSync(join(ROOT, path));
    if (stat.isDirectory()) for (const name of readdirSync(join(ROOT, path)).sort()) visit(join(path, name));
    else files.push(`${path} ${stat.size} ${stat.mtimeMs}`);
  };
  for (const path of paths) visit(path);
  return digest(files.join('\n'));
}

const SOURCES = [
  'src',
  'public',
  'scripts',
  'webpack.config.js',
  'tailwind.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const BUILT = join(ROOT, 'dist/.built');

/** Builds when there is no build, or sources, the API's address or the languages have changed; with `again` in any case. */
export async function build({ again = false } = {}) {
  const stamp = `${markOf(SOURCES)} ${process.env.API_BASE_URL ?? ''} ${SPOKEN.join(' ')}`;
  if (!again && existsSync(BUILT) && readFileSync(BUILT, 'utf8') === stamp) return;
  // A build that is interrupted is none.
  rmSync(BUILT, { force: true });
  // The languages write to one folder, so none of them may empty it.
  for (const folder of ['dist/maps', 'dist/client', 'dist/renderer']) {
    rmSync(join(ROOT, folder), { recursive: true, force: true });
  }
  console.log('Building the app …');
  const webpack = (env) =>
    run('npx', ['--no-install', 'webpack', '--config', 'webpack.config.js', '--env', env], {
      env: { NODE_ENV: 'production' },
      quiet: true,
    });
  // Two at once: each keeps one core busy.
  const ends = await Promise.all([webpack('others=false'), ...(SPOKEN.length > 1 ? [webpack('others')] : [])]);
  for (const { code, said } of ends) {
    if (code === 0) continue;
    console.error(said);
    console.error('The build failed.');
    process.exit(1);
  }
  writeFileSync(BUILT, stamp);
}

/** Has what is needed to run a built program. Help is told at once by whatever build there is. */
export async function prepare(program) {
  if (process.argv.includes('--help') && existsSync(join(ROOT, 'dist/server', program))) return;
  await install();
  await build();
}

/**
 * Runs a built program of the server with this command's own arguments, in this terminal; ends with its exit code. A
 * signal goes on to it, and it is waited for: it may have something to take back.
 */
export function runBuilt(program, { cwd = ROOT, env = {} } = {}) {
  const child = spawn(process.execPath, [join(ROOT, 'dist/server', program), ...process.argv.slice(2)], {
    cwd,
    stdio: 'inherit',
    env: { NODE_ENV: 'production', ...process.env, ...env },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise(() => child.on('close', (code) => process.exit(code ?? 1)));
}

/** What the browser tests can do with, the quickest first: Debian's Chromium without windows takes a quarter less time. */
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

function onPath(names) {
  const which = names.map((name) => `command -v ${name}`).join(' || ');
  const { stdout, status } = spawnSync('sh', ['-c', which], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/**
 * Where Chromium is; installs Debian's package when it is missing and may be installed, with the letters of Telugu and
 * Hindi that every phone has; null when there is none.
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : null;
  const found = onPath(BROWSERS);
  if (found !== null || process.getuid?.() !== 0 || onPath(['apt-get']) === null) return found;
  console.log('Installing Chromium for the browser tests …');
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], quiet);
  // Older releases of Debian have no package of the first.
  for (const name of BROWSERS.slice(0, 2)) {
    if (onPath(BROWSERS) !== null) break;
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-noto-core'], quiet);
  }
  return onPath(BROWSERS);
}
