import { skipToken } from '@reduxjs/toolkit/query';
import { inboxApi } from '@/api/inboxApi';
import { CONTACTED_ID } from '@/domain/paths';
import { selectContacted } from '@/store/device/deviceSlice';
import { useAppSelector } from '@/store/hooks';
import { Block } from './Block';
import { SavedCard, type CompareControl } from './SavedCard';
import { SAVED_GRID } from './SavedFrame';
import { askedOn } from './savedWords';
import { SellerAgain } from './SellerAgain';
import * as words from '@/words/dashboard';

/** Each card asks for its listing. */
const MOST = 6;

/**
 * The listings whose sellers a buyer has contacted, with what the account knows from other devices; nothing while there
 * are none.
 */
export function Contacted({ compare }: { readonly compare: CompareControl }) {
  const here = useAppSelector(selectContacted);
  const { data: sent = [] } = inboxApi.useGetSentEnquiriesQuery();
  const elsewhere = sent.filter(({ listingId }) => here.every(({ id }) => id !== listingId));
  const sentAt = (id: string) => sent.find(({ listingId }) => listingId === id)?.askedAt ?? null;
  const listings = [
    ...here.map(({ kind, id, askedAt = sentAt(id) }) => ({ kind, id, askedAt })),
    ...elsewhere.map(({ kind, listingId: id, askedAt }) => ({ kind, id, askedAt })),
  ];
  const { data: numbers = [] } = inboxApi.useGetGivenNumbersQuery(listings.length === 0 ? skipToken : undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (listings.length === 0) return null;
  const noteOf = (askedAt: number | string | null): string =>
    askedAt === null ? words.contacted.sawNumber : askedOn(askedAt);
  return (
    <Block title={words.contacted.title} at={CONTACTED_ID}>
      <p className="-mt-3 mb-4 text-muted">{words.contacted.intro}</p>
      <ul className={SAVED_GRID}>
        {listings.slice(0, MOST).map(({ kind, id, askedAt }) => (
          <li key={`${kind} ${id}`}>
            <SavedCard
              saved={{ kind, listingId: id }}
              note={noteOf(askedAt)}
              compare={compare}
              actions={(facts, nameId) => (
                <SellerAgain kind={kind} id={id} facts={facts} numbers={numbers} nameId={nameId} />
              )}
            />
          </li>
        ))}
      </ul>
    </Block>
  );
}
