import { deviceMarkCookie, deviceMarkIn } from '@/server/http/deviceMark';

const MARK = 'm'.repeat(43);
const PLAIN = `gruham_device=${MARK}`;
const SECURE = `__Secure-${PLAIN}`;

it.each([
  [true, /^__Secure-gruham_device=m{43}; Path=\/api\/users; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/],
  [false, /^gruham_device=m{43}; Path=\/api\/users; Max-Age=\d+; HttpOnly; SameSite=Strict$/],
])('a device keeps its mark under a name that https alone can set, over https: %s [AUTH-5]', (secure, expected) => {
  const cookie = deviceMarkCookie(MARK, secure);
  expect(cookie).toMatch(expected);
  expect(deviceMarkIn(`a=b; ${cookie.split(';')[0] ?? ''}; c=d`, secure)).toBe(MARK);
});

it('takes over https no mark that plain http or another host could have set, nor the other way round [AUTH-5]', () => {
  const other = 'o'.repeat(43);
  expect([deviceMarkIn(PLAIN, true), deviceMarkIn(SECURE, false)]).toEqual([null, null]);
  expect(deviceMarkIn(`gruham_device=${other}; ${SECURE}`, true)).toBe(MARK);
  expect(deviceMarkIn(`__Secure-gruham_device=${other}; ${PLAIN}`, false)).toBe(MARK);
});

it.each([true, false])('takes no mark of another shape or name, over https: %s [AUTH-5]', (secure) => {
  const name = secure ? '__Secure-gruham_device' : 'gruham_device';
  for (const cookies of [undefined, '', `${name}=short`, `x_${name}=${MARK}`, `${name}=${MARK}x`]) {
    expect(deviceMarkIn(cookies, secure)).toBeNull();
  }
});
