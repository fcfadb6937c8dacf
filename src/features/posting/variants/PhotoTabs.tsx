import { Icon } from '@/components/ui/Icon';
import { Tabs } from '@/components/ui/Tabs';
import type { Subtype } from '@/domain/subtypes';
import { photoCategories } from '../values/photoUrls';
import { VARIANT } from './texts';

/** The photo tabs of a static variant; photos would start to upload, so they are chosen in the wizard (STAT-1, STAT-5). */
export function PhotoTabs({ subtype }: { readonly subtype: Subtype }) {
  const tabs = photoCategories(subtype).map(({ key, label }) => ({
    id: key,
    label,
    panel: (
      <p className="flex items-start gap-3 text-muted">
        <Icon name="camera" className="size-6 flex-none" />
        {VARIANT.photosLater(label)}
      </p>
    ),
  }));
  return (
    <div className="min-w-0 sm:col-span-2">
      <Tabs label={VARIANT.photos} tabs={tabs} />
    </div>
  );
}
