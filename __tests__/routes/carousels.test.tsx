/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import BuildersRoute from '@/routes/BuildersRoute';
import HomeRoute from '@/routes/HomeRoute';
import ProjectRoute from '@/routes/ProjectRoute';
import PropertyRoute from '@/routes/PropertyRoute';
import { aBuilder, aProject, aProperty } from '../support/factories';
import { pass } from '../support/pass';
import { renderScreen, type RenderOptions } from '../support/renderScreen';
import { QUIET } from '../support/quietAnswers';

const six = <T,>(make: (at: number) => T): T[] => Array.from({ length: 6 }, (_, at) => make(at));
const pictures = six((at) => `/uploads/tower-${at}-1280x960.jpg`);

/** A screen with its answers, after the carousels' script has come, in a window so wide (px). */
async function show(screenOf: ReactElement, windowWidth: number, options: RenderOptions) {
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: windowWidth });
  renderScreen(screenOf, options);
  for (let turn = 0; turn < 4; turn += 1) await pass(100);
}

/** The places of a carousel's slides that are in view. */
function inView(name: string): number[] {
  const slides = within(screen.getByRole('group', { name })).getAllByRole('group', { hidden: true });
  return slides.flatMap((slide, at) => (slide.hasAttribute('inert') ? [] : [at]));
}

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom lays nothing out: every element is 1000 px wide.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 300));
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1000);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the carousels of Home', () => {
  const server = {
    ...QUIET.home,
    'GET homeSettings/projects': {
      spotlight: six(() => aProject()),
      reraApproved: six(() => aProject()),
      topProjects: six(() => aProject()),
    },
    'GET homeSettings/builders': six((at) => aBuilder({ name: `Builder ${at}` })),
  };
  const NAMES = [
    'In Spotlight',
    'Trending Projects',
    'Top projects',
    'Top Builders/Developers',
    'Featured Collections',
  ];

  it.each([
    [360, [0]],
    [400, [0, 1]],
    [740, [0, 1, 2]],
    [940, [0, 1, 2, 3]],
  ])('show at %i px the items %j, as lists do [CAR-4, HOME-4, HOME-5, HOME-8]', async (width, items) => {
    await show(<HomeRoute />, width, { path: '/home', server });
    expect(NAMES.map((name) => [name, inView(name)])).toEqual(NAMES.map((name) => [name, items]));
  });
});

describe.each([
  [
    'a property',
    <PropertyRoute key="property" />,
    '/properties-listing?id=x',
    'GET property/propertyDetailsByUser',
    aProperty({ _id: 'x', name: 'Shown', propertyMainImage: pictures }),
  ],
  [
    'a project',
    <ProjectRoute key="project" />,
    '/properties-listing-one?id=x',
    'GET projects/propertyDetailsByUser',
    aProject({ _id: 'x', name: 'Shown', propertyMainImage: pictures }),
  ],
])('the pictures of %s', (_kind, route, path, call, record) => {
  it.each([
    [360, [0]],
    [400, [0, 1]],
    [740, [0]],
    [940, [0]],
  ])('show at %i px the items %j, as detail pages do [CAR-5, PDET-1, JDET-1]', async (width, items) => {
    await show(route, width, { path, server: { ...QUIET.listing, ...QUIET.project, [call]: [record] } });
    expect(inView('Pictures of Shown')).toEqual(items);
  });
});

it('moves a builder’s projects by its buttons in 100 ms [CAR-3, BUILD-2]', async () => {
  const projects = six((at) => ({ _id: `p${at}`, name: `Project ${at}` }));
  await show(<BuildersRoute />, 1280, {
    path: '/buildersdevelopers',
    server: { 'GET builders/getAllBuilders': [aBuilder({ name: 'Balaji Infra', projects })] },
  });
  const name = 'Ongoing projects of Balaji Infra';
  expect(inView(name)).toEqual([0]);
  fireEvent.click(screen.getByRole('button', { name: `Next: ${name}` }));
  await pass(80);
  expect(inView(name)).toEqual([0]);
  await pass(70);
  expect(inView(name)).toEqual([1]);
});
