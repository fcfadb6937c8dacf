import { useId, useRef } from 'react';
import { useField, useFormState } from 'react-final-form';
import { FieldNotes } from '@/components/fields/FieldShell';
import { useTextFormField } from '@/components/fields/useFormField';
import type { Validator } from '@/components/fields/validators';
import { Avatar } from '@/components/ui/Avatar';
import { Button } from '@/components/ui/Button';
import { ProgressBar } from '@/components/ui/ProgressBar';
import type { ProfileValues } from './profileValues';
import { usePictureUpload } from './usePictureUpload';
import * as words from '@/words/profile';

/** What the specification's photo rules name, and what phones make of it. */
const ACCEPTED = '.jpg,.jpeg,.png,.gif,.bmp,.webp';

interface PictureFieldProps {
  /** Whose initials stand for a missing picture, while the form has no name. */
  readonly username: string;
  readonly validate?: Validator | undefined;
}

/** The profile picture: uploaded at once, with preview and progress; can be cancelled and tried again (PROF-7). */
export function PictureField({ username, validate }: PictureFieldProps) {
  const field = useTextFormField('profilePic', { validate });
  const { meta } = useField<unknown>('profilePic', { subscription: { pristine: true } });
  const { values } = useFormState<ProfileValues>({ subscription: { values: true } });
  const { upload, choose, retry, cancel } = usePictureUpload(field.onChange);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const isUploading = upload?.state === 'uploading';
  const percent = Math.round((upload?.progress ?? 0) * 100);
  const has = field.value !== '' || upload !== null;
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="flex flex-wrap items-center gap-5">
      {upload && upload.state !== 'failed' ? (
        <img src={upload.preview} alt="" className="size-24 flex-none rounded-full object-cover" />
      ) : (
        <Avatar name={values.name ?? username} src={field.value} size="lg" />
      )}
      <div className="min-w-0 flex-1 basis-56">
        <p id={`${id}-label`} className="text-sm font-semibold">
          {words.labels.profilePic}
        </p>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          hidden
          aria-label={words.labels.profilePic}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // So that the same file can be chosen again.
            target.value = '';
            if (file) choose(file);
          }}
        />
        <div className="mt-1.5 flex flex-wrap items-center gap-3">
          <Button
            name="profilePic"
            variant="secondary"
            aria-describedby={`${id}-hint ${id}-error`}
            aria-invalid={field.error ? true : undefined}
            onClick={() => input.current?.click()}
            onBlur={field.onBlur}
          >
            {has ? words.changePicture : words.choosePicture}
          </Button>
          {upload?.canRetry && <Button onClick={retry}>{words.retry}</Button>}
          {upload && upload.state !== 'done' && (
            <Button variant="text" onClick={cancel}>
              {words.cancel}
            </Button>
          )}
        </div>
        {isUploading && (
          <div className="mt-2 flex items-center gap-3 text-sm text-muted">
            <ProgressBar label={words.uploading} max={100} value={percent} className="w-40" />
            <span aria-hidden="true">{percent}%</span>
          </div>
        )}
        <p role="status" className="text-sm text-muted empty:hidden">
          {upload?.state === 'done' && !meta.pristine && words.pictureKept}
        </p>
        <p role="alert" className="text-sm font-medium text-red empty:hidden">
          {upload?.state === 'failed' && upload.reason}
        </p>
        <FieldNotes hint={words.pictureHint} error={field.error} hintId={`${id}-hint`} errorId={`${id}-error`} />
      </div>
    </div>
  );
}
