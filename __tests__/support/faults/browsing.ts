import type { Page } from 'playwright-core';
import type { EndpointName } from '@/contract/endpoints';
import { heading, main, retry, unless404, type Scenario } from './scenario';
import { plainWords } from './faults';

/** A section of Home: a quiet line where it failed. */
const homeSection = (title: string): Scenario => ({
  path: () => '/home',
  cause: async (page) => {
    // Sections further down come when somebody scrolls there.
    await heading(page).waitFor();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  },
  words: () => ['This part did not load.'],
  way: retry,
  shown: (page) => page.getByRole('heading', { name: title, exact: true }),
});

const openCities = async (page: Page) => {
  const field = main(page).getByRole('combobox', { name: 'City' }).first();
  await field.click();
  await field.press('ArrowDown');
};
const gone = (words: string, link: RegExp): Pick<Scenario, 'words' | 'way'> => ({
  words: unless404(words),
  way: (page, fault) => (fault === 'status 404' ? main(page).getByRole('link', { name: link }) : retry(page)),
});

/** What visitors browse. */
export const BROWSING = {
  getHomeProjects: homeSection('In Spotlight'),
  getHomeBuilders: homeSection('Top Builders/Developers'),
  getHomeAgents: homeSection('Recommended Realtors'),
  getProperties: {
    path: () => '/properties?city=Tirupati',
    way: retry,
    shown: (page) => main(page).getByRole('article'),
  },
  getProjects: { path: () => '/projects', way: retry, shown: (page) => main(page).getByRole('article') },
  getLocalities: {
    path: () => '/properties?city=Tirupati',
    way: (page) => main(page).getByRole('article').getByRole('link'),
    shown: (page) => main(page).getByRole('article'),
  },
  getCities: {
    path: () => '/properties?city=Tirupati',
    cause: openCities,
    way: (page) => main(page).getByRole('article').getByRole('link'),
    shown: (page) => page.getByRole('option', { name: /Tirupati/ }),
  },
  getAgents: { path: () => '/realestateagents', way: retry, shown: (page) => main(page).getByRole('article') },
  getAgent: {
    path: ({ realtor }) => `/agentdetails/${realtor}`,
    ...gone('We could not find this agent', /agents/i),
    shown: (page) => heading(page).filter({ hasNotText: /^Agent$/ }),
  },
  getBuilders: { path: () => '/buildersdevelopers', way: retry, shown: (page) => main(page).getByRole('article') },
  getProperty: {
    path: ({ property }) => `/properties-listing?id=${property}`,
    words: (fault) =>
      fault === 'status 404'
        ? [plainWords(fault), 'We could not find this listing']
        : [plainWords(fault), 'The listing did not load'],
    way: gone('', /See all properties/).way,
    shown: (page) => page.getByRole('tab', { name: 'Overview' }),
  },
  getProject: {
    path: ({ project }) => `/properties-listing-one?id=${project}`,
    words: (fault) =>
      fault === 'status 404'
        ? [plainWords(fault), 'We could not find this project']
        : [plainWords(fault), 'The project did not load'],
    way: gone('', /See all projects/).way,
    shown: (page) => page.getByRole('navigation', { name: 'Sections of this project' }),
  },
} satisfies Partial<Record<EndpointName, Scenario>>;
