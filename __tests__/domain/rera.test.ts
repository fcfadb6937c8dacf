import { reraWords } from '@/domain/rera';
import { projectRera } from '@/domain/reraNumber';

it('reads a project’s number by its form alone [WIZ-6]', () => {
  for (const written of ['P10150050061', ' p 1015 0050061', 'P/101/5005-0061']) {
    expect(projectRera(written)).toBe('P10150050061');
  }
  for (const other of ['', 'A02400001234', 'P1015005006', 'P101500500612', 'Applied for', 10150050061, null]) {
    expect(projectRera(other)).toBeNull();
  }
});

it('says what the register says, and since when; nothing where nobody can say [PDET-8, JDET-1]', () => {
  const found = { reraFound: true, reraSeenAt: '2026-11-02T20:00:00.000Z' };
  expect(reraWords(found)).toBe('In the RERA register of 3 November 2026');
  expect(reraWords({ ...found, reraValidUntil: '2028-03-31' })).toBe(
    'In the RERA register of 3 November 2026, valid until 31 March 2028',
  );
  expect(reraWords({ reraFound: false })).toBe('RERA number given, not found in the register');
  for (const unknown of [{}, { reraFound: null }, { reraFound: true }, { ...found, reraSeenAt: 'today' }]) {
    expect(reraWords(unknown)).toBeNull();
  }
});
