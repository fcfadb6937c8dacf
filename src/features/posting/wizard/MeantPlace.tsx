import { Button } from '@/components/ui/Button';
import { label } from '@/domain/label';
import * as words from '@/words/posting';

interface MeantPlaceProps {
  /** The market's own name; null for nothing to ask. */
  readonly name: string | null;
  readonly onTake: (name: string) => void;
}

/** Asks below a box whether a known place was meant by what is written there. */
export function MeantPlace({ name, onTake }: MeantPlaceProps) {
  return (
    <div role="status">
      {name !== null && (
        <Button variant="text" size="sm" onClick={() => onTake(name)}>
          {words.meant({ place: label(name) })}
        </Button>
      )}
    </div>
  );
}
