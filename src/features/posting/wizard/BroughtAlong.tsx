import { useMemo, useRef, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import type { PropertyRecord } from '@/api/records';
import { Button } from '@/components/ui/Button';
import type { FormKey, UploadItem } from '@/store/uploads/uploadItem';
import { usePhotos } from '@/store/uploads/usePhotos';
import * as words from '@/words/posting';
import * as photoWords from '@/words/postingPhotos';
import { fieldLabel, fieldWords } from '../details/fieldWords';
import { photosApart } from '../values/photoUrls';
import { UNTOUCHED, type PostingValues } from '../values/postingValues';
import { broughtBy, fieldsApart } from '../values/sentValues';
import { valuesOf } from '../values/valuesOf';

/** How many did not get through, in words; null when none failed. */
function failedWords(photos: readonly UploadItem[]): string | null {
  const failed = photos.filter(({ state }) => state === 'error').length;
  return failed === 0 ? null : photoWords.failed({ count: failed });
}
const reasonOf = (reason: unknown): string | null => (typeof reason === 'string' ? reason : null);

interface BroughtAlongProps {
  readonly form: FormKey;
  /** The listing that is edited; null for a new one. */
  readonly record: PropertyRecord | null;
}

/**
 * What is sent although the form does not ask for it: what a static variant has filled in, or what a stored listing has
 * beside its kind's fields. Each can be removed (STAT-5, EDIT-1).
 */
export function BroughtAlong({ form: key, record }: BroughtAlongProps) {
  const form = useForm<PostingValues>();
  const { values, submitErrors, dirtySinceLastSubmit } = useFormState<PostingValues>({
    subscription: { values: true, submitErrors: true, dirtySinceLastSubmit: true },
  });
  const refused: Readonly<Record<string, unknown>> = (!dirtySinceLastSubmit && submitErrors) || {};
  const stored = useMemo(() => record && broughtBy(valuesOf(record)), [record]);
  const fields = fieldsApart(values, stored ?? values.broughtAlong ?? []);
  const { items, remove: removePhoto } = usePhotos(key);
  const categories = photosApart(items, values.selectedSubtype, values.broughtAlong ?? []);
  const [removed, setRemoved] = useState('');
  const box = useRef<HTMLDivElement>(null);
  if (fields.length === 0 && categories.length === 0 && removed === '') return null;

  function tell(label: string) {
    setRemoved(label);
    // The pressed button goes away.
    box.current?.focus();
  }
  const rows = [
    ...fields.map((field) => ({
      id: field,
      label: fieldLabel(field),
      held: fieldWords(values, field),
      reason: reasonOf(refused[field]),
      remove: () => form.change(field, UNTOUCHED[field]),
    })),
    ...categories.map(({ label, photos }) => ({
      id: label,
      label: words.photosOf({ category: label }),
      held: String(photos.length),
      reason: failedWords(photos),
      remove: () => photos.forEach(({ id }) => removePhoto(id)),
    })),
  ];
  return (
    <section
      aria-label={record ? words.stored : words.brought}
      className="rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <div ref={box} tabIndex={-1}>
        <h2 className="text-xl">{record ? words.stored : words.brought}</h2>
        <p className="mt-1 text-sm text-muted">{record ? words.storedHint : words.broughtHint}</p>
      </div>
      <ul className="mt-3 divide-y divide-line">
        {rows.map(({ id, label, held, reason, remove }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <p className="min-w-0 wrap-anywhere">
              <span className="text-muted">{label}:</span> {held}
            </p>
            <Button
              variant="text"
              size="sm"
              onClick={() => {
                remove();
                tell(label);
              }}
            >
              {words.remove}
              <span className="sr-only"> {label}</span>
            </Button>
            <p className="w-full text-sm font-medium text-red empty:hidden">{reason}</p>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-muted">
        {removed !== '' && words.removed({ label: removed })}
      </p>
    </section>
  );
}
