import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { folderStore } from '@/server/media/folderStore';
import type { S3Place } from '@/server/kernel/s3Place';
import { s3Store, type StoreFailure } from '@/server/media/s3Store';
import type { UploadStore } from '@/server/media/uploadStore';
import { freePort } from '../realServer';
import { newFolder } from '../newFolder';

/** How the stand-in keeps an object's bytes. */
const OBJECT = '._S3rver_object';
const ACCOUNT = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export interface Bucket {
  readonly place: S3Place;
  /** The same as S3_URL names it. */
  readonly url: string;
  /** The names that are there, sorted. */
  readonly names: () => readonly string[];
  readonly bytes: (name: string) => Buffer;
  /** Ends the server; what it holds stays. */
  readonly halt: () => Promise<void>;
  readonly resume: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A server of its own that speaks S3's protocol, with one bucket, in which the uploads have a folder. */
export async function startBucket(): Promise<Bucket> {
  const directory = newFolder();
  const port = await freePort();
  const [bucket, folder] = ['gruham-test', 'some/uploads/'];
  const objects = join(directory, bucket, folder);
  let running: S3rver | null = null;
  const resume = async (): Promise<void> => {
    running = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      // It reckons another signature than S3 does where an address ends with the bucket's name and a slash.
      allowMismatchedSignatures: true,
      directory,
      configureBuckets: [{ name: bucket }],
    });
    await running.run();
  };
  const halt = async (): Promise<void> => {
    await running?.close();
    running = null;
  };
  await resume();
  return {
    place: { endpoint: `http://127.0.0.1:${port}`, bucket, folder, region: 'us-east-1', account: ACCOUNT },
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}/some/uploads`,
    names: () =>
      existsSync(objects)
        ? readdirSync(objects)
            .filter((name) => name.endsWith(OBJECT))
            .map((name) => name.slice(0, -OBJECT.length))
            .sort()
        : [],
    bytes: (name) => readFileSync(join(objects, name + OBJECT)),
    halt,
    resume,
    close: async () => {
      await halt();
    },
  };
}

/** A store of uploads, and what lies in it without asking it. */
export interface TestStore extends Pick<Bucket, 'names' | 'bytes' | 'close'> {
  readonly store: UploadStore;
}

async function inFolder(): Promise<TestStore> {
  const folder = join(newFolder(), 'uploads');
  return {
    store: folderStore(folder),
    names: () => (existsSync(folder) ? readdirSync(folder).sort() : []),
    bytes: (name) => readFileSync(join(folder, name)),
    close: async () => {},
  };
}

async function inBucket(): Promise<TestStore> {
  const { place, names, bytes, close } = await startBucket();
  const failures: StoreFailure[] = [];
  const store = s3Store(place, (failure) => failures.push(failure));
  return {
    store,
    names,
    bytes,
    close: async () => {
      store.close();
      await close();
      if (failures.length > 0) throw new Error(JSON.stringify(failures));
    },
  };
}

/** Both kinds of stores, for `describe.each`. */
export const STORES: readonly (readonly [string, () => Promise<TestStore>])[] = [
  ['a folder', inFolder],
  ['a bucket', inBucket],
];
