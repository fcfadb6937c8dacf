import { displayPhone, telLink } from '@/domain/contact';
import { Icon } from './Icon';
import * as words from '@/words/uiListing';

interface OwnerNumberProps {
  readonly phone: string | null | undefined;
  /** Whether its owner has proven it; null where that is not known. */
  readonly confirmed: boolean | null | undefined;
  /** Said in place of a number that is withheld; null where nothing is known of why. */
  readonly withheld: string | null;
  /** The link that calls it was pressed. */
  readonly onUse?: () => void;
}

/** A number that was asked for, as text that calls it, and whether it is proven; or why there is none. */
export function OwnerNumber({ phone, confirmed, withheld, onUse }: OwnerNumberProps) {
  const href = telLink(phone);
  if (href === null) return <p className="py-2 text-muted">{withheld ?? words.number.none}</p>;
  return (
    <>
      <a
        href={href}
        onClick={onUse}
        className="inline-flex min-h-11 items-center rounded-sm px-1 font-heading text-xl font-semibold text-brand underline-offset-4 hover:underline"
      >
        {displayPhone(phone)}
      </a>
      {typeof confirmed === 'boolean' && (
        <p className="flex items-center justify-center gap-1.5 text-sm text-muted">
          {confirmed && <Icon name="check" className="size-4 text-brand" />}
          {confirmed ? words.number.confirmed : words.number.notConfirmed}
        </p>
      )}
    </>
  );
}
