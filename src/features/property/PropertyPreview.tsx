import { useId, type ReactNode } from 'react';
import type { PropertyRecord } from '@/api/records';
import { Badge } from '@/components/ui/Badge';
import { PictureMosaic } from '@/components/ui/Gallery/PictureMosaic';
import { headline, listingTypeLabel } from '@/domain/headlines';
import { imageGroups } from '@/domain/imageGroups';
import { placeLabel } from '@/domain/names';
import { langOf } from '@/domain/text';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { selectAgent } from '@/store/entities/agents';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session/sessionSlice';
import { AmenitiesTab } from './AmenitiesTab';
import { stateOf } from './listingFacts';
import { OverviewTab } from './OverviewTab';
import { PropertyCardFace } from './PropertyCardFace';
import { PropertyFigures } from './PropertyFigures';
import * as detailWords from '@/words/propertyDetail';
import * as words from '@/words/propertyPreview';

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/**
 * A listing as visitors will see it: its card in the list, and its page. Nothing in it leads away, saves or contacts, for
 * there is nothing to save yet. It has no heading of a page, as it stands within one.
 */
export default function PropertyPreview({ listing }: { readonly listing: PropertyRecord }) {
  const nameId = useId();
  const unit = useAreaUnit(listing);
  const known = useAppSelector((state) => selectAgent(state, listing.userId));
  const user = useAppSelector(selectUser);
  const seller =
    user === null ? known : { _id: user._id, username: user.username, profilePic: user.profilePic, ...known };
  const name = headline(listing);
  const state = stateOf(listing);
  return (
    <div className="flex flex-col gap-8">
      <Part title={words.card}>
        <PropertyCardFace
          listing={listing}
          seller={seller}
          nameId={nameId}
          title={
            <>
              {listingTypeLabel(listing)}
              <span className="sr-only">
                ,{' '}
                <span id={nameId} lang={langOf(name)}>
                  {name}
                </span>
              </span>
            </>
          }
        />
      </Part>
      <Part title={words.page}>
        <PictureMosaic name={name} groups={imageGroups(listing)} badge={state !== '' && <Badge>{state}</Badge>} />
        <div>
          <h3 lang={langOf(name)} className="text-section">
            {name}
          </h3>
          <p className="mt-2 text-md text-muted">{placeLabel(listing)}</p>
        </div>
        <PropertyFigures listing={listing} unit={unit} />
      </Part>
      <Part title={detailWords.overview}>
        <OverviewTab listing={listing} />
      </Part>
      <Part title={detailWords.amenities}>
        <AmenitiesTab listing={listing} />
      </Part>
    </div>
  );
}
