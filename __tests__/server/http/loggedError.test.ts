import { loggedError } from '@/server/http/loggedError';

describe('an error in the log', () => {
  it('names neither the row that a database tells with it, nor an address or a number in its words', () => {
    const error = Object.assign(new Error('no row for user@example.in, "9000000001" or 2341 2341 2346'), {
      name: 'DatabaseError',
      code: '23505',
      detail: 'Key (phone)=(9000000001) already exists.',
      parameters: ['user@example.in'],
      cause: new Error('user@example.in'),
    });
    const logged = loggedError(error);
    expect(logged).toMatchObject({
      type: 'DatabaseError',
      code: '23505',
      message: 'no row for [e-mail], "[number]" or [number]',
    });
    expect(JSON.stringify(logged)).not.toMatch(/900000|example|2341/);
  });

  it('says where it happened', () => {
    expect(loggedError(new Error('x')).stack).toMatch(/^\s+at .*loggedError\.test/m);
    expect(loggedError('9000000001')).toEqual({ type: 'string', message: 'something that is no error', stack: '' });
  });
});
