import type * as Aws from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import { errorCode } from '../kernel/errorCode';
import type { S3Place } from '../kernel/s3Place';
import { uploadType } from './fileTypes';
import { StoreAway, type UploadHead, type UploadReader, type UploadStore } from './uploadStore';

type Sdk = typeof Aws;
type S3Client = Aws.S3Client;

/** How long the store has until its answer begins, second try included, ms. */
const PATIENCE_MS = 10_000;
const CONNECT_MS = 3000;
/** A body that stands still for this long is given up, ms. */
const STILL_MS = 15_000;
/** Slow readers of pictures each hold one. */
const MOST_CONNECTIONS = 256;
/** So many pictures are removed at once. */
const AT_ONCE = 8;

/** What a failed call says about the store; addresses and accounts stay out of the log. */
export interface StoreFailure {
  readonly call: string;
  readonly name: string;
  readonly status: number | null;
}

async function connect({ endpoint, region, account }: S3Place): Promise<{ sdk: Sdk; client: S3Client }> {
  // Only who names a store pays for loading this.
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(account === null ? {} : { credentials: account }),
    maxAttempts: 2,
    // Not every store knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: STILL_MS,
      httpAgent: { maxSockets: MOST_CONNECTIONS },
      httpsAgent: { maxSockets: MOST_CONNECTIONS },
    },
  });
  return { sdk, client };
}

const statusOf = (error: unknown): number | null => {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return null;
  const { $metadata } = error;
  const has = typeof $metadata === 'object' && $metadata !== null && 'httpStatusCode' in $metadata;
  return has && typeof $metadata.httpStatusCode === 'number' ? $metadata.httpStatusCode : null;
};

const nameOf = (error: unknown): string => {
  const code = errorCode(error);
  if (code !== '' || typeof error !== 'object' || error === null) return code || 'unknown';
  return 'name' in error && typeof error.name === 'string' ? error.name : 'unknown';
};

/** A file that is not there; a bucket that is not there is a failure. */
const isNoFile = (error: unknown): boolean => statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket';

/** The calls that may meet a file that is not there. To any other one, 404 is a failure too. */
const OF_A_FILE: ReadonlySet<string> = new Set(['head', 'read', 'delete']);

function headOf(said: {
  readonly ContentLength?: number | undefined;
  readonly LastModified?: Date | undefined;
  readonly ETag?: string | undefined;
}): UploadHead {
  return { size: said.ContentLength ?? 0, modified: said.LastModified ?? new Date(0), tag: said.ETag ?? '""' };
}

/**
 * Uploads in a bucket of a store that speaks S3's protocol; an object is there in full or not at all. Nothing is asked
 * before the first call. `report` hears why a call failed.
 */
export function s3Store(
  place: S3Place,
  report: (failure: StoreFailure) => void,
  patience: number = PATIENCE_MS,
): UploadStore {
  const { bucket: Bucket, folder } = place;
  let connected: ReturnType<typeof connect> | null = null;

  /** One call; null when it names a file that is not there. */
  async function ask<T>(
    call: string,
    work: (sdk: Sdk, send: S3Client['send'], options: { abortSignal: AbortSignal }) => Promise<T>,
  ): Promise<T | null> {
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      aborter.abort();
    }, patience);
    try {
      const { sdk, client } = await (connected ??= connect(place));
      return await work(sdk, client.send.bind(client), { abortSignal: aborter.signal });
    } catch (error) {
      if (OF_A_FILE.has(call) && isNoFile(error)) return null;
      report({ call, name: nameOf(error), status: statusOf(error) });
      throw new StoreAway();
    } finally {
      // The body of an answer may take longer than its beginning.
      clearTimeout(timer);
    }
  }

  const head = (name: string): Promise<UploadHead | null> =>
    ask('head', async (sdk, send, options) =>
      headOf(await send(new sdk.HeadObjectCommand({ Bucket, Key: folder + name }), options)),
    );

  /** Also what came after an earlier list was cut at a thousand names. */
  async function removeOne(id: string): Promise<void> {
    for (let from: string | undefined, first = true; first || from !== undefined; first = false) {
      const page = await ask('list', (sdk, send, options) =>
        send(new sdk.ListObjectsV2Command({ Bucket, Prefix: `${folder}${id}-`, ContinuationToken: from }), options),
      );
      for (const { Key } of page?.Contents ?? []) {
        await ask('delete', (sdk, send, options) => send(new sdk.DeleteObjectCommand({ Bucket, Key }), options));
      }
      from = page?.NextContinuationToken;
    }
  }

  const read: UploadReader['read'] = (name, part) =>
    ask('read', async (sdk, send, options) => {
      const Range = part === undefined ? undefined : `bytes=${part.start}-${part.end}`;
      const said = await send(new sdk.GetObjectCommand({ Bucket, Key: folder + name, Range }), options);
      if (!(said.Body instanceof Readable)) throw new Error('The store answered without a body.');
      return { head: headOf(said), body: said.Body };
    });

  return {
    // A bucket grows; the database does not stand in it.
    hasRoom: () => Promise.resolve(true),
    has: async (name) => (await head(name)) !== null,
    open: async (name) => (await read(name))?.body ?? null,
    write: async (name, Body) => {
      const ContentType = uploadType(name) ?? 'application/octet-stream';
      await ask('write', (sdk, send, options) =>
        send(new sdk.PutObjectCommand({ Bucket, Key: folder + name, Body, ContentType }), options),
      );
    },
    remove: async (ids) => {
      const queue = ids.values();
      const work = async (): Promise<void> => {
        // All workers take from the same iterator.
        for (const id of queue) await removeOne(id);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    },
    reader: { head, read },
    close: () => {
      void connected?.then(({ client }) => {
        client.destroy();
      });
    },
  };
}
