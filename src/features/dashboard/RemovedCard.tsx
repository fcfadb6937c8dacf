import { useId } from 'react';
import { Button } from '@/components/ui/Button';
import * as words from '@/words/dashboard';

interface RemovedCardProps {
  /** Undefined where it is not known. */
  readonly name: string | undefined;
  readonly onPutBack: () => void;
}

/** Where a saved listing stood until it was removed: the way back, until the page is left. */
export function RemovedCard({ name, onPutBack }: RemovedCardProps) {
  const textId = useId();
  return (
    <div className="flex h-full flex-col items-start justify-center gap-2 rounded-card border border-line p-3.5">
      <p id={textId} className="text-md text-muted">
        {name === undefined ? words.saved.removed : words.saved.removedNamed({ name })}
      </p>
      <Button
        variant="secondary"
        size="sm"
        aria-describedby={textId}
        onClick={({ currentTarget }) => {
          currentTarget.closest('li')?.focus();
          onPutBack();
        }}
      >
        {words.saved.putBack}
      </Button>
    </div>
  );
}
