/** @jest-environment jsdom */
import { chooseTheme, startTheme } from '@/app/theme';

const bars = () => [...document.querySelectorAll('meta')].map((meta) => meta.media);
const root = document.documentElement;
const held = (value: unknown) => ({ get: () => Promise.resolve(value) });

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="theme-color" data-theme="light" /><meta name="theme-color" data-theme="dark" />';
  chooseTheme('system', { set: () => Promise.resolve() });
});

it('wears the look that this device keeps before the page is painted [STORE-1]', async () => {
  await startTheme(held('dark'));
  expect(root.dataset.theme).toBe('dark');
  expect(bars()).toEqual(['not all', 'all']);
});

it('follows the system where nothing, nonsense or no storage is there, and where storage does not answer', async () => {
  for (const get of [
    () => Promise.resolve(undefined),
    () => Promise.resolve('pink'),
    () => Promise.reject(new Error('forbidden')),
    () => new Promise<never>(() => undefined),
  ]) {
    await startTheme({ get });
    expect(root.dataset.theme).toBeUndefined();
  }
  expect(bars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

it('keeps what is chosen outside the browser’s three keys, and goes back to the system', () => {
  const set = jest.fn(() => Promise.resolve());
  chooseTheme('light', { set });
  expect(root.dataset.theme).toBe('light');
  expect(set).toHaveBeenCalledWith('device:theme', 'light');
  expect(localStorage).toHaveLength(0);
  chooseTheme('system', { set });
  expect(root.dataset.theme).toBeUndefined();
});

it('wears what the device tells late, unless another look was chosen meanwhile', async () => {
  const start = async () => {
    let tell: (theme: string) => void = () => undefined;
    await startTheme({ get: () => new Promise((resolve) => (tell = resolve)) });
    return tell;
  };
  const flush = () => new Promise((done) => setTimeout(done, 0));
  (await start())('dark');
  await flush();
  expect(root.dataset.theme).toBe('dark');
  const tell = await start();
  chooseTheme('light', { set: () => Promise.resolve() });
  tell('dark');
  await flush();
  expect(root.dataset.theme).toBe('light');
});
