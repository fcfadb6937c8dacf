import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { databaseEnv } from '../postgres/databases';
import { program } from '../templates/programs';

/**
 * Lets two servers in processes of their own do the same at the same time, on the database of the folder that the first
 * word names; answers what each of them said.
 */
export async function race(...words: readonly string[]): Promise<readonly (readonly string[])[]> {
  const file = await program('racer');
  const racers = [1, 2].map(() => {
    const child = spawn(process.execPath, [file, ...words], {
      cwd: resolve(__dirname, '../../..'),
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, ...databaseEnv(words[0] ?? '') },
    });
    const lines: string[] = [];
    const ready = new Promise<void>((done, fail) => {
      child.stdout.on('data', (chunk: Buffer) => {
        lines.push(...chunk.toString().split('\n').filter(Boolean));
        if (lines.includes('ready')) done();
      });
      child.on('exit', () => fail(new Error(lines.join('\n'))));
    });
    return { child, lines, ready };
  });
  await Promise.all(racers.map(({ ready }) => ready));
  for (const { child } of racers) child.stdin.write('go\n');
  await Promise.all(racers.map(({ child }) => once(child, 'close')));
  return racers.map(({ lines }) => JSON.parse(lines.at(-1) ?? '[]') as string[]);
}
