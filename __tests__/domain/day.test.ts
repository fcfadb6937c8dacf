import { ageOn } from '@/domain/day';

describe('age on a day [PROF-1]', () => {
  it.each([
    ['1990-06-15', '2026-06-14', 35],
    ['1990-06-15', '2026-06-15', 36],
    ['2004-02-29', '2025-02-28', 20],
    ['2004-02-29', '2025-03-01', 21],
    ['2026-06-15', '2026-06-15', 0],
  ])('of somebody born on %s is on %s %s', (birth, today, age) => expect(ageOn(birth, today)).toBe(age));

  it.each(['', '15-06-1990', '1990-02-30', '1990-13-01', '2030-01-01'])('is not told for "%s"', (birth) =>
    expect(ageOn(birth, '2026-06-15')).toBeNull(),
  );
});
