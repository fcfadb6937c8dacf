import {
  autoplayReducer,
  initialAutoplay,
  isPlaying,
  type AutoplayEvent,
  type Hold,
} from '@/components/ui/Carousel/autoplay';

const after = (...events: readonly AutoplayEvent[]) => events.reduce(autoplayReducer, initialAutoplay);

describe('autoplay', () => {
  it.each<Hold>(['hover', 'touch', 'focus'])('is held by %s as long as that lasts [CAR-2]', (by) => {
    expect(isPlaying(after(), false)).toBe(true);
    expect(isPlaying(after({ type: 'held', by }), false)).toBe(false);
    expect(isPlaying(after({ type: 'held', by }, { type: 'released', by }), false)).toBe(true);
  });

  it('goes on only when nothing holds it any more [CAR-2]', () => {
    const both = after({ type: 'held', by: 'hover' }, { type: 'held', by: 'touch' }, { type: 'released', by: 'touch' });
    expect(isPlaying(both, false)).toBe(false);
  });

  it('stands while the page is hidden [CAR-2]', () => {
    expect(isPlaying(after(), true)).toBe(false);
  });

  it('stands after pause, whatever is released [CAR-6]', () => {
    const paused = after(
      { type: 'toggled', to: 'pause' },
      { type: 'held', by: 'hover' },
      { type: 'released', by: 'hover' },
    );
    expect(isPlaying(paused, false)).toBe(false);
    expect(isPlaying(after({ type: 'toggled', to: 'pause' }, { type: 'toggled', to: 'play' }), false)).toBe(true);
  });

  it('is the same state when nothing changes', () => {
    const held = after({ type: 'held', by: 'hover' });
    expect(autoplayReducer(held, { type: 'held', by: 'hover' })).toBe(held);
    expect(autoplayReducer(held, { type: 'released', by: 'focus' })).toBe(held);
  });
});
