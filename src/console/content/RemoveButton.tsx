import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Modal } from '@/components/ui/Modal';
import { RowButton } from '../RowButton';
import * as words from '@/words/consoleContent';

interface RemoveButtonProps {
  /** What is removed. */
  readonly name: string;
  /** What goes with it. */
  readonly says: string;
  /** `pressed`: the button of the row, which goes with it. */
  readonly onRemove: (pressed: Element) => void;
}

/** Removes something, once it was asked whether that is meant. */
export function RemoveButton({ name, says, onRemove }: RemoveButtonProps) {
  const [pressed, setPressed] = useState<Element | null>(null);
  const close = () => setPressed(null);
  const remove = () => {
    close();
    if (pressed) onRemove(pressed);
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
      <Modal
        open={pressed !== null}
        title={words.removeAsked({ name })}
        onClose={close}
        footer={
          <Button variant="danger" onClick={remove}>
            {words.remove}
          </Button>
        }
      >
        <p>{says}</p>
      </Modal>
    </>
  );
}
