// npm run dev: the API from source on a port of its own, and the webpack dev server with fast refresh before it.
import { spawn } from 'node:child_process';
import { install, ROOT } from './lib.mjs';

await install();
(await import('./words.mjs')).makeWords();
const port = Number(process.env.PORT ?? 3000);
const api = {
  ...process.env,
  PORT: String(port + 1),
  SEED: process.env.SEED ?? 'demo',
  NODE_ENV: 'development',
  GRUHAM_DEMO: '1',
};
const web = { ...process.env, PORT: String(port), API_ORIGIN: `http://127.0.0.1:${port + 1}`, NODE_ENV: 'development' };
const children = [
  spawn('npx', ['--no-install', 'tsx', 'watch', 'src/server/main.ts'], { cwd: ROOT, stdio: 'inherit', env: api }),
  spawn('npx', ['--no-install', 'webpack', 'serve', '--config', 'webpack.config.js'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: web,
  }),
];
const end = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
for (const child of children) child.on('close', end);
