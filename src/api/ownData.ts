import { createAsyncThunk } from '@reduxjs/toolkit';
import { EXTRAS, type ExtraName } from '@/contract/extras';
import { noAnswer, refusal, tokenOf } from './baseQuery';
import type { ApiError, ApiEffects } from './types';

function counting(body: ReadableStream<Uint8Array>, tell: (bytes: number) => void): ReadableStream<Uint8Array> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, out) => {
        bytes += piece.byteLength;
        tell(bytes);
        out.enqueue(piece);
      },
    }),
  );
}

/** Where the archive goes: it is a file, which no action and no state can carry. */
interface Sink {
  /** Hears how many bytes have come; how many there will be, nobody knows. */
  readonly onProgress: (bytes: number) => void;
  readonly onFile: (file: Blob) => void;
}
interface Named {
  readonly endpointName: ExtraName;
}

/**
 * Downloads what is held about the user; `abort` of what it returns stops that. It goes beside the other calls, whose
 * answers are kept, and fails under its name as they do: the listeners tell of it, and end a session that is over.
 */
export const downloadOwnData = ({ onProgress, onFile }: Sink) =>
  createAsyncThunk<null, Named, { extra: ApiEffects; rejectValue: ApiError }>(
    'ownData/download',
    async (_named, { extra: { fetch, base }, getState, signal, rejectWithValue }) => {
      const token = tokenOf(getState());
      try {
        const response = await fetch(new URL(EXTRAS.getMyData.path, base).href, {
          credentials: 'include',
          headers: token === null ? {} : { Authorization: token },
          signal,
        });
        if (response.status === 401 && token !== tokenOf(getState())) return rejectWithValue(noAnswer('ABORTED'));
        if (!response.ok || response.body === null) {
          const text = await response.text();
          return rejectWithValue(
            refusal({ status: response.status, text, header: (name) => response.headers.get(name) }),
          );
        }
        onFile(await new Response(counting(response.body, onProgress)).blob());
        return null;
      } catch {
        return rejectWithValue(noAnswer('NETWORK'));
      }
    },
  )({ endpointName: 'getMyData' });
