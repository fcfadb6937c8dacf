import { withEllipsis } from '@/domain/ellipsis';
import { truncate } from '@/domain/text';

it('ends what was cut in one ellipsis, never in four dots [FMT-2]', () => {
  expect(withEllipsis(truncate('near the temple', 8))).toBe('near the…');
  expect(withEllipsis(truncate('The wiring is done. The paint is new.', 19))).toBe('The wiring is done.');
  expect(withEllipsis(truncate('near', 8))).toBe('near');
});
