import { Button } from './Button';
import { Modal } from './Modal';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  /** Leaves it as it is. */
  readonly keep: string;
  /** Does it. */
  readonly act: string;
  readonly busy?: boolean;
  /** It can be taken back: no red. */
  readonly isMild?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before something is taken away. */
export function ConfirmDialog({
  title,
  text,
  keep,
  act,
  busy,
  isMild = false,
  onClose,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {keep}
          </Button>
          <Button variant={isMild ? 'primary' : 'danger'} busy={busy} onClick={onConfirm}>
            {act}
          </Button>
        </div>
      }
    >
      <p>{text}</p>
    </Modal>
  );
}
