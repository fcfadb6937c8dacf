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
  readonly onRemove: () => void;
}

/** Removes something, once it was asked whether that is meant. */
export function RemoveButton({ name, says, onRemove }: RemoveButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const remove = () => {
    setAsked(false);
    onRemove();
  };
  return (
    <>
      <RowButton says={words.remove} named={words.removeOf({ name })} onClick={() => setAsked(true)} />
      <Modal
        open={isAsked}
        title={words.removeAsked({ name })}
        onClose={() => setAsked(false)}
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
