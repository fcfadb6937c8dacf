import { classes } from '../classes';
import { Icon, type IconName } from '../Icon';
import * as words from '@/words/uiCarousel';

interface ControlsProps {
  label: string;
  placement: 'above' | 'over';
  /** Whether it wants to move by itself; null when it never does, so that nothing is there to pause. */
  playing: boolean | null;
  onPrevious: () => void;
  onNext: () => void;
  onTogglePlay: () => void;
}

interface ControlProps {
  name: string;
  icon: IconName;
  onPress: () => void;
  className?: string | undefined;
  togglesPlay?: boolean;
}

function Control({ name, icon, onPress, className, togglesPlay }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onPress}
      data-toggles-play={togglesPlay}
      className={classes(
        'grid size-11 place-items-center rounded-full border border-edge bg-card transition-colors hover:bg-wash',
        className,
      )}
    >
      <Icon name={icon} className="size-4.5" />
    </button>
  );
}

/** Previous, pause and next [CAR-6]: in the heading's row, or over the pictures' edges. */
export function CarouselControls({ label, placement, playing, onPrevious, onNext, onTogglePlay }: ControlsProps) {
  const over = placement === 'over';
  return (
    <div className={over ? 'contents' : 'flex flex-none gap-2'}>
      <Control
        name={words.previous({ label })}
        icon="chevronLeft"
        onPress={onPrevious}
        className={over ? 'absolute top-1/2 left-2 z-10 -translate-y-1/2' : undefined}
      />
      {playing !== null && (
        <Control
          name={playing ? words.pause({ label }) : words.play({ label })}
          icon={playing ? 'pause' : 'play'}
          onPress={onTogglePlay}
          togglesPlay
          className={over ? 'absolute bottom-2 left-2 z-10' : undefined}
        />
      )}
      <Control
        name={words.next({ label })}
        icon="chevronRight"
        onPress={onNext}
        className={over ? 'absolute top-1/2 right-2 z-10 -translate-y-1/2' : undefined}
      />
    </div>
  );
}
