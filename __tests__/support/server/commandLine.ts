import { runCommand } from '@/server/admin/commands';
import type { AdminContext } from '@/server/admin/context';
import { readConfig } from '@/server/kernel/config';
import type { TestApp } from './testApp';
import { NOW } from './world';

/** Runs commands of `npm run admin` beside a server; each answers with what it says. */
export const commandLine =
  (serverNow: () => Pick<TestApp, 'db' | 'dataDir'>, mailer: AdminContext['mailer']) =>
  async (...words: string[]): Promise<string> => {
    const lines: string[] = [];
    const { db, dataDir } = serverNow();
    const config = readConfig({ DATA_DIR: dataDir }, '/');
    const say = (line: string) => lines.push(line);
    const bulkLoad = async (work: (part: typeof db) => Promise<boolean>) => {
      await work(db);
    };
    await runCommand({ db, bulkLoad, config, now: () => NOW, mailer, say }, words);
    return lines.join('\n');
  };
