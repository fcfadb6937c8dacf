import type { QueuedListing } from '@/contract/consoleShapes';
import { headline, whatAndWhere } from '@/domain/headlines';
import { imageGroups } from '@/domain/imageGroups';
import { addressOf } from '@/domain/languages';
import { dayInIndia, momentInIndia } from '@/domain/moments';
import { paths } from '@/domain/paths';
import { detailPrice } from '@/domain/price';
import { langOf } from '@/domain/text';
import { Badge } from '@/components/ui/Badge';
import { classes } from '@/components/ui/classes';
import { allPictures } from '@/components/ui/Gallery/pictures';
import { Picture } from '@/components/ui/Picture';
import { PersonLink } from '../people/PersonLink';
import { PublicLink } from '../PublicLink';
import { factsOf } from './facts';
import { SheetFacts } from './SheetFacts';
import { StateBadge } from './StateBadge';
import { Visit } from './Visit';
import * as words from '@/words/consoleQueue';

/** What a listing shows: a row moved sideways; where there is room for all, the first one large. */
export function Pictures({ doc }: Pick<QueuedListing, 'doc'>) {
  const pictures = allPictures(imageGroups(doc));
  if (pictures.length === 0) return <p className="rounded-card bg-wash p-6 text-muted">{words.sheet.noPicture}</p>;
  return (
    <ul
      aria-label={words.sheet.pictures}
      className="relative flex content-start gap-2 overflow-x-auto lg:grid lg:grid-cols-3 lg:overflow-visible"
    >
      {pictures.map(({ url, alt }, at) => (
        <li key={url} className={classes('w-4/5 flex-none sm:w-2/5 lg:w-auto', at === 0 && 'col-span-full')}>
          <PublicLink href={url} className="block overflow-hidden rounded-card">
            <span className="block aspect-4/3">
              <Picture
                src={url}
                alt={alt}
                eager={at === 0}
                sizes={`(min-width: 64rem) ${at === 0 ? '55vw' : '18vw'}, (min-width: 40rem) 40vw, 80vw`}
              />
            </span>
          </PublicLink>
        </li>
      ))}
    </ul>
  );
}

/** How many pictures came since, and how many went. */
function newPictures({ doc, changed }: Pick<QueuedListing, 'doc' | 'changed'>) {
  const urlsOf = (of: QueuedListing['doc']) => imageGroups(of).flatMap(({ urls }) => urls);
  const [now, then] = [urlsOf(doc), urlsOf({ ...doc, ...changed })];
  const notIn = (some: readonly string[], others: readonly string[]) =>
    some.filter((url) => !others.includes(url)).length;
  return { added: notIn(now, then), gone: notIn(then, now) };
}

/** What its owner was told, and what is another by now. */
function Changes({ listing: { doc, changed, refusedFor } }: { readonly listing: QueuedListing }) {
  if (changed === null) return null;
  const facts = factsOf(changed, true);
  const pictures = newPictures({ doc, changed });
  const hasPictures = pictures.added + pictures.gone > 0;
  return (
    <section aria-labelledby="changed" className="rounded-card bg-wash p-4">
      <h3 id="changed" className="text-lg">
        {words.sheet.refusedBefore}
      </h3>
      {refusedFor !== null && (
        <p className="mb-2 whitespace-pre-line">{words.sheet.refusedFor({ reason: refusedFor })}</p>
      )}
      {facts.length === 0 && !hasPictures ? (
        <p>{words.sheet.unchanged}</p>
      ) : (
        <ul className="list-disc pl-5">
          {hasPictures && <li>{words.sheet.newPictures(pictures)}</li>}
          {facts.map(({ label, value }) => (
            <li key={label}>
              {value === '' ? words.sheet.wasEmpty({ label }) : words.sheet.was({ label, value: value.slice(0, 200) })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ListingSheetProps {
  readonly listing: QueuedListing;
  /** The page's heading is its name. */
  readonly isNamedAbove?: boolean;
}

/** One listing as an operator judges it: what and for how much, pictures, what a check by machine says, all that is told of it. */
export function ListingSheet({ listing, isNamedAbove = false }: ListingSheetProps) {
  const { doc, owner, hints, createdAt, dueAt, status } = listing;
  const about = doc['about'];
  const name = headline(doc);
  return (
    <article
      {...(isNamedAbove ? { 'aria-label': name } : { 'aria-labelledby': 'listing' })}
      className="grid gap-x-6 gap-y-4 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr] xl:grid-cols-[2fr_3fr]"
    >
      <div className="min-w-0 lg:col-start-2">
        {!isNamedAbove && (
          <h2 id="listing" lang={langOf(name)} className="text-section">
            {name}
          </h2>
        )}
        <p className="text-muted">{whatAndWhere(doc)}</p>
        <p className="mt-2 text-price font-bold">{detailPrice(doc['expectedPrice'])}</p>
        <p className="mt-2 text-sm text-muted">
          {words.sheet.posted({
            name: <PersonLink id={owner.id} name={owner.name} />,
            day: dayInIndia(owner.since),
            n: owner.activeListings,
            moment: momentInIndia(createdAt),
          })}
        </p>
        {status !== 'under review' && <StateBadge status={status} className="mt-2" />}
        {dueAt !== null && <Badge className="mt-2">{words.sheet.dueAt({ moment: momentInIndia(dueAt) })}</Badge>}
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <Pictures doc={doc} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {hints.length > 0 && (
          <ul aria-label={words.sheet.hints} className="list-disc rounded-card bg-gold-wash p-4 pl-8 text-gold-ink">
            {hints.map(({ text, listingId }) => (
              <li key={text + String(listingId)}>
                {text}{' '}
                {listingId !== null && (
                  <PublicLink href={addressOf(paths.property(listingId))} className="underline">
                    {words.sheet.other}
                  </PublicLink>
                )}
              </li>
            ))}
          </ul>
        )}
        <Changes listing={listing} />
        {typeof about === 'string' && about !== '' && (
          <p lang={langOf(about)} className="whitespace-pre-line">
            {about}
          </p>
        )}
        <Visit listing={listing} />
      </div>
      <div className="col-span-full flex min-w-0 flex-col gap-4">
        <SheetFacts doc={doc} />
      </div>
    </article>
  );
}
