import type { GivenNumber } from '@/api/inboxApi';
import { buttonClass } from '@/components/ui/buttonClass';
import { Icon } from '@/components/ui/Icon';
import { LinkButton } from '@/components/ui/LinkButton';
import { chatLink, telLink } from '@/domain/contact';
import type { ListKind } from '@/domain/listKind';
import { numberUsed } from '@/store/device/numberUsed';
import type { ListingInShort } from '@/store/entities/listingInShort';
import { selectProject } from '@/store/entities/projects';
import { selectProperty } from '@/store/entities/properties';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ASKED_FOR_NUMBER } from '@/store/ownerNumber/askedForNumber';
import * as words from '@/words/dashboard';

/** Where three cards stand beside each other, both ways and Remove have no room for icons. */
const icon = 'size-4 lg:hidden';

interface SellerAgainProps {
  readonly kind: ListKind;
  readonly id: string;
  readonly facts: ListingInShort;
  /** Those that the account was given lately. */
  readonly numbers: readonly GivenNumber[];
  /** The id of the element with the listing's name. */
  readonly nameId: string;
}

/**
 * The ways to a seller who was contacted before: Call and Chat with a number that costs the account nothing again, else
 * the way to the number (PDET-6).
 */
export function SellerAgain({ kind, id, facts, numbers, nameId }: SellerAgainProps) {
  const dispatch = useAppDispatch();
  const owner = useAppSelector((state) => (kind === 'property' ? selectProperty : selectProject)(state, id)?.userId);
  const phone = numbers.find(({ ownerId }) => ownerId === owner)?.phone;
  const { name, price, to } = facts;
  const call = telLink(phone);
  if (call === null) {
    return (
      <LinkButton to={to} state={ASKED_FOR_NUMBER} variant="text" size="sm" aria-describedby={nameId}>
        <Icon name="phone" className={icon} />
        {words.contacted.seller}
      </LinkButton>
    );
  }
  const link = typeof location === 'undefined' ? to : new URL(to, location.origin).href;
  const chat = chatLink(phone, words.contacted.greeting({ name, price, link }));
  const use = { 'aria-describedby': nameId, onClick: () => dispatch(numberUsed(id)) };
  const look = buttonClass('text', 'sm');
  return (
    <>
      <a href={call} className={look} {...use}>
        <Icon name="phone" className={icon} />
        {words.contacted.call}
      </a>
      {chat && (
        <a href={chat} target="_blank" rel="noopener noreferrer" className={look} {...use}>
          <Icon name="whatsapp" className={icon} />
          {words.contacted.chat}
          <span className="sr-only"> {words.newTab}</span>
        </a>
      )}
    </>
  );
}
