import { useRef, type ChangeEvent, type Ref } from 'react';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import * as words from '@/words/postingPhotos';
import { ACCEPT } from './photoGuidance';

interface DropZoneProps {
  /** The category's words. */
  readonly category: string;
  /** Files are held over the section. */
  readonly isOver: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly chooseRef: Ref<HTMLButtonElement>;
}

/** Where photos of a category are chosen; they may be dropped and pasted anywhere in the section. */
export function DropZone({ category, isOver, onFiles, chooseRef }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // So that the same file can be chosen again.
    target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <div
      className={classes(
        'flex flex-col items-center gap-2 rounded-card border px-4 py-6 text-center',
        isOver ? 'border-brand bg-brand-wash' : 'border-edge bg-wash',
      )}
    >
      <Icon name="camera" className="size-8" />
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPT}
        hidden
        aria-label={words.chooseFor({ category })}
        onChange={take}
      />
      <Button ref={chooseRef} variant="secondary" onClick={() => input.current?.click()}>
        {words.choose}
        <span className="sr-only">: {category}</span>
      </Button>
      {/* Phones have nothing to drop. */}
      <p className="hidden text-sm text-muted md:flex">{isOver ? words.dropNow({ category }) : words.orDrop}</p>
    </div>
  );
}
