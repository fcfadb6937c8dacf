import type { QueuedListing } from '@/contract/consoleShapes';
import { FactRows } from '@/components/ui/FactRows';
import { factsOf } from './facts';

/** Longer than one looks at in half a line, such as all that a home has. */
const LONG = 60;

/** What a listing says of itself: short facts in columns, below them the long ones, each with the whole width. */
export function SheetFacts({ doc }: Pick<QueuedListing, 'doc'>) {
  const facts = factsOf(doc);
  return (
    <>
      <FactRows facts={facts.filter(({ value }) => value.length <= LONG)} />
      {facts
        .filter(({ value }) => value.length > LONG)
        .map(({ label, value }) => (
          <p key={label} className="break-words">
            <span className="text-muted">{label}: </span>
            {value}
          </p>
        ))}
    </>
  );
}
