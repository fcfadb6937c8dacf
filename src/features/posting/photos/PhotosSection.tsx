import { useId, useRef, useState } from 'react';
import { Tabs } from '@/components/ui/Tabs';
import type { Subtype } from '@/domain/subtypes';
import type { Refused } from '@/store/uploads/accepts';
import { isKept } from '@/store/uploads/photoLists';
import type { FormKey, PhotoCategory, UploadItem } from '@/store/uploads/uploadItem';
import { usePhotos } from '@/store/uploads/usePhotos';
import * as words from '@/words/postingPhotos';
import { photoCategories, photosOfKind } from '../values/photoUrls';
import { DropZone } from './DropZone';
import { PHOTO_FILES } from './photoGuidance';
import { PhotoList } from './PhotoList';
import { PhotoNotes } from './PhotoNotes';
import { UploadSummary } from './UploadSummary';
import { useFileDrops } from './useFileDrops';
import { usePhotoActions } from './usePhotoActions';

const { formats, size, enquire, more } = words.guide;

/** What makes good photos, and what they bring (WIZ-13): guidance, not a gate. Choosing comes first. */
function PhotoGuide() {
  return (
    <ul className="list-disc pl-5 space-y-1.5 text-sm text-muted">
      {[formats, size, enquire, more].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** A category's tab says how many photos it has, where it has any. */
const tabLabel = (label: string, count: number): string => (count === 0 ? label : words.tab({ label, count }));

interface PhotosSectionProps {
  readonly form: FormKey;
  readonly subtype: Subtype;
}

/** The photos of a listing, by category: added, sent, put in order, removed (WIZ-11 to WIZ-13, UP-1 to UP-6, EDIT-4). */
export function PhotosSection({ form, subtype }: PhotosSectionProps) {
  const id = useId();
  const photos = usePhotos(form);
  const choices = photoCategories(subtype);
  const [wanted, setWanted] = useState<string>('propertyMainImage');
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const choose = useRef<HTMLButtonElement>(null);
  const open = choices.find(({ key }) => key === wanted) ?? choices[0];
  const key: PhotoCategory = open?.key ?? 'propertyMainImage';
  const itemsOf = (category: PhotoCategory): readonly UploadItem[] =>
    photos.items.filter((item) => item.category === category);
  const listed = itemsOf(key);
  const actions = usePhotoActions(photos, key, listed);
  const show = (category: string) => {
    setWanted(category);
    setRefused([]);
  };
  const add = (files: readonly File[]) => setRefused(photos.add(files, key, PHOTO_FILES));
  const { isOver, props } = useFileDrops(add);
  const categories = choices.map((one) => ({ value: one.key, label: one.label }));
  // Removed and moved photos take the focused button with them.
  const withFocus = {
    ...actions,
    remove: (item: UploadItem) => {
      actions.remove(item);
      choose.current?.focus();
    },
    moveToCategory: (item: UploadItem, category: PhotoCategory, label: string) => {
      actions.moveToCategory(item, category, label);
      choose.current?.focus();
    },
  };
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="space-y-4 rounded-card border border-line bg-card p-5 sm:p-6"
      {...props}
    >
      <h2 id={`${id}-title`} className="text-xl">
        {words.title}
      </h2>
      <UploadSummary photos={photos} listed={photosOfKind(photos.items, subtype)} />
      <Tabs
        label={words.categories}
        value={key}
        onChange={show}
        tabs={choices.map((one) => ({
          id: one.key,
          label: tabLabel(one.label, itemsOf(one.key).filter(isKept).length),
          panel: (
            <div className="space-y-4">
              {one.key === 'propertyMainImage' && <p className="text-sm text-muted">{words.coverHint}</p>}
              <DropZone category={one.label} isOver={isOver} onFiles={add} chooseRef={choose} />
              <PhotoNotes refused={refused} onDismiss={() => setRefused([])} actions={actions} />
              <PhotoList label={one.label} items={listed} categories={categories} photos={photos} actions={withFocus} />
            </div>
          ),
        }))}
      />
      <PhotoGuide />
      {photos.areSent && (
        <div>
          <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
            <input
              type="checkbox"
              aria-describedby={`${id}-originals`}
              checked={photos.sendsOriginals}
              onChange={({ target }) => photos.sendOriginals(target.checked)}
              className="size-5 flex-none accent-brand"
            />
            <span>{words.originals}</span>
          </label>
          <p id={`${id}-originals`} className="text-sm text-muted">
            {words.originalsHint}
          </p>
        </div>
      )}
    </section>
  );
}
