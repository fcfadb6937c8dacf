import { Button } from '@/components/ui/Button';
import { passFocus } from '@/components/ui/passFocus';
import * as words from '@/words/dashboard';

interface RemoveButtonProps {
  /** What it takes away; undefined where that is not known. */
  readonly name: string | undefined;
  readonly onRemove: () => void;
}

/** Takes a saved listing out of the list; the focus goes on to the next one. */
export const RemoveButton = ({ name, onRemove }: RemoveButtonProps) => (
  <Button
    variant="text"
    size="sm"
    aria-label={name === undefined ? undefined : words.saved.removeNamed({ name })}
    onClick={({ currentTarget }) => {
      passFocus(currentTarget, 'li');
      onRemove();
    }}
  >
    {words.saved.remove}
  </Button>
);
