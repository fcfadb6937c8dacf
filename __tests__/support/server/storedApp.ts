import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { folderStore } from '@/server/media/folderStore';
import { s3Store } from '@/server/media/s3Store';
import type { UploadStore } from '@/server/media/uploadStore';
import { startBucket } from './stores';
import { testApp, type TestApp } from './testApp';

/** A whole server whose uploads lie somewhere. */
export interface StoredApp extends TestApp {
  /** The same store as the server's. */
  readonly uploads: UploadStore;
  /** The names of the files that are there, sorted. */
  readonly stored: () => readonly string[];
}

type Counts = Parameters<typeof testApp>[0];

async function onFolder(counts?: Counts): Promise<StoredApp> {
  const app = await testApp(counts);
  return {
    ...app,
    uploads: folderStore(join(app.dataDir, 'uploads')),
    stored: () => readdirSync(join(app.dataDir, 'uploads')).sort(),
  };
}

async function onBucket(counts?: Counts): Promise<StoredApp> {
  const bucket = await startBucket();
  const app = await testApp({ ...counts, config: { s3: bucket.place } });
  const uploads = s3Store(bucket.place, () => undefined);
  return {
    ...app,
    uploads,
    stored: bucket.names,
    close: async () => {
      uploads.close();
      const strays = readdirSync(join(app.dataDir, 'uploads'), { recursive: true });
      await app.close();
      await bucket.close();
      if (strays.length > 0) throw new Error(`${strays.length} files went into the folder.`);
    },
  };
}

/** A server over each kind of store, for `describe.each`. */
export const STORED_APPS: readonly (readonly [string, (counts?: Counts) => Promise<StoredApp>])[] = [
  ['a folder', onFolder],
  ['a bucket', onBucket],
];
