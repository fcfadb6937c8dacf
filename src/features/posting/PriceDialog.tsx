import { useState } from 'react';
import { describeError } from '@/api/errors';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { PropertyRecord } from '@/api/records';
import { TextInput } from '@/components/fields/TextInput';
import { Button } from '@/components/ui/Button';
import { Modal } from '@/components/ui/Modal';
import { FIELD_LABELS } from '@/domain/fieldLabels';
import { priceInWords } from '@/domain/priceInWords';
import { useAppSelector } from '@/store/hooks';
import { selectUserId } from '@/store/session/sessionSlice';
import { plainNumber } from '@/domain/plainNumber';
import { grouped, readRupees } from '@/domain/readTyped';
import type { Bodies } from '@/contract/payloads';
import * as words from '@/words/posting';
import * as priceWords from '@/words/postingPrice';
import { OfferedAmount } from './details/OfferedAmount';
import { checkOf } from './values/validators';
import { isOvertaken } from './values/overtaken';
import { updatePayloadOf } from './values/payloadOf';
import { photosOf } from './values/photoUrls';
import { priceInLakh } from './values/priceInLakh';
import { suggestedRate } from './values/suggestedRate';
import { valuesOf } from './values/valuesOf';

/**
 * What is sent to change a listing's price alone. A price per sq.ft. that price and area made follows; one that was
 * typed stays. The terms were agreed to when it was posted, also where the record does not say so.
 */
function payloadWithPrice(listing: PropertyRecord, rupees: string, userId: string): Bodies['updateProperty'] {
  const before = valuesOf(listing);
  const values = { ...before, expectedPrice: rupees, termsAccepted: true };
  const follows = before.pricePerSqft !== undefined && before.pricePerSqft === suggestedRate(before);
  const rate = follows ? suggestedRate(values) : null;
  const changed = rate === null ? values : { ...values, pricePerSqft: rate };
  return updatePayloadOf(changed, photosOf(listing), userId, listing);
}

const check = checkOf('expectedPrice');

interface PriceDialogProps {
  readonly listing: PropertyRecord;
  readonly onClose: () => void;
}

/** Changes the price of one's own listing and nothing else: an update with the same values otherwise (EDIT-1, EDIT-2). */
export default function PriceDialog({ listing, onClose }: PriceDialogProps) {
  const userId = useAppSelector(selectUserId);
  const [update, { isLoading }] = marketplaceApi.useUpdatePropertyMutation();
  const [typed, setTyped] = useState(grouped(String(listing.expectedPrice ?? '')));
  const [isPressed, setPressed] = useState(false);
  /** Why it was not saved. */
  const [reason, setReason] = useState<string | null>(null);
  const rupees = readRupees(typed);
  const isPrice = (plainNumber(rupees) ?? 0) > 0;
  const missing = isPressed && !isPrice ? words.priceMissing : undefined;
  const odd = check(rupees, listing);
  /** The odd amount that was asked about: pressed once more, it is saved. */
  const [asked, setAsked] = useState<string | null>(null);
  const isAsked = odd !== undefined && asked === rupees;

  const save = async () => {
    setPressed(true);
    if (!isPrice || userId === null) return;
    if (odd !== undefined && !isAsked) return setAsked(rupees);
    const { error } = await update(payloadWithPrice(listing, rupees, userId));
    if (error === undefined) return onClose();
    setReason(isOvertaken(error) ? describeError(error) : null);
  };
  return (
    <Modal open title={words.priceTitle} onClose={onClose}>
      <form
        className="flex flex-col gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLoading) void save();
        }}
      >
        <OfferedAmount
          amount={priceInLakh(rupees)}
          reason={priceWords.lakhMeant}
          onTake={(price) => setTyped(grouped(price))}
        >
          <TextInput
            label={FIELD_LABELS.expectedPrice}
            hint={isPrice ? priceInWords(rupees) : undefined}
            error={missing ?? odd}
            before="₹"
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            value={typed}
            onChange={setTyped}
            onBlur={() => setTyped(grouped(rupees))}
          />
        </OfferedAmount>
        <p role="alert" className="text-md font-medium text-red empty:hidden">
          {reason ?? (isAsked && words.priceOdd)}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={isLoading}>
            {isAsked ? words.saveOddPrice : words.savePrice}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
