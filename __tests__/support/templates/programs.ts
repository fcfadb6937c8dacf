import { copyFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { madeOnce } from './templates';

const ROOT = resolve(__dirname, '../../..');
/** What tests start in processes of their own. */
const PROGRAMS = {
  server: 'src/server/main.ts',
  admin: 'src/server/admin/main.ts',
  backup: 'src/server/backup/main.ts',
  replay: 'src/app/replayCommand.ts',
  countsHashes: '__tests__/support/server/countsHashes.ts',
  racer: '__tests__/support/server/racer.ts',
} as const;

/** They load binaries of their own, or are loaded by few. */
const NOT_BUNDLED = ['libsql', 'sharp', '@node-rs/argon2', 'pg', '@aws-sdk/client-s3'];
/** Packages of the older kind ask for what is built into Node in their own way. */
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

function build(folder: string): void {
  buildSync({
    entryPoints: Object.entries(PROGRAMS).map(([name, path]) => ({ in: join(ROOT, path), out: name })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What several of them share is there once: a program and what is loaded into it beforehand mean the same module.
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: NOT_BUNDLED,
    banner: { js: REQUIRE },
    tsconfig: join(ROOT, 'tsconfig.json'),
    logLevel: 'error',
  });
  copyFileSync(join(ROOT, 'src/server/db/dialects/embeddedWorker.mjs'), join(folder, 'embeddedWorker.mjs'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}

/** A program as one file, built once in a run: to start from the sources takes five times as long. */
export const program = async (name: keyof typeof PROGRAMS): Promise<string> =>
  join(await madeOnce('programs', build), `${name}.mjs`);
