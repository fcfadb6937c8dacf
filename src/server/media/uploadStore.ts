import type { Readable } from 'node:stream';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';

/** What is known of a file before it is read. */
export interface UploadHead {
  /** Bytes. */
  readonly size: number;
  /** To the second. */
  readonly modified: Date;
  /** The mark of the content, with its quotes, as it stands in an ETag. */
  readonly tag: string;
}

/** Reads files one by one; null for one that is not there. */
export interface UploadReader {
  readonly head: (name: string) => Promise<UploadHead | null>;
  /** The whole file, or the bytes from `start` to `end`, both included. Whoever asks for it reads or destroys it. */
  readonly read: (
    name: string,
    part?: { readonly start: number; readonly end: number },
  ) => Promise<{ readonly head: UploadHead; readonly body: Readable } | null>;
}

/**
 * Where uploads lie: a folder, or a bucket that several servers share. Names have no folders of their own. Every call
 * throws StoreAway when the store cannot be asked.
 */
export interface UploadStore {
  readonly has: (name: string) => Promise<boolean>;
  /** Whether there is room for more, with enough left over for everything else that is written there. */
  readonly hasRoom: () => Promise<boolean>;
  /** The file as it is read; null for one that is not there. Whoever asks for it reads or destroys it. */
  readonly open: (name: string) => Promise<Readable | null>;
  /** Puts a file there in full or not at all; once it resolves, the file outlives a crash. */
  readonly write: (name: string, bytes: Buffer) => Promise<void>;
  /** Removes every file of the pictures with these ids, half-written ones too. Those that are gone already are fine. */
  readonly remove: (ids: ReadonlySet<string>) => Promise<void>;
  /** Null: the files lie in a folder of this machine, from which a web server serves them by itself. */
  readonly reader: UploadReader | null;
  readonly close: () => void;
}

/** The store did not do what it was asked, and nobody knows whether it still will. */
export class StoreAway extends HttpError {
  constructor() {
    super(503, said('picturesAway'), 10);
  }
}

const ID = /^\.?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-/;

/** The id in the name of a picture's file, also while the file is being written under a name with a dot. */
export const pictureIdIn = (name: string): string | undefined => ID.exec(name)?.[1];
