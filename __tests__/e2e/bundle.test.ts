import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ASSETS = resolve(__dirname, '../../dist/client/assets');

it('carries no schema library and nothing of the server to the browser', () => {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const name of scripts) {
    const text = readFileSync(join(ASSETS, name), 'utf8');
    for (const trace of ['ZodError', '$ZodType', 'kysely', 'fastify', 'argon2']) {
      expect([name, text.includes(trace)]).toEqual([name, false]);
    }
  }
});

it('loads what speaks S3 in the built server only when it is asked for', () => {
  const text = readFileSync(resolve(ASSETS, '../../server/main.js'), 'utf8');
  expect(text).toContain('import("@aws-sdk/client-s3")');
  expect(text).not.toMatch(/^import [^;]*from "@aws-sdk/m);
});
