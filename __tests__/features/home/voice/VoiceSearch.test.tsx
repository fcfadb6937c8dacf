/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { SearchBox } from '@/features/home/SearchBox';
import { usePlaceSearch } from '@/features/home/usePlaceSearch';
import '../../../support/dialog';
import { renderScreen } from '../../../support/renderScreen';

/** What a browser offers that writes down speech; the test speaks. */
class Recognition extends EventTarget {
  static all: Recognition[] = [];
  lang = '';
  interimResults = false;
  constructor() {
    super();
    Recognition.all.push(this);
  }
  start() {}
  stop() {
    this.dispatchEvent(new Event('end'));
  }
  abort() {
    this.stop();
  }
  hears(transcript: string) {
    this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript }]] }));
  }
  fails(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
    this.stop();
  }
}

const Box = () => <SearchBox search={usePlaceSearch()} />;
const TELUGU = 'తిరుచానూరులో 60 లక్షల లోపు 3 బిహెచ్‌కె';
const filters = { city: 'Tirupati', locality: 'Tiruchanur', bhkType: '3', maxPrice: 6_000_000 };
const match = { kind: 'type', label: '3 BHK · Tiruchanur', note: null, filters, id: null, count: 4 };
const show = () =>
  renderScreen(<Box />, {
    path: '/home',
    server: {
      'GET users/getAllCities': { citieslist: [{ name: 'Tirupati', localities: [{ name: 'Tiruchanur' }] }] },
      'GET search': { match, exact: true, suggestions: [], didYouMean: [], nearby: [] },
    },
  });
const open = async () => {
  const shown = show();
  await shown.user.click(screen.getByRole('button', { name: 'Search by voice' }));
  return shown;
};
const speaking = async (language: string, act_: (recognition: Recognition) => void) => {
  await waitFor(() => expect(screen.getByRole('button', { name: language })).toBeEnabled());
  act(() => screen.getByRole('button', { name: language }).click());
  const recognition = Recognition.all.at(-1);
  if (recognition === undefined) throw new Error('Nothing listens.');
  act(() => act_(recognition));
  return recognition;
};

beforeEach(() => {
  Recognition.all = [];
  Object.assign(window, { webkitSpeechRecognition: Recognition });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'webkitSpeechRecognition');
});

it('is not offered by a browser that cannot write down speech [HOME-14]', () => {
  Reflect.deleteProperty(window, 'webkitSpeechRecognition');
  show();
  expect(screen.queryByRole('button', { name: 'Search by voice' })).toBeNull();
});

it('says who may hear it, shows what it hears, and searches for it [HOME-14]', async () => {
  const { user, location } = await open();
  expect(await screen.findByText(/Your browser may send your voice to its maker/)).toBeVisible();
  const { lang } = await speaking('తెలుగు', (recognition) => recognition.hears('తిరుచానూరులో'));
  expect(lang).toBe('te-IN');
  expect(within(screen.getByRole('dialog')).getByText('తిరుచానూరులో')).toHaveRole('status');
  act(() => Recognition.all.at(-1)?.hears(TELUGU));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(location()).toMatch(/^\/properties\?city=Tirupati.*locality=Tiruchanur/));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['no-speech', /could not hear you/],
  ['not-allowed', /does not let us use the microphone/],
  ['audio-capture', /found no microphone/],
  ['network', /Please type instead/],
])('tells why nothing came after %s, and can be tried again [HOME-14]', async (error, words) => {
  const { location } = await open();
  await speaking('English', (recognition) => recognition.fails(error));
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'हिन्दी' })).toBeEnabled();
  expect(location()).toBe('/home');
});

it('hears nothing any more once it is closed [HOME-14]', async () => {
  const { user, location } = await open();
  const recognition = await speaking('English', (each) => each.hears('3 bhk'));
  await user.click(screen.getByRole('button', { name: /close/i }));
  act(() => recognition.stop());
  expect(location()).toBe('/home');
});
