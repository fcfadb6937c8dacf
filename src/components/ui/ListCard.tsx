import type { ReactNode } from 'react';
import { Badge } from './Badge';
import { Picture } from './Picture';

interface ListCardProps {
  /** The id of the element with the name, which stands in `title`. */
  readonly nameId: string;
  readonly title: ReactNode;
  readonly picture: string | undefined;
  /** How many pictures there are. */
  readonly pictures: number;
  /** Among the first that are seen: its picture is asked for at once. */
  readonly eager: boolean;
  /** A word over the picture; "" for none. */
  readonly badge: string;
  /** On the picture: saving and comparing. */
  readonly onPicture?: ReactNode;
  readonly price: string;
  /** Rupees per sq ft, in words; null where it is not known. */
  readonly rate: string | null;
  /** Locality and city; "" where they are not known. */
  readonly where: string;
  readonly facts: ReactNode;
  readonly about: { readonly text: string; readonly cut: boolean };
  /** Behind the description. */
  readonly more?: ReactNode;
  /** Who sells, and what can be done. */
  readonly foot: ReactNode;
}

/** A card over the whole width of a list: picture left from 640 px on, above below that [PLIST-7, JLIST-4]. */
export function ListCard(props: ListCardProps) {
  const { nameId, title, picture, pictures, eager, badge, onPicture, price, rate, where, facts, about, more, foot } =
    props;
  return (
    <article
      aria-labelledby={nameId}
      className="group relative overflow-hidden rounded-card border border-line bg-card transition-shadow hover:shadow-lift sm:grid sm:min-h-[278px] sm:grid-cols-[38%_minmax(0,1fr)] xl:grid-cols-[300px_minmax(0,1fr)]"
    >
      <div className="relative aspect-4/3 bg-wash sm:aspect-auto sm:h-full">
        <div className="absolute inset-0">
          <Picture
            src={picture}
            alt=""
            sizes="(min-width: 1280px) 300px, (min-width: 640px) 38vw, 100vw"
            eager={eager}
          />
        </div>
        {badge !== '' && <Badge className="absolute top-3 left-3">{badge}</Badge>}
        {onPicture}
        {pictures > 1 && (
          <Badge tone="dark" className="absolute right-3 bottom-3 opacity-85">
            <span aria-hidden="true">1 / {pictures}</span>
            <span className="sr-only">{pictures} pictures</span>
          </Badge>
        )}
      </div>
      <div className="flex min-w-0 flex-col p-4.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-heading text-price font-bold">{price}</span>
          {rate !== null && <span className="text-sm font-medium text-muted">{rate} / sq ft</span>}
        </p>
        <h2 className="mt-1.5 font-sans text-base leading-normal font-semibold tracking-normal">{title}</h2>
        {where !== '' && <p className="text-md text-muted">{where}</p>}
        {facts}
        {about.text !== '' && (
          <p className="mt-3 text-md text-muted">
            {about.text}
            {about.cut && '…'}
            {more && <> {more}</>}
          </p>
        )}
        {foot}
      </div>
    </article>
  );
}
