import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Modal } from '@/components/ui/Modal';

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
      <Button size="sm" variant="secondary" onClick={() => setAsked(true)}>
        Remove<span className="sr-only"> {name}</span>
      </Button>
      <Modal
        open={isAsked}
        title={`Remove ${name}?`}
        onClose={() => setAsked(false)}
        footer={
          <Button variant="danger" onClick={remove}>
            Remove
          </Button>
        }
      >
        <p>{says}</p>
      </Modal>
    </>
  );
}
