/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { StaticVariant } from '@/features/posting/variants/StaticVariant';
import { EditForm } from '@/features/posting/wizard/EditForm';
import { PostingWizard } from '@/features/posting/wizard/PostingWizard';
import { button, CITIES, POST, preview, step, terms } from '../../../support/postingWizard';
import { renderScreen } from '../../../support/renderScreen';
import { patient } from '../../../support/patience';

jest.setTimeout(patient(60_000));

const UPDATE = 'POST property/update';
const SERVER = {
  'GET property/getCityByName': CITIES,
  [POST]: { message: 'Your property is posted.' },
  [UPDATE]: { message: 'Your property is updated.' },
};
const SESSION = { token: 't', user: { _id: 'a00000000000000000000001', roleCode: 'agt' } } as const;

/** A static variant with the wizard behind it. */
async function showVariant(kind: 'residential' | 'commercial', server: Readonly<Record<string, unknown>> = {}) {
  const path = kind === 'residential' ? '/postproperty-residential' : '/postproperty-apartment';
  const shown = renderScreen(<StaticVariant kind={kind} />, {
    ...SESSION,
    path,
    pattern: path,
    server: { ...SERVER, ...server },
    elsewhere: { '/postproperty': <PostingWizard preview={preview} /> },
  });
  await screen.findByText('Progress');
  const bodies = () => shown.server.sent.filter(({ call }) => call === POST).map(({ body }) => body);
  const pick = (group: string, choice: string) =>
    shown.user.click(within(screen.getByRole('radiogroup', { name: group })).getByLabelText(choice));
  const type = (label: string, text: string) => shown.user.type(screen.getByLabelText(label), text);
  const goOn = async () => {
    await shown.user.click(button('Continue in the posting form'));
    await screen.findByRole('heading', { level: 2, name: /Basic Details/ });
    await shown.user.click(step(/Property Details/));
  };
  const post = async () => {
    await shown.user.click(step(/Photos & Videos/));
    await shown.user.click(terms());
    await shown.user.click(step(/Price Details/));
    await shown.user.click(button('Post Property'));
    await shown.user.click(button('Post all the same'));
  };
  return { ...shown, bodies, pick, type, goOn, post };
}
const apart = () => screen.queryByRole('region', { name: 'Brought along' });
const items = () =>
  within(screen.getByRole('region', { name: /Brought along|Also in this listing/ }))
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

