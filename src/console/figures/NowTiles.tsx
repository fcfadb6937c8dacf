import type { ReactNode } from 'react';
import type { Figures } from '@/contract/peopleShapes';
import { dayInIndia } from '@/domain/moments';
import { indianNumber } from '@/domain/text';
import { AppLink } from '@/components/layout/AppLink';
import { classes } from '@/components/ui/classes';
import * as words from '@/words/consoleFigures';

interface TileProps {
  readonly label: string;
  readonly count: number;
  /** The page on which it is worked off. */
  readonly to?: string;
  readonly note?: ReactNode;
  readonly isWrong?: boolean;
}

function Tile({ label, count, to, note, isWrong = false }: TileProps) {
  return (
    <div
      className={classes(
        'relative flex flex-col-reverse justify-end rounded-card border px-3.5 py-2.5',
        isWrong ? 'border-red bg-red-wash' : 'border-line bg-card',
      )}
    >
      <dt className="text-sm">
        {to === undefined ? (
          label
        ) : (
          <AppLink
            to={to}
            className="font-semibold text-brand underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {label}
          </AppLink>
        )}
        {note && <span className={classes('block', isWrong ? 'font-semibold text-red' : 'text-muted')}>{note}</span>}
      </dt>
      <dd className="font-heading text-xl leading-tight font-bold">{indianNumber(count)}</dd>
    </div>
  );
}

/** How things stand: what is to be done first, and what fails stands out. */
export function NowTiles({ now }: { readonly now: Figures }) {
  const { queue, openReports, openApplications, listings, mails } = now;
  return (
    <dl aria-label={words.now} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <Tile
        label={words.facts.queue}
        count={queue.waiting}
        to="/"
        note={queue.oldestAt !== null && words.oldest({ day: dayInIndia(queue.oldestAt) })}
      />
      <Tile label={words.facts.reported} count={openReports} to="/reports" />
      <Tile label={words.facts.applications} count={openApplications} to="/applications" />
      <Tile
        label={words.facts.mails}
        count={mails.waiting}
        note={mails.failing ? words.mailing.no : words.mailing.yes}
        isWrong={mails.failing}
      />
      <Tile label={words.facts.active} count={listings.active} />
      <Tile label={words.facts.sold} count={listings.sold} />
      <Tile label={words.facts.withdrawn} count={listings.withdrawn} />
      <Tile label={words.facts.deleted} count={listings.deleted} />
    </dl>
  );
}
