import { screen, within } from '@testing-library/react';
import type { Project } from '@/contract/entities';
import ProjectRoute from '@/routes/ProjectRoute';
import { aProject } from './factories';
import { renderScreen, type RenderOptions } from './renderScreen';
import { QUIET } from './quietAnswers';

export const PATH = '/properties-listing-one';
/** The question for one project. */
export const CALL = 'GET projects/propertyDetailsByUser';

export const towers = aProject({
  _id: 'p1',
  name: 'Seshadri Towers',
  propertyMainImage: ['/uploads/tower-2-1280x960.jpg', '/uploads/tower-3-1280x960.jpg'],
  exteriorView: ['/uploads/outside-1-1280x960.jpg'],
  livingRoom: ['/uploads/living-1-1280x960.jpg'],
  kitchen: ['/uploads/kitchen-1-1280x960.jpg'],
  bedrooms: ['/uploads/bed-1-1280x960.jpg', '/uploads/bed-2-1280x960.jpg'],
  floorPlan2Bhk: ['/uploads/plan-2-800x600.jpg'],
  projectExtentArea: '3.5acres',
  noOfUnits: 12,
  noOfFloors: 9,
  totalBlocks: 4,
  launchDate: '2026-03-01',
  livingDiningFloor: 'Vitrified tiles',
  kitchenFitting: 'Granite counter',
  bedroomWall: 'Acrylic emulsion',
  toiletFitting: 'Chrome fittings',
  projectBrochure: '/uploads/seshadri.pdf',
  video: 'https://youtu.be/abcdefghijk',
  locationMap: ['https://www.google.com/maps/embed?pb=1'],
  locationHighlights: ['Bus stand 1 km'],
  amenities: { swimmingPool: true, vaastuComplaint: true, lift: false },
  customAmenities: ['Pooja hall'],
});

/** The page of a project, over a server that has this one or none. */
export const show = (project: Project | null, { path = `${PATH}?id=p1`, server = {}, ...rest }: RenderOptions = {}) =>
  renderScreen(<ProjectRoute />, {
    path,
    pattern: PATH,
    server: { ...QUIET.project, [CALL]: project === null ? [] : [project], ...server },
    ...rest,
  });

export const title = () => screen.findByRole('heading', { level: 1, name: 'Seshadri Towers' });
export const section = (name: string) => within(screen.getByRole('region', { name }));