describe('What a static variant brought along', () => {
  it('and a flat is not asked for stands apart, can be removed one by one, and is posted [STAT-5, WIZ-16]', async () => {
    const { user, bodies, pick, type, goOn, post, location } = await showVariant('residential');
    await type('City', 'Tirupati');
    await type('Total units', '120');
    await pick('Total floors', '5+');
    await pick('Open sides', '2');
    await type('Road width', '40');
    await type('Plot area', '2400');
    await pick('Bedrooms', '3 BHK');
    await goOn();
    expect(items()).toEqual(['Open sides: 2', 'Road width: 40 ft', 'Plot area: 2,400 sq ft', 'Total units: 120']);
    expect(screen.getByRole('textbox', { name: 'Total floors' })).toHaveValue('5+');
    await user.click(button('Remove Road width'));
    expect(items()).toHaveLength(3);
    expect(screen.getByText('Road width removed.')).toHaveAttribute('role', 'status');
    expect(apart()).toContainElement(document.activeElement as HTMLElement);
    await post();
    await waitFor(() => expect(location()).toBe('/dashboard'));
    expect(bodies()).toEqual([
      expect.objectContaining({
        selectedSubtype: 'Flat/Apartment',
        bedroom: '3 BHK',
        noOfUnits: 120,
        noOfFloors: '5+',
        noOfOpenSides: '2',
        plotArea: 2400,
        widthOfTheRoad: null,
      }),
    ]);
  });

  it('and land is not asked for stands apart, and where it is asked for it stands in its field [STAT-5]', async () => {
    const { user, bodies, pick, type, goOn, post, location } = await showVariant('commercial');
    await pick('Property type', 'Plot/land');
    await type('City', 'Tirupati');
    await pick('Floor no', '2');
    await pick('Bathrooms', '2');
    await pick('Furnishing', 'Unfurnished');
    await user.click(screen.getByLabelText('Lift'));
    await type('Other amenity', 'Koi pond{Enter}');
    await type('Road width', '40');
    await goOn();
    expect(items()).toEqual([
      'Floor number: 2',
      'Bathrooms: 2',
      'Furnishing: Unfurnished',
      'Amenities: Lift',
      'Your own amenities: Koi pond',
    ]);
    expect(screen.getByLabelText('Road width')).toHaveValue('40');
    await user.click(step(/Basic Details/));
    await user.click(screen.getByRole('radio', { name: 'Office' }));
    await user.click(step(/Property Details/));
    expect(items()).toEqual(['Road width: 40 ft']);
    expect(screen.getByLabelText('Lift')).toBeChecked();
    await user.click(step(/Basic Details/));
    await user.click(screen.getByRole('radio', { name: /Plot/ }));
    await user.click(step(/Property Details/));
    await user.click(button('Remove Your own amenities'));
    await post();
    await waitFor(() => expect(location()).toBe('/dashboard'));
    expect(bodies()).toEqual([
      expect.objectContaining({
        selectedSubtype: 'Plot/land',
        widthOfTheRoad: 40,
        propertyFloorNo: '2',
        bathroom: '2',
        furnishingType: 'Unfurnished',
        amenities: expect.objectContaining({ lift: true, park: false }) as object,
        customAmenities: [],
        bedroom: null,
      }),
    ]);
  });

  it('and the server refuses says why there [STAT-5, WIZ-18]', async () => {
    const reason = 'noOfUnits: must be a number.';
    const { type, goOn, post } = await showVariant('residential', {
      [POST]: { status: 400, body: { errors: { message: reason } } },
    });
    await type('City', 'Tirupati');
    await type('Total units', '120');
    await goOn();
    await post();
    const [item] = await within(await screen.findByRole('region', { name: 'Brought along' })).findAllByRole('listitem');
    await waitFor(() => expect(item).toHaveTextContent(/Total units: 120.*Must be a number\./));
  });

  it('is nothing where nobody brought anything: what another kind left over is neither shown nor sent [WIZ-16]', async () => {
    const { user, bodies, pick, type, goOn, post, location } = await showVariant('residential');
    await type('City', 'Tirupati');
    await pick('Property type', 'Agricultural land');
    await goOn();
    expect(apart()).toBeNull();
    await user.type(screen.getByLabelText('Plot area'), '2400');
    await user.click(step(/Basic Details/));
    await user.click(screen.getByRole('radio', { name: /Flat/ }));
    await user.click(step(/Property Details/));
    expect(apart()).toBeNull();
    await post();
    await waitFor(() => expect(location()).toBe('/dashboard'));
    expect(bodies()).toEqual([expect.objectContaining({ plotArea: null })]);
  });

  it('survives a draft [STAT-5, WIZ-19]', async () => {
    const first = await showVariant('residential');
    await first.type('City', 'Tirupati');
    await first.type('Plot area', '2400');
    await first.goOn();
    await waitFor(() =>
      expect(JSON.stringify(first.onDevice.get('draft:a00000000000000000000001:post'))).toMatch(/2400/),
    );
    first.unmount();
    const { user } = renderScreen(<PostingWizard preview={preview} />, {
      ...SESSION,
      path: '/postproperty',
      server: SERVER,
      onDevice: first.onDevice,
    });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('radio', { name: /Property Details/ }));
    expect(items()).toEqual(['Plot area: 2,400 sq ft']);
  });
});

describe('What a listing has beside the fields of its kind', () => {
  const LISTING = {
    _id: 'b1',
    userId: SESSION.user._id,
    city: 'Tirupati',
    selectedSubtype: 'Flat/Apartment',
    plotArea: 2400,
    boundaryWall: 'Yes',
    brokerChargesType: 'percentage',
    brokerage: 2,
    brokerageNegotiable: true,
    view: 'Hills',
  } as const;

  it('stands in its edit form, stays, and can be removed [EDIT-1, EDIT-6]', async () => {
    const shown = renderScreen(<EditForm listing={LISTING} preview={preview} />, {
      ...SESSION,
      path: '/edit-property',
      pattern: '/edit-property',
      server: SERVER,
    });
    await shown.user.click(await screen.findByRole('radio', { name: /Property details/ }));
    expect(items()).toEqual([
      'Plot area: 2,400 sq ft',
      'Boundary wall: Yes',
      'How brokerage is charged: Percentage of price',
      'Brokerage: 2',
      'Brokerage negotiable: Yes',
    ]);
    await shown.user.click(button('Remove Boundary wall'));
    await shown.user.click(step(/3\. Photos/));
    await shown.user.click(terms());
    await shown.user.click(button('Update Property'));
    await waitFor(() => expect(shown.location()).toBe('/dashboard'));
    expect(shown.server.sent.find(({ call }) => call === UPDATE)?.body).toMatchObject({
      plotArea: 2400,
      boundaryWall: null,
      brokerChargesType: 'percentage',
      brokerage: 2,
      brokerageNegotiable: true,
      view: 'Hills',
    });
  });
});
