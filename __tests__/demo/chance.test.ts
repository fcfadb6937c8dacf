import { random } from '@/demo/art/random';
import { Deck, nextId, shuffled, weighted } from '@/demo/chance';

describe('chance', () => {
  it('makes ids of 24 hex digits, the same for the same seed', () => {
    const ids = (seed: number) => {
      const generator = random(seed, 'ids');
      return Array.from({ length: 1000 }, () => nextId(generator));
    };
    expect(ids(1)).toEqual(ids(1));
    expect(new Set([...ids(1), ...ids(2)]).size).toBe(2000);
    expect(ids(1).every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
  });

  it('shuffles without losing anything', () => {
    const list = Array.from({ length: 50 }, (_, i) => i);
    const mixed = shuffled(list, random(3, 'shuffle'));
    expect(mixed).not.toEqual(list);
    expect([...mixed].sort((a, b) => a - b)).toEqual(list);
  });

  it('deals each card once before any comes again, and never one twice running', () => {
    const deck = new Deck(['a', 'b', 'c'], random(4, 'deck'));
    const drawn = Array.from({ length: 300 }, () => deck.draw());
    for (let i = 0; i < drawn.length; i += 3) expect(new Set(drawn.slice(i, i + 3)).size).toBe(3);
    expect(drawn.some((card, i) => card === drawn[i + 1])).toBe(false);
    expect(deck.several(9).sort()).toEqual(['a', 'b', 'c']);
  });

  it('picks by weight', () => {
    const generator = random(5, 'weights');
    const picks = Array.from({ length: 1000 }, () => weighted(['rare', 'often', 'never'], [1, 9, 0], generator));
    expect(picks.filter((pick) => pick === 'often').length).toBeGreaterThan(850);
    expect(picks).toContain('rare');
    expect(picks).not.toContain('never');
  });
});
