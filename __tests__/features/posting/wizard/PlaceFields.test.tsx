/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import { KeptFields } from '@/components/fields/KeptFields';
import { showSite } from '@/domain/site';
import { PlaceFields } from '@/features/posting/wizard/PlaceFields';
import { pass } from '../../../support/pass';
import { renderScreen } from '../../../support/renderScreen';

const CITIES = [
  { name: 'Tirupati', localities: [{ name: 'Alipiri' }, { name: 'Korlagunta' }] },
  { name: 'Tiruchanur', localities: [] },
  { name: 'Nellore', localities: [{ name: 'Alipiri' }, { name: 'Vedayapalem' }] },
];
const search = (url: URL) => {
  const wanted = url.searchParams.get('name')?.toLowerCase() ?? '';
  return CITIES.filter(({ name }) => name.toLowerCase().startsWith(wanted));
};

function show(initial: object = {}, answer: unknown = search) {
  let values: object = {};
  const shown = renderScreen(
    <Form onSubmit={() => undefined} initialValues={initial}>
      {(form) => {
        values = form.values;
        return <PlaceFields />;
      }}
    </Form>,
    { server: { 'GET property/getCityByName': answer } },
  );
  return { ...shown, values: () => values };
}
/** A form whose step with the place comes and goes. */
function Steps({ form }: { readonly form: (isOpen: boolean) => ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {form(isOpen)}
      <button onClick={() => setOpen(!isOpen)}>Step</button>
    </>
  );
}
const city = () => screen.getByRole('combobox', { name: 'City' });
const locality = () => screen.getByRole('combobox', { name: 'Locality' });
const type = (box: HTMLElement, value: string) => fireEvent.input(box, { target: { value } });
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a place by another name of it', () => {
  it('is suggested, and opens the localities of the city [WIZ-4] [WIZ-5]', async () => {
    const localities = [{ name: 'Alipiri', also: ['అలిపిరి'] }, { name: 'Korlagunta' }];
    show({}, [{ name: 'Tirupati', also: ['Thirupathi'], localities }]);
    type(city(), 'thirup');
    await pass(400);
    expect(names()).toEqual(['Tirupati']);
    type(city(), 'Thirupathi');
    await pass(400);
    await waitFor(() => expect(locality()).toBeEnabled());
    expect(names()).not.toContain('Alipiri');
    type(locality(), 'అలి');
    expect(names()).toContain('Alipiri');
    type(locality(), 'korrla');
    expect(names()).toContain('Korlagunta');
    expect(names()).not.toContain('Alipiri');
  });

  it('is shown in the page’s language, while the market’s own name is stored [WIZ-4] [WIZ-5]', async () => {
    showSite({ places: { Renigunta: 'రేణిగుంట', 'Gandhi Nagar': 'గాంధీ నగర్' } });
    const { values } = show({}, [{ name: 'Renigunta', also: ['రేణిగుంట'], localities: [{ name: 'Gandhi Nagar' }] }]);
    type(city(), 'రేణి');
    await pass(400);
    expect(names()).toEqual(['రేణిగుంట']);
    fireEvent.click(screen.getByRole('option', { name: 'రేణిగుంట' }));
    expect(city()).toHaveValue('రేణిగుంట');
    await waitFor(() => expect(locality()).toBeEnabled());
    type(locality(), 'Gandhi Nagar');
    expect(locality()).toHaveValue('Gandhi Nagar');
    fireEvent.blur(locality());
    expect(locality()).toHaveValue('గాంధీ నగర్');
    expect(values()).toEqual({ city: 'Renigunta', locality: 'Gandhi Nagar' });
    type(city(), 'రేణిగుం');
    await pass(400);
    type(city(), 'రేణిగుంట');
    expect(values()).toMatchObject({ city: 'Renigunta' });
    showSite({});
  });

  it('is only suggested where the text merely sounds like it [WIZ-4] [WIZ-5]', async () => {
    const { values } = show({}, [{ name: 'Tirupati', localities: [{ name: 'Alipiri' }] }]);
    type(city(), 'Tirupathy');
    await pass(400);
    expect(names()).toEqual(['Tirupati']);
    expect(locality()).toBeDisabled();
    expect(values()).toEqual({ city: 'Tirupathy' });
    fireEvent.click(screen.getByRole('option', { name: 'Tirupati' }));
    await waitFor(() => expect(locality()).toBeEnabled());
    expect(values()).toEqual({ city: 'Tirupati' });
  });
});

