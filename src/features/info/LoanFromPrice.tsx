import { useState } from 'react';
import { TextInput } from '@/components/fields/TextInput';
import { classes } from '@/components/ui/classes';
import { useSettled } from '@/components/ui/useSettled';
import { loanForPrice } from '@/domain/emi';
import { listPrice, toNumber } from '@/domain/price';
import { priceInWords } from '@/domain/priceInWords';
import { readRupees } from '@/domain/readTyped';
import { indianNumber } from '@/domain/text';
import { AMOUNT_BOUNDS } from './LoanControl';
import * as words from '@/words/loan';

interface LoanFromPriceProps {
  /** The loan's amount now, rupees: what stands here is over once that is another one. */
  readonly amount: number;
  /** Rupees, of the home that one comes from; null for none. */
  readonly priceFirst: number | null;
  /** Null where what is typed makes no loan. */
  readonly onAmount: (amount: number | null) => void;
}

const NONE = { price: '', down: '', made: null };
const rupees = (text: string): number | null => toNumber(readRupees(text));

/** The price that is typed, and the loan that it makes less what is typed as paid down; null for none. `isTooMuch`: nothing of the price is left. */
function reckoned(price: string, down: string) {
  const cost = rupees(price);
  const typed = rupees(down);
  const paid = down.trim() === '' ? null : (typed ?? cost);
  const isTooMuch = cost !== null && typed !== null && typed >= cost;
  return { cost, isTooMuch, loan: cost === null ? null : loanForPrice(cost, paid) };
}

/** The price that one comes with; what the loan leaves of it is paid down, as such where that is not the usual part. */
function first(price: number | null, amount: number) {
  if (price === null || price <= amount) return NONE;
  const down = loanForPrice(price, null) === amount ? '' : indianNumber(price - amount);
  return { price: indianNumber(price), down, made: amount };
}

/** A home's price and what is paid down: not needed, and filling in the amount of the loan. */
export function LoanFromPrice({ amount, priceFirst, onAmount }: LoanFromPriceProps) {
  /** `made`: the loan's amount with it, which stays as it was where no loan came of it. */
  const [kept, keep] = useState<{ price: string; down: string; made: number | null }>(() => first(priceFirst, amount));
  const { price, down } = kept.made === amount ? kept : NONE;
  const { cost, isTooMuch, loan } = reckoned(price, down);
  const change = (next: { readonly price: string; readonly down: string }) => {
    const { loan: given } = reckoned(next.price, next.down);
    keep({ ...next, made: given ?? amount });
    if (given !== null || next.price.trim() !== '') onAmount(given);
  };
  const usual = cost !== null && loan !== null && down === '' ? indianNumber(cost - loan) : undefined;
  const isNone = price.trim() !== '' && loan === null;
  const said = isNone
    ? words.price.none(AMOUNT_BOUNDS)
    : loan === null
      ? words.price.hint
      : words.price.lends({ loan: listPrice(loan), down: listPrice((cost ?? loan) - loan) });
  // The result says it aloud where no loan comes of it.
  const settled = useSettled(price === '' || isNone ? '' : said);
  /** As the loan's own box: what it says in words, and grouped once it is left. */
  const box = (field: 'price' | 'down') => {
    const typed = { price, down };
    const said = rupees(typed[field]);
    return {
      before: '₹',
      inputMode: 'numeric',
      autoComplete: 'off',
      maxLength: 40,
      value: typed[field],
      hint: said === null ? undefined : priceInWords(said),
      onChange: (text: string) => change({ ...typed, [field]: text }),
      onBlur: () => {
        if (said !== null) keep({ ...kept, [field]: indianNumber(said) });
      },
    } as const;
  };
  return (
    <div>
      {/* With larger text a narrow window has no room for two. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-3">
        <TextInput {...box('price')} label={words.price.property} />
        <TextInput
          {...box('down')}
          label={words.price.down}
          placeholder={usual}
          error={isTooMuch ? words.price.tooMuch : undefined}
        />
      </div>
      <p className={classes('mt-1.5 text-sm', isNone ? 'font-medium text-red' : 'text-muted')}>{said}</p>
      <p role="status" className="sr-only">
        {settled}
      </p>
    </div>
  );
}
