import { useEffect, useRef, useState } from 'react';
import { describeError } from '@/api/errors';
import { marketplaceApi } from '@/api/marketplaceApi';
import { useAppStore } from '@/store/hooks';
import { portsOf } from '@/store/portsOf';
import { PROFILE } from './texts';

/** Bytes; as the specification's photo rules have it. */
const LARGEST = 20 * 1024 * 1024;

interface Upload {
  readonly state: 'uploading' | 'failed' | 'done';
  /** 0 to 1. */
  readonly progress: number;
  /** Why it failed. */
  readonly reason: string;
  /** An address of the chosen file, for the preview. */
  readonly preview: string;
}

/**
 * Uploads a picture as soon as it is chosen (PROF-7), and tells how far it is; `onUploaded` receives its address. The
 * file is held beside the store until it is uploaded, given up or replaced.
 */
export function usePictureUpload(onUploaded: (url: string) => void) {
  const store = useAppStore();
  const [send] = marketplaceApi.useUploadProfilePictureMutation();
  const [upload, setUpload] = useState<Upload | null>(null);
  const current = useRef<{ readonly file: File; readonly give: () => void } | null>(null);

  const drop = () => {
    current.current?.give();
    current.current = null;
  };
  useEffect(() => drop, []);

  const start = async (file: File) => {
    drop();
    const preview = URL.createObjectURL(file);
    const { files } = portsOf(store);
    if (file.size > LARGEST) {
      current.current = { file, give: () => URL.revokeObjectURL(preview) };
      setUpload({ state: 'failed', progress: 0, reason: PROFILE.pictureTooBig, preview });
      return;
    }
    const id = files.hold(file);
    const unwatch = files.watch(id, (progress) => setUpload((now) => now && { ...now, progress }));
    const call = send(id);
    const own = {
      file,
      give: () => {
        call.abort();
        unwatch();
        files.release(id);
        URL.revokeObjectURL(preview);
      },
    };
    current.current = own;
    setUpload({ state: 'uploading', progress: 0, reason: '', preview });
    const { data, error } = await call;
    // Cancelled, or another one was chosen meanwhile.
    if (current.current !== own) return;
    if (data?.file) {
      setUpload({ state: 'done', progress: 1, reason: '', preview });
      onUploaded(data.file);
      return;
    }
    const reason = error ? describeError(error) : (data.message ?? PROFILE.pictureFailed);
    setUpload({ state: 'failed', progress: 0, reason, preview });
  };

  return {
    upload,
    choose: (file: File) => void start(file),
    retry: () => {
      if (current.current) void start(current.current.file);
    },
    /** Stops an upload, or puts a failed one away: the picture stays what it was. */
    cancel: () => {
      drop();
      setUpload(null);
    },
  };
}
