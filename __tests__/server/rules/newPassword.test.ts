import { refuseWeakPassword } from '@/server/rules/newPassword';

const weak = (password: string): string | null => {
  try {
    refuseWeakPassword(password);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

describe('a new password at the server', () => {
  it('is none of the commonest, in whatever case or letters [AUTH-7]', () => {
    for (const common of ['password', '12345678', 'iloveyou', 'football1', 'qwertyuiop', 'PASSWORD1', 'ｐassword1']) {
      expect([common, weak(common)]).toEqual([common, expect.stringMatching(/^Many people use this password/)]);
    }
  });

  it('may be any other, the demo’s among them [AUTH-7]', () => {
    for (const fine of ['Gruham@2026', 'a new password', 'correct horse battery', 'గృహం నా ఇల్లు']) {
      expect([fine, weak(fine)]).toEqual([fine, null]);
    }
  });
});
