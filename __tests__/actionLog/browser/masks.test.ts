import { masks } from '@/actionLog/browser/masks';
import { readDevtools } from '@/actionLog/devtools';

const { actionSanitizer, stateSanitizer } = masks;

it('masks secrets for DevTools, leaves the rest readable, and names the call in a row, which is read without [STORE-7, STORE-8]', () => {
  const asked = { username: '9876501234', password: 'Sesame-1' };
  const call = { type: 'api/executeMutation/pending', meta: { arg: { endpointName: 'signIn', originalArgs: asked } } };
  const row = actionSanitizer(call);
  expect(row.type).toBe('api/executeMutation/pending signIn');
  expect(JSON.stringify(row)).not.toMatch(/9876501234|Sesame/);
  expect(readDevtools(JSON.stringify([row]), {})?.parts[0]?.body).toMatchObject([{ a: { type: call.type } }]);
  expect(actionSanitizer({ type: 'authModal/authModalClosed' }).type).toBe('authModal/authModalClosed');
  const secrets = { session: { token: 'Bearer abc.def' }, profile: { aadharNumber: '234567891234' }, otp: '123456' };
  const seen = stateSanitizer({ ...secrets, city: 'Tirupati' });
  expect(JSON.stringify(seen)).not.toMatch(/abc\.def|234567891234|123456/);
  expect(seen.city).toBe('Tirupati');
});
