/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../support/browserGaps';
import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { compose } from 'redux';
import { patient } from '../support/patience';
import { serverDouble } from '../support/serverDouble';

jest.mock('../../src/app/styles.css', () => ({}));

type Compose = (options?: DevToolsEnhancerOptions) => typeof compose;

/** Starts the app as a page does, with the extension in the browser; resolves with what it was handed. */
async function start(isDemo: boolean): Promise<readonly DevToolsEnhancerOptions[]> {
  jest.resetModules();
  const handed: DevToolsEnhancerOptions[] = [];
  const extension: Compose = (options = {}) => {
    handed.push(options);
    return compose;
  };
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: extension,
    fetch: serverDouble({ 'GET users/current': [] }).fetch,
  });
  document.head.innerHTML = isDemo ? '<meta name="demo">' : '';
  document.body.innerHTML = '<div id="root"></div>';
  window.history.replaceState(null, '', '/contact');
  await import('@/app/main');
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact' }, { timeout: patient(10_000) })).toBeVisible();
  return handed;
}

it('hands Redux DevTools what masks the actions and the state, on the store that the app runs on [STORE-7]', async () => {
  localStorage.setItem('Authorization', 'Bearer abc.def');
  const [options, ...more] = await start(true);
  expect(more).toEqual([]);
  expect(options?.name).toBe('Gruham');
  const action = {
    type: 'api/executeMutation/pending',
    meta: { arg: { endpointName: 'signIn', originalArgs: { username: '9876501234', password: 'Sesame-1' } } },
  };
  const shown = JSON.stringify(options?.actionSanitizer?.(action, 1));
  expect(shown).toContain('signIn');
  expect(shown).not.toMatch(/9876501234|Sesame/);
  const { __gruham: app } = window as unknown as { __gruham: { getState: () => { session: { token: string } } } };
  expect(app.getState().session.token).toBe('Bearer abc.def');
  const state = JSON.stringify(options?.stateSanitizer?.(app.getState(), 0));
  expect(state).toContain('"session":{');
  expect(state).not.toContain('abc.def');
});

it('hands it nothing outside development and the demo [STORE-7]', async () => {
  expect(await start(false)).toEqual([]);
});
