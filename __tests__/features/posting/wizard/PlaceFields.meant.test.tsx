/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from 'react-final-form';
import { PlaceFields } from '@/features/posting/wizard/PlaceFields';
import { pass } from '../../../support/pass';
import { renderScreen } from '../../../support/renderScreen';

const TIRUPATI = {
  name: 'Tirupati',
  localities: [{ name: 'K T Road', also: ['Kotha Veedhi'] }, { name: 'Bhavani Nagar' }, { name: 'Alipiri' }],
};
const cities = (url: URL) =>
  TIRUPATI.name.toLowerCase().startsWith(url.searchParams.get('name')?.toLowerCase() ?? '') ? [TIRUPATI] : [];
const hit = { kind: 'place', label: 'Tirupati', filters: { city: 'Tirupati' }, id: null, count: 9, note: null };
const found = (url: URL) => ({
  match: /^(tirp|5175)/.test(url.searchParams.get('q') ?? '') ? hit : null,
  exact: false,
  suggestions: [],
  didYouMean: [{ ...hit, label: 'Puttur', filters: { city: 'Puttur' } }],
  nearby: [],
});

function show() {
  let values: object = {};
  renderScreen(
    <Form onSubmit={() => undefined}>
      {(form) => {
        values = form.values;
        return <PlaceFields />;
      }}
    </Form>,
    { server: { 'GET property/getCityByName': cities, 'GET search': found } },
  );
  return { values: () => values };
}
const box = (name: string) => screen.getByRole('combobox', { name });
const type = (name: string, value: string) => fireEvent.input(box(name), { target: { value } });
const asked = () => screen.queryByRole('button', { name: /Did you mean/ });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a locality of a known city', () => {
  async function writeLocality(text: string) {
    const shown = show();
    type('City', 'Tirupati');
    await pass(400);
    await waitFor(() => expect(box('Locality')).toBeEnabled());
    type('Locality', text);
    const before = asked();
    fireEvent.blur(box('Locality'));
    // Nothing moves under the finger that leaves the box for a button.
    expect(asked()).toBe(before);
    return shown;
  }

  it.each([
    ['kt road', 'K T Road'],
    ['K.T. Rd', 'K T Road'],
    ['kotha veedhi', 'K T Road'],
    ['Bhavani Ngr', 'Bhavani Nagar'],
  ])('that is written %s is taken as %s when the box is left [WIZ-5]', async (typed, name) => {
    const { values } = await writeLocality(typed);
    expect(values()).toEqual({ city: 'Tirupati', locality: name });
    expect(box('Locality')).toHaveValue(name);
    expect(asked()).toBeNull();
  });

  it('that is a letter off is asked about, and stays as written unless it is taken [WIZ-5]', async () => {
    const { values } = await writeLocality('bhavani nagr');
    expect(values()).toEqual({ city: 'Tirupati', locality: 'bhavani nagr' });
    fireEvent.click(screen.getByRole('button', { name: 'Did you mean Bhavani Nagar?' }));
    expect(values()).toEqual({ city: 'Tirupati', locality: 'Bhavani Nagar' });
    expect(asked()).toBeNull();
  });

  it('that is like none of them is not asked about [WIZ-5]', async () => {
    const { values } = await writeLocality('Green Meadows');
    expect(values()).toEqual({ city: 'Tirupati', locality: 'Green Meadows' });
    expect(asked()).toBeNull();
  });
});

describe('a city', () => {
  it.each(['tirpati', '517501'])(
    'that is written %s is asked about, and opens its localities [WIZ-4, WIZ-5]',
    async (q) => {
      const { values } = show();
      type('City', q);
      await pass(400);
      expect(box('Locality')).toBeDisabled();
      fireEvent.click(await screen.findByRole('button', { name: 'Did you mean Tirupati?' }));
      await pass(400);
      await waitFor(() => expect(box('Locality')).toBeEnabled());
      expect(values()).toEqual({ city: 'Tirupati' });
      expect(asked()).toBeNull();
    },
  );

  it('that is like no known one is told below its box, and may stay [WIZ-4, WIZ-5, WIZ-18]', async () => {
    const { values } = show();
    type('City', 'Guntur');
    await pass(400);
    await pass(50);
    expect(box('City')).toHaveAccessibleDescription(/^We do not know this city yet\. You can still post/);
    expect(box('Locality')).toHaveAccessibleDescription('We list no localities in this city.');
    expect(values()).toEqual({ city: 'Guntur' });
    expect(asked()).toBeNull();
    type('City', 'Tirupati');
    await pass(400);
    expect(box('City')).toHaveAccessibleDescription('Required. Type the first letters and choose.');
  });
});
