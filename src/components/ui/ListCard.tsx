import type { ReactNode } from 'react';
import { withEllipsis } from '@/domain/ellipsis';
import { langOf } from '@/domain/text';
import { Badge } from './Badge';
import { Icon } from './Icon';
import { Picture } from './Picture';
import * as words from '@/words/uiListing';

/**
 * How wide a card's picture is drawn. Beside the words it is as high as the card, up to 420 px, and cut at its sides: at 4:3 it
 * is 560 px wide then.
 */
export const CARD_PICTURE_SIZES = '(min-width: 640px) 560px, 100vw';

/** Which of how many pictures is shown; nothing for a single one. */
export function PictureNumber({ at = 0, of }: { readonly at?: number; readonly of: number }) {
  if (of < 2) return null;
  return (
    <Badge tone="dark" className="pointer-events-none absolute right-3 bottom-3 z-10 opacity-85">
      <span aria-hidden="true">
        {at + 1} / {of}
      </span>
      <span className="sr-only">{words.pictures({ n: of })}</span>
    </Badge>
  );
}

interface CardPictureProps {
  readonly src: string | undefined;
  /** How many pictures there are. */
  readonly count: number;
  /** Among the first that are seen: it is asked for at once. */
  readonly eager: boolean;
}

/** A card's one picture, and how many there are. */
export function CardPicture({ src, count, eager }: CardPictureProps) {
  return (
    <>
      <Picture src={src} alt="" sizes={CARD_PICTURE_SIZES} eager={eager} />
      <PictureNumber of={count} />
    </>
  );
}

interface ListCardProps {
  /** The id of the element with the name, which stands in `title`. */
  readonly nameId: string;
  readonly title: ReactNode;
  /** Fills its place: a `CardPicture`, or several. */
  readonly picture: ReactNode;
  /** A word over the picture; "" for none. */
  readonly badge: string;
  /** Beside that word: what speaks for it. */
  readonly marks?: readonly string[];
  /** On the picture: saving and comparing. */
  readonly onPicture?: ReactNode;
  readonly price: string;
  /** "₹4,900 / sq ft"; null where it is not known. */
  readonly rate: string | null;
  /** Locality and city; "" where they are not known. */
  readonly where: string;
  /** When it was listed: "3 days ago". */
  readonly age?: string;
  readonly facts: ReactNode;
  readonly about: { readonly text: string; readonly cut: boolean };
  /** Behind the description. */
  readonly more?: ReactNode;
  /** Who sells, and what can be done. */
  readonly foot: ReactNode;
}

/** A card over the whole width of a list: picture left from 640 px on, above below that [PLIST-7, JLIST-4]. */
export function ListCard(props: ListCardProps) {
  const {
    nameId,
    title,
    picture,
    badge,
    marks = [],
    onPicture,
    age,
    price,
    rate,
    where,
    facts,
    about,
    more,
    foot,
  } = props;
  return (
    <article
      aria-labelledby={nameId}
      className="group relative overflow-hidden rounded-card border border-line bg-card transition-shadow hover:shadow-lift sm:grid sm:min-h-[278px] print:grid print:min-h-0 print:break-inside-avoid print:grid-cols-[8rem_minmax(0,1fr)] sm:grid-cols-[38%_minmax(0,1fr)] xl:grid-cols-[300px_minmax(0,1fr)]"
    >
      <div className="relative aspect-2/1 bg-wash print:aspect-auto sm:aspect-auto sm:h-full">
        <div className="absolute inset-0">{picture}</div>
        <div className="pointer-events-none relative z-10 flex flex-wrap gap-1.5 p-3 pr-14 pb-12">
          {badge !== '' && <Badge>{badge}</Badge>}
          {marks.map((mark) => (
            <Badge key={mark} tone="brand">
              <Icon name="check" className="size-3.5" />
              {mark}
            </Badge>
          ))}
        </div>
        {onPicture}
      </div>
      <div className="flex min-w-0 flex-col px-4 pt-3 pb-3.5 sm:p-4.5 print:py-2">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-heading text-price font-bold">{price}</span>
          {rate !== null && <span className="text-sm font-medium text-muted">{rate}</span>}
        </p>
        <h2 className="font-sans sm:mt-1.5 text-base leading-normal font-semibold tracking-normal">{title}</h2>
        <p className="flex items-baseline justify-between gap-3 text-md text-muted empty:hidden">
          {where !== '' && <span className="max-sm:truncate">{where}</span>}
          {age && (
            <span className="flex-none text-sm">
              <span aria-hidden="true">{age}</span>
              <span className="sr-only">{words.listed({ age })}</span>
            </span>
          )}
        </p>
        {facts}
        {about.text !== '' && (
          <p className="mt-2 text-md text-muted print:hidden max-sm:flex max-sm:gap-1.5 sm:mt-3">
            {/* On phones a line of it: the rest is for who reads on. */}
            <span lang={langOf(about.text)} className="max-sm:truncate">
              {withEllipsis(about)}
            </span>
            {more && <span className="flex-none"> {more}</span>}
          </p>
        )}
        {foot}
      </div>
    </article>
  );
}
