import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { isFocusStillAt, passFocus } from '@/components/ui/passFocus';
import { RowButton } from '../RowButton';
import * as words from '@/words/consoleContent';

interface RemoveButtonProps {
  /** What is removed. */
  readonly name: string;
  /** What goes with it. */
  readonly says: string;
  /** Answers the words of a failure. */
  readonly onRemove: () => Promise<string | undefined>;
}

/** Removes something, once it was asked whether that is meant. */
export function RemoveButton({ name, says, onRemove }: RemoveButtonProps) {
  const [pressed, setPressed] = useState<Element | null>(null);
  const close = () => setPressed(null);
  const remove = async () => {
    close();
    const failure = await onRemove();
    // The button that had the focus goes with its row.
    if (pressed && failure === undefined && isFocusStillAt(pressed)) passFocus(pressed, 'li');
  };
  return (
    <>
      <RowButton
        says={words.remove}
        named={words.removeOf({ name })}
        variant="text"
        className="text-red"
        onClick={({ currentTarget }) => setPressed(currentTarget)}
      />
      {pressed !== null && (
        <ConfirmDialog
          title={words.removeAsked({ name })}
          text={says}
          keep={words.cancel}
          act={words.remove}
          onClose={close}
          onConfirm={() => void remove()}
        />
      )}
    </>
  );
}