describe('the city', () => {
  it('is searched from one character on, 300 ms after the last key [WIZ-4]', async () => {
    const { calls } = show();
    type(city(), 'T');
    await pass(200);
    type(city(), 'Ti');
    await pass(250);
    expect(calls).toEqual([]);
    await pass(100);
    expect(calls).toEqual(['GET property/getCityByName?name=Ti']);
    expect(names()).toEqual(['Tirupati', 'Tiruchanur']);
    type(city(), 'N');
    await pass(350);
    expect(calls).toHaveLength(2);
    expect(names()).toEqual(['Nellore']);
  });

  it('suggests nothing without text or without a match [WIZ-4]', async () => {
    show();
    act(() => city().focus());
    expect(screen.queryByRole('listbox')).toBeNull();
    type(city(), 'Zz');
    await pass(400);
    expect(screen.queryByRole('listbox')).toBeNull();
    type(city(), 'Ti');
    await pass(400);
    expect(screen.getByRole('listbox', { name: 'City' })).toBeVisible();
    type(city(), '');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('has an empty list after a failure, and works again with the next key [WIZ-4]', async () => {
    const { server } = show({}, { status: 500, body: { errors: { message: 'No' } } });
    type(city(), 'Ti');
    await pass(400);
    expect(screen.queryByRole('listbox')).toBeNull();
    server.answer('GET property/getCityByName', search);
    type(city(), 'Tir');
    await pass(400);
    expect(names()).toEqual(['Tirupati', 'Tiruchanur']);
  });

  it('never shows the late answer to an older text [WIZ-4]', async () => {
    show({}, (url: URL) =>
      url.searchParams.get('name') === 'T'
        ? { body: [{ name: 'Tirupati old', localities: [] }], delay: 2000 }
        : search(url),
    );
    type(city(), 'T');
    await pass(350);
    type(city(), 'Ti');
    await pass(350);
    expect(names()).toEqual(['Tirupati', 'Tiruchanur']);
    await pass(2500);
    expect(names()).toEqual(['Tirupati', 'Tiruchanur']);
  });

  it('is marked required [WIZ-18]', () => {
    show();
    expect(city()).toBeRequired();
  });
});

describe('the locality', () => {
  it('is disabled until a city is chosen, and suggests that city’s [WIZ-5]', async () => {
    const { values } = show();
    expect(locality()).toBeDisabled();
    type(city(), 'Ti');
    await pass(400);
    expect(locality()).toBeDisabled();
    fireEvent.click(screen.getByRole('option', { name: 'Tirupati' }));
    expect(locality()).toBeEnabled();
    type(locality(), 'kor');
    fireEvent.click(screen.getByRole('option', { name: 'Korlagunta' }));
    expect(values()).toEqual({ city: 'Tirupati', locality: 'Korlagunta' });
  });

  it('takes a city that is typed in full, in any case, for chosen [WIZ-5]', async () => {
    show();
    type(city(), 'tirupati ');
    await pass(400);
    expect(locality()).toBeEnabled();
  });

  it('is cleared and disabled by a city without localities [WIZ-5]', async () => {
    const { values } = show({ city: 'Tirupati', locality: 'Alipiri' });
    await pass(50);
    expect(locality()).toHaveValue('Alipiri');
    type(city(), 'Tiruchanur');
    await pass(400);
    expect(locality()).toBeDisabled();
    expect(locality()).toHaveValue('');
    expect(values()).toEqual({ city: 'Tiruchanur' });
    // Back in its city it is there again.
    type(city(), 'Tirupati');
    await pass(400);
    expect(locality()).toHaveValue('Alipiri');
  });

  it('is not kept in another city [WIZ-5]', async () => {
    const { values } = show({ city: 'Tirupati', locality: 'Korlagunta' });
    await pass(50);
    type(city(), 'Nellore');
    await pass(400);
    expect(locality()).toBeEnabled();
    expect(values()).toEqual({ city: 'Nellore' });
  });

  it('asks to choose among the cities that begin with what is typed [WIZ-4, WIZ-5]', async () => {
    show();
    type(city(), 'Tiru');
    await pass(400);
    expect(locality()).toBeDisabled();
    expect(screen.getByText('Choose the city first.')).toBeVisible();
  });

  it('stays disabled in a city that nobody knows, which may be posted in all the same [WIZ-5, WIZ-18]', async () => {
    const { values } = show();
    type(city(), 'Puttur');
    await pass(400);
    expect(locality()).toBeDisabled();
    expect(screen.getByText(/do not know this city yet/)).toBeVisible();
    expect(values()).toEqual({ city: 'Puttur' });
  });

  it('keeps what came with a city that nobody has touched, also when it cannot be looked up [EDIT-6]', async () => {
    const { values } = show({ city: 'Puttur', locality: 'Old Town' });
    await pass(50);
    expect(locality()).toBeEnabled();
    await waitFor(() => expect(values()).toEqual({ city: 'Puttur', locality: 'Old Town' }));
  });

  it('is kept while another step is open [WIZ-1, WIZ-5]', async () => {
    let values: object = {};
    const form = (isOpen: boolean) => (
      <Form onSubmit={() => undefined} initialValues={{}}>
        {(state) => {
          values = state.values;
          return (
            <>
              <KeptFields />
              {isOpen && <PlaceFields />}
            </>
          );
        }}
      </Form>
    );
    renderScreen(<Steps form={form} />, { server: { 'GET property/getCityByName': search } });
    type(city(), 'Tirupati');
    await pass(400);
    type(locality(), 'Alipiri');
    for (let turn = 0; turn < 2; turn += 1) fireEvent.click(screen.getByRole('button', { name: 'Step' }));
    await pass(400);
    expect(values).toMatchObject({ city: 'Tirupati', locality: 'Alipiri' });
    expect(locality()).toBeEnabled();
  });
});
