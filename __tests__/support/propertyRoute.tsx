import { screen } from '@testing-library/react';
import PropertyRoute from '@/routes/PropertyRoute';
import { aProperty } from './factories';
import { renderScreen, type RenderOptions } from './renderScreen';
import { QUIET } from './quietAnswers';

/** The question for one listing. */
export const CALL = 'GET property/propertyDetailsByUser';
export const OWNER = { _id: 'a1', name: 'Lakshmi Naidu', username: 'Lakshmi', realEstateExperience: 14, rating: 4.7 };
export const flat = aProperty({
  _id: 'p1',
  name: 'Garuda Flat',
  userId: OWNER,
  type: 'Sell',
  view: null,
  livingRoom: ['/uploads/living-1-1280x960.jpg', '/uploads/living-2-1280x960.jpg'],
  kitchen: ['/uploads/kitchen-1-1280x960.jpg'],
  bedrooms: ['/uploads/bed-1-1280x960.jpg', '/uploads/bed-2-1280x960.jpg'],
  locationMap: ['/uploads/map-1-1280x960.jpg'],
  amenities: { lift: true, rainwaterHarvesting: true, gymnasium: false },
  about: 'Corner home.\nMorning light.',
  video: 'https://youtu.be/abcdefghijk',
});

/** The page of a listing, over a server that gives this answer to the question for it. */
export const show = (
  answer: unknown = [flat],
  { path = '/properties-listing?id=p1', server = {}, ...rest }: RenderOptions = {},
) =>
  renderScreen(<PropertyRoute />, {
    path,
    pattern: '/properties-listing',
    server: { ...QUIET.listing, [CALL]: answer, ...server },
    ...rest,
  });
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
