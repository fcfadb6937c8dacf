import { PassThrough, pipeline, type Readable } from 'node:stream';

interface Rate {
  /** So many bytes have to go in each so many ms. */
  readonly bytes: number;
  readonly everyMs: number;
}

/** A stream as it is, broken off when it is read more slowly than the rate; `source` is let go then, and at every end. */
export function atLeast({ bytes, everyMs }: Rate, source: Readable): Readable {
  const out = new PassThrough();
  let gone = 0;
  source.on('data', (chunk: Buffer) => {
    gone += chunk.length;
  });
  pipeline(source, out, () => {
    // Whoever reads `out` is told of the failure by it.
  });
  const timer = setInterval(() => {
    // The last bytes may wait to be read for ever.
    if (gone < bytes) out.destroy(new Error('The archive was read too slowly.'));
    gone = 0;
  }, everyMs);
  timer.unref();
  out.once('close', () => {
    clearInterval(timer);
  });
  return out;
}
