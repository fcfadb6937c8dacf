import { Button } from './Button';
import { classes } from './classes';
import { Icon } from './Icon';
import * as words from '@/words/uiListing';

interface SaveButtonProps {
  readonly isSaved: boolean;
  readonly onToggle: () => void;
}

function Heart({ isSaved }: Pick<SaveButtonProps, 'isSaved'>) {
  return <Icon name={isSaved ? 'heartFilled' : 'heart'} className={classes('size-5', isSaved && 'text-red')} />;
}

/** Keeps a listing among the saved ones, on its page [PDET-2]. */
export function SaveButton({ isSaved, onToggle }: SaveButtonProps) {
  return (
    <Button variant="secondary" onClick={onToggle}>
      <Heart isSaved={isSaved} />
      {isSaved ? words.saved : words.save}
    </Button>
  );
}

/** The same as a heart on a card's picture; `describedBy` is the id of what names the listing [PDET-2]. */
export function SaveHeart({
  isSaved,
  onToggle,
  describedBy,
  className,
}: SaveButtonProps & { readonly describedBy: string; readonly className?: string }) {
  return (
    <button
      type="button"
      aria-label={words.save}
      aria-describedby={describedBy}
      aria-pressed={isSaved}
      onClick={onToggle}
      className={classes(
        'grid size-11 place-items-center rounded-full bg-card text-ink shadow-lift transition-colors hover:bg-wash',
        className,
      )}
    >
      <Heart isSaved={isSaved} />
    </button>
  );
}
