import { useEffect, useRef, useState } from 'react';
import { describeError, describeNoFile, refusesFile } from '@/api/errors';
import { marketplaceApi } from '@/api/marketplaceApi';
import { useAppStore } from '@/store/hooks';
import { effectsOf } from '@/store/effectsOf';
import { sortFiles, type Accepts } from '@/store/uploads/accepts';

/** What is taken for a picture (UP-3): the specification's 20 MB, in bytes. */
const PICTURE_FILE: Accepts = { queueLimit: 1, maxSize: 20 * 1024 * 1024, fileTypes: ['image'] };

interface Upload {
  readonly state: 'uploading' | 'failed' | 'done';
  /** It failed, and may get through when it is sent again. */
  readonly canRetry: boolean;
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
    const [refused] = sortFiles([file], PICTURE_FILE, 0).refused;
    if (refused) {
      setUpload({ state: 'failed', canRetry: false, progress: 0, reason: refused.reason, preview: '' });
      return;
    }
    const preview = URL.createObjectURL(file);
    const { files } = effectsOf(store);
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
    setUpload({ state: 'uploading', canRetry: false, progress: 0, reason: '', preview });
    const { data, error } = await call;
    // Cancelled, or another one was chosen meanwhile.
    if (current.current !== own) return;
    if (data?.file) {
      setUpload({ state: 'done', canRetry: false, progress: 1, reason: '', preview });
      onUploaded(data.file);
      return;
    }
    const reason = error ? describeError(error) : describeNoFile(data.message);
    setUpload({ state: 'failed', canRetry: !refusesFile(error), progress: 0, reason, preview });
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
