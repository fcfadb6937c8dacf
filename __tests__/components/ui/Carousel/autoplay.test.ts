import {
  autoplayReducer,
  initialAutoplay,
  isPlaying,
  wantsToPlay,
  type AutoplayEvent,
  type Hold,
} from '@/components/ui/Carousel/autoplay';

const calm = { pageHidden: false, reducedMotion: false };
const after = (...events: readonly AutoplayEvent[]) => events.reduce(autoplayReducer, initialAutoplay);

describe('autoplay', () => {
  it.each<Hold>(['hover', 'touch', 'focus'])('is held by %s as long as that lasts [CAR-2]', (by) => {
    expect(isPlaying(after(), calm)).toBe(true);
    expect(isPlaying(after({ type: 'held', by }), calm)).toBe(false);
    expect(isPlaying(after({ type: 'held', by }, { type: 'released', by }), calm)).toBe(true);
  });

  it('goes on only when nothing holds it any more [CAR-2]', () => {
    const both = after({ type: 'held', by: 'hover' }, { type: 'held', by: 'touch' }, { type: 'released', by: 'touch' });
    expect(isPlaying(both, calm)).toBe(false);
  });

  it('stands while the page is hidden [CAR-2]', () => {
    expect(isPlaying(after(), { ...calm, pageHidden: true })).toBe(false);
  });

  it('stands where less motion is asked for, unless the visitor presses play [CAR-2]', () => {
    const reduced = { ...calm, reducedMotion: true };
    expect(wantsToPlay(after(), reduced)).toBe(false);
    expect(isPlaying(after({ type: 'toggled', to: 'play' }), reduced)).toBe(true);
  });

  it('stands after pause, whatever is released [CAR-6]', () => {
    const paused = after(
      { type: 'toggled', to: 'pause' },
      { type: 'held', by: 'hover' },
      { type: 'released', by: 'hover' },
    );
    expect(isPlaying(paused, calm)).toBe(false);
  });

  it('is the same state when nothing changes', () => {
    const held = after({ type: 'held', by: 'hover' });
    expect(autoplayReducer(held, { type: 'held', by: 'hover' })).toBe(held);
    expect(autoplayReducer(held, { type: 'released', by: 'focus' })).toBe(held);
  });
});
