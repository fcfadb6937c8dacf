import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { useHydrated } from '@/components/ui/useHydrated';
import { useLazyComponent } from '@/components/ui/useLazyComponent';
import { recognizer } from './recognizer';
import * as words from '@/words/voice';
import type { VoiceDialogProps } from './VoiceDialog';

const VoiceDialog = lazyComponent<VoiceDialogProps>(() => import('./VoiceDialog'));

interface VoiceSearchProps {
  readonly onHeard: (text: string) => void;
  /** What is said will have to be understood. */
  readonly onOpen: () => void;
}

/** A button to say what one looks for, in a browser that can write it down [HOME-14]. */
export function VoiceSearch({ onHeard, onOpen }: VoiceSearchProps) {
  const [open, setOpen] = useState(false);
  const { state, retry } = useLazyComponent(VoiceDialog, open);
  const isHydrated = useHydrated();
  if (!isHydrated || recognizer() === null) return null;
  const press = () => {
    onOpen();
    setOpen(true);
    if (state === 'failed') retry();
  };
  return (
    <>
      <button
        type="button"
        aria-label={words.open}
        aria-busy={open && state === 'coming'}
        onClick={press}
        className="absolute top-4 right-4 grid size-11 place-items-center rounded-control text-brand hover:bg-wash sm:top-2 sm:right-2"
      >
        <Icon name="microphone" className="size-5" />
      </button>
      <p role="alert" className="px-3.5 text-sm text-red empty:hidden">
        {open && state === 'failed' ? words.notLoaded : ''}
      </p>
      {open && state === 'here' && (
        <VoiceDialog
          onClose={() => setOpen(false)}
          onHeard={(text) => {
            setOpen(false);
            onHeard(text);
          }}
        />
      )}
    </>
  );
}
