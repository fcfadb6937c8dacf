import type { PropertyRecord } from '@/api/records';
import { paths } from '@/domain/paths';
import { detailPrice } from '@/domain/price';
import { numberUsed } from '@/store/device/numberUsed';
import { useNumberSeen } from '@/store/device/useNumberSeen';
import { useAppDispatch } from '@/store/hooks';
import { useContact, type Contact } from '@/store/ownerNumber/useContact';
import * as words from '@/words/propertyDetail';

export interface SellerContact extends Contact {
  /** The number is used: it was shown, or Call or Chat was pressed. Its owner is told how many persons did (DASH-2). */
  readonly onUse: () => void;
}

/** The text a chat about a property starts with: a seller has many, so it says which one [PDET-6, FMT-7]. */
function greeting(name: string, price: unknown, path: string): string {
  const link = typeof location === 'undefined' ? path : new URL(path, location.origin).href;
  return words.contact.greeting({ name, price: detailPrice(price), link });
}

/** How a visitor reaches the seller of a listing. `name` says in the login modal what waits behind it. */
export function useSellerContact(listingId: string, name: string, listing: PropertyRecord | undefined): SellerContact {
  const dispatch = useAppDispatch();
  const onUse = () => dispatch(numberUsed(listingId));
  const path = paths.property(listingId);
  const contact = useContact(listing?.userId, {
    hello: greeting(name, listing?.expectedPrice, path),
    then: { path, label: name },
    onShown: onUse,
    wasSeen: useNumberSeen(listingId),
  });
  return { ...contact, onUse };
}
