/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import type { ProjectRecord } from '@/api/records';
import { HomeProjectCard } from '@/features/home/HomeProjectCard';
import { selectChosenListing } from '@/store/chosenListing/chosenListingSlice';
import { renderScreen } from '../../support/renderScreen';

const towers: ProjectRecord = {
  _id: 'p1',
  name: 'Seshadri Towers',
  builderName: 'Seshadri Constructions',
  propertyMainImage: ['/uploads/tower-1280x960.jpg'],
  pictureCount: 12,
  city: 'Tirupati',
  locality: 'Korlagunta',
  propertyType: 'Apartment',
  unitConfig: ['2BHK', '3BHK'],
  unitPriceRangeFrom: 4_500_000,
  unitPriceRangeTo: 12_000_000,
  possessionStatus: 'Under_construction',
};
function show(project: ProjectRecord) {
  const preloaded = { projects: { ids: [project._id], entities: { [project._id]: project } } };
  return renderScreen(<HomeProjectCard id={project._id} />, { path: '/home', preloaded });
}

describe('HomeProjectCard', () => {
  it('shows price range, name, place, builder, possession and number of pictures [HOME-4, FMT-1, JLIST-6]', () => {
    show(towers);
    const card = within(screen.getByRole('article', { name: 'Seshadri Towers' }));
    for (const text of [
      '₹45 L – ₹1.2 Cr',
      'Korlagunta, Tirupati',
      'Seshadri Constructions',
      'Under construction',
      '2, 3 BHK · Apartment',
    ]) {
      expect(card.getByText(text)).toBeInTheDocument();
    }
    expect(card.getByText(/12/)).toHaveTextContent('12 pictures');
  });

  it('opens the project and stores it as the chosen one [ROUTE-5, JLIST-7]', async () => {
    const { user, location, store } = show(towers);
    await user.click(screen.getByRole('link', { name: 'Seshadri Towers' }));
    expect(location()).toBe('/properties-listing-one?id=p1');
    expect(selectChosenListing(store.getState())).toEqual({ _id: 'p1', name: 'Seshadri Towers' });
  });

  it('stands on its own with hardly anything known', () => {
    show({ _id: 'p2', name: 'Alipiri Greens', unitPriceRangeFrom: null, propertyMainImage: null, unitConfig: null });
    const card = within(screen.getByRole('article', { name: 'Alipiri Greens' }));
    expect(card.getByText('Price on request')).toBeInTheDocument();
    expect(card.queryByText(/picture/)).not.toBeInTheDocument();
  });

  it('does not link a project that no address can name', () => {
    show({ _id: 'at:b1:0', name: 'Nameless' });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
