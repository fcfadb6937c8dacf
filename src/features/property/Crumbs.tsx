import { useLocation, useNavigate } from 'react-router';
import type { PropertyRecord } from '@/api/records';
import { Breadcrumb } from '@/components/layout/Breadcrumb';
import { Icon } from '@/components/ui/Icon';
import { useByWindowWidth } from '@/components/ui/usePageState';
import { propertyTypeLabel } from '@/domain/headlines';
import { paths } from '@/domain/paths';
import { placeCrumbs } from '@/domain/placeCrumbs';
import { isFromList } from '@/components/layout/fromList';
import * as words from '@/words/propertyDetail';

/** The lists that a property stands in, from wide to narrow, and the way back to the results it was found in. */
export function Crumbs({ listing }: { readonly listing: PropertyRecord | undefined }) {
  const navigate = useNavigate();
  // What the history entry carries is not known where there is no window.
  const hasWindow = useByWindowWidth((px) => px > 0);
  const isFromResults = isFromList(useLocation().state) && hasWindow;
  const city = listing?.city ?? '';
  const locality = listing?.locality ?? '';
  const kind = listing?.selectedSubtype ?? '';
  const crumbs = [
    ...placeCrumbs({ city, locality }, paths.properties),
    {
      label: kind && listing ? propertyTypeLabel(listing) : '',
      to: paths.properties({ city, locality, selectedSubtype: kind }),
    },
  ];
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-sm">
      {isFromResults && (
        <button
          type="button"
          onClick={() => void navigate(-1)}
          className="inline-flex min-h-11 items-center gap-1 rounded-sm font-semibold text-brand underline-offset-4 hover:underline"
        >
          <Icon name="chevronLeft" className="size-4" />
          {words.back}
        </button>
      )}
      {listing && <Breadcrumb crumbs={crumbs} />}
    </div>
  );
}
