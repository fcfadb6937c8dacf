/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { PATH, section, show, title, towers } from '../support/projectRoute';

describe('sections', () => {
  const NAMES = ['Overview', 'About', 'Floor plans', 'Specifications', 'Amenities', 'Brochure', 'Locality'];

  it('has tabs that scroll to each section [JDET-2]', async () => {
    const scrolled: string[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
      scrolled.push(this.id);
    });
    const { user, location } = show(towers);
    await title();
    const tabs = within(screen.getByRole('navigation', { name: 'Sections of this project' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual(NAMES);
    for (const tab of tabs) await user.click(tab);
    expect(scrolled).toHaveLength(NAMES.length);
    expect(screen.getByRole('region', { name: 'Locality' })).toHaveFocus();
    expect(scrolled.at(-1)).toBe(screen.getByRole('region', { name: 'Locality' }).id);
    expect(location()).toBe(`${PATH}?id=p1`);
    jest.restoreAllMocks();
  });

  it('shows project area, sizes, units and launch date [JDET-3]', async () => {
    show({ ...towers, possessionDate: '2028-03' });
    await title();
    const rows = section('Overview');
    for (const [name, value] of [
      ['Project area', '3.5 acres'],
      ['Sizes', '1,100 – 1,900 sq ft'],
      ['Project size', '108 units'],
      ['Launch date', '1 March 2026'],
      ['Possession date', 'March 2028'],
    ] as const) {
      expect(rows.getByText(name).nextElementSibling).toHaveTextContent(value);
    }
  });

  it('lists area and price of each configuration in the overview, the prices as in the head [JDET-1, JLIST-5, FMT-1]', async () => {
    show(towers);
    await title();
    const prices = within(section('Overview').getByRole('table', { name: 'Configurations, unit areas and prices' }));
    expect(prices.getByRole('row', { name: '3 BHK 1,500 – 1,900 sq ft ₹72.00 L – ₹91.20 L' })).toBeVisible();
  });

  it("shows the project's own about text and amenities, in both spellings [JDET-10]", async () => {
    show(towers);
    await title();
    expect(section('About').getByText('Two towers around a garden.')).toBeVisible();
    const amenities = section('Amenities').getAllByRole('listitem');
    expect(amenities.map((item) => item.textContent)).toEqual(['Swimming pool', 'Vaastu compliant', 'Pooja hall']);
  });

  it('shows the floor plan, area and price of each configuration, the price as in the head [JDET-4, FMT-1]', async () => {
    const { user } = show(towers);
    await title();
    const plans = section('Floor plans');
    expect(plans.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['2 BHK', '3 BHK']);
    expect(plans.getByText('1,100 – 1,250 sq ft')).toBeVisible();
    expect(plans.getByRole('button', { name: 'Open floor plan 1 of 1: 2 BHK' })).toBeVisible();
    await user.click(plans.getByRole('tab', { name: '3 BHK' }));
    expect(plans.getByText('₹72.00 L – ₹91.20 L')).toBeVisible();
    expect(plans.getByText('No floor plan for this configuration yet.')).toBeVisible();
  });

  it('shows floor, fitting, wall and ceiling of each room [JDET-5]', async () => {
    show(towers);
    await title();
    const cells = within(section('Specifications').getByRole('table'));
    expect(cells.getByRole('row', { name: 'Living/Dining Vitrified tiles' })).toBeVisible();
    expect(cells.getByRole('row', { name: 'Bedroom Acrylic emulsion' })).toBeVisible();
    expect(cells.getByRole('row', { name: 'Kitchen Granite counter' })).toBeVisible();
    expect(cells.getByRole('row', { name: 'Toilet Chrome fittings' })).toBeVisible();
  });

  it('shows every finish of the specification in its room and column [JDET-5]', async () => {
    const finishes = [
      'livingDiningFloor',
      'bedroomFloor',
      'kitchenFloor',
      'kitchenFitting',
      'toiletFitting',
      'bedroomFitting',
      'livingDiningWall',
      'kitchenWall',
      'bedroomWall',
    ];
    show({ ...towers, ...Object.fromEntries(finishes.map((field) => [field, field])) });
    await title();
    const rows = within(section('Specifications').getByRole('table')).getAllByRole('row').slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.lastChild?.textContent ?? ''),
    );
    expect(cells).toEqual([
      ['livingDiningFloor', '', 'livingDiningWall'],
      ['bedroomFloor', 'bedroomFitting', 'bedroomWall'],
      ['kitchenFloor', 'kitchenFitting', 'kitchenWall'],
      ['', 'toiletFitting', ''],
    ]);
  });

  it('lists neither a room nor a column of which nothing is given [JDET-5]', async () => {
    show({ ...towers, kitchenFitting: null, toiletFitting: '' });
    await title();
    const table = within(section('Specifications').getByRole('table'));
    expect(table.getAllByRole('rowheader').map((room) => room.textContent)).toEqual(['Living/Dining', 'Bedroom']);
    const columns = table.getAllByRole('columnheader').map((column) => column.textContent);
    expect(columns).toEqual(['Room', 'Floor', 'Wall and ceiling']);
  });

  it('says no unit area where none is known [JDET-4]', async () => {
    show({ ...towers, unitAreaRangeFrom2BHK: null, unitAreaRangeTo2BHK: null });
    await title();
    const plans = section('Floor plans');
    expect(plans.getByText('Price')).toBeVisible();
    expect(plans.queryByText('Unit area')).toBeNull();
  });

  it('shows what is near in the locality [JDET-2]', async () => {
    show(towers);
    await title();
    expect(section('Locality').getByText('Bus stand 1 km')).toBeVisible();
    expect(section('Locality').getByText('Korlagunta, Tirupati')).toBeVisible();
  });

  it('hides the specifications of a venture, their tab too [JDET-5]', async () => {
    show({ ...towers, propertyType: 'venture' });
    await title();
    expect(screen.queryByRole('region', { name: 'Specifications' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Specifications' })).toBeNull();
  });

  it('embeds brochure and map when asked [JDET-6]', async () => {
    const { user } = show(towers);
    await title();
    await user.click(screen.getByRole('button', { name: 'Show the brochure' }));
    expect(screen.getByTitle('Brochure of Seshadri Towers')).toHaveAttribute('src', '/uploads/seshadri.pdf');
    await user.click(screen.getByRole('button', { name: 'Show the map' }));
    expect(screen.getByTitle('Location map of Seshadri Towers')).toHaveAttribute(
      'src',
      'https://www.google.com/maps/embed?pb=1',
    );
  });

  it('shows a map that is a picture as one [JDET-6]', async () => {
    show({ ...towers, locationMap: '/uploads/map-1-800x600.jpg' });
    await title();
    expect(section('Locality').getByRole('img', { name: 'Location map of Seshadri Towers' })).toHaveAttribute(
      'src',
      '/uploads/map-1-800x600.jpg',
    );
  });

  it('says No Brochure and No Location where there is none [JDET-6]', async () => {
    show({ ...towers, projectBrochure: null, locationMap: null, video: ' ' });
    await title();
    expect(screen.queryByText(/at an address we do not show/)).toBeNull();
    expect(section('Brochure').getByText('No Brochure')).toBeVisible();
    expect(section('Locality').getByText('No Location')).toBeVisible();
  });
});
