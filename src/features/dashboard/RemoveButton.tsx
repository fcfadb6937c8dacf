import { Button } from '@/components/ui/Button';
import * as words from '@/words/dashboard';

/** Takes a listing out of the list; `name`: undefined where it is not known. */
export type Remove = (name: string | undefined) => void;

interface RemoveButtonProps {
  readonly name: string | undefined;
  readonly onRemove: Remove;
}

/** Takes a saved listing out of the list; its place takes the focus, from where it can be put back. */
export const RemoveButton = ({ name, onRemove }: RemoveButtonProps) => (
  <Button
    variant="text"
    size="sm"
    className="ml-auto"
    aria-label={name === undefined ? undefined : words.saved.removeNamed({ name })}
    onClick={({ currentTarget }) => {
      // Not the button that comes: a key held down would press it.
      currentTarget.closest('li')?.focus();
      onRemove(name);
    }}
  >
    {words.saved.remove}
  </Button>
);
