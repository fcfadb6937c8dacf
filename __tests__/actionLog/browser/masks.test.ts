import { masks } from '@/actionLog/browser/masks';
import { readDevtools } from '@/actionLog/devtools';
import { SECRETS } from '@/actionLog/secrets';

it('masks passwords, codes, tokens and Aadhaar numbers for DevTools, and leaves the rest readable [STORE-7]', () => {
  const { actionSanitizer, stateSanitizer } = masks(SECRETS);
  const action = {
    type: 'api/executeMutation/pending',
    meta: { arg: { endpointName: 'signIn', originalArgs: { username: '9876501234', password: 'Sesame-1' } } },
  };
  const shown = JSON.stringify(actionSanitizer(action));
  expect(shown).not.toMatch(/9876501234|Sesame/);
  expect(shown).toMatch(/"endpointName":"signIn"/);
  const state = {
    session: { token: 'Bearer abc.def' },
    profile: { aadharNumber: '234567891234' },
    otp: '123456',
    city: 'Tirupati',
  };
  const seen = stateSanitizer(state);
  expect(JSON.stringify(seen)).not.toMatch(/abc\.def|234567891234|123456/);
  expect(seen.city).toBe('Tirupati');
});

it('names the call in the row of an action, which a file of DevTools is read without [STORE-7, STORE-8]', () => {
  const { actionSanitizer } = masks(SECRETS);
  const call = { type: 'api/executeQuery/pending', meta: { arg: { endpointName: 'getAgents' } } };
  const row = actionSanitizer(call);
  expect(row.type).toBe('api/executeQuery/pending getAgents');
  expect(readDevtools(JSON.stringify([row]), {})?.parts[0]?.body).toMatchObject([{ a: call }]);
  expect(actionSanitizer({ type: 'authModal/authModalClosed' }).type).toBe('authModal/authModalClosed');
});
