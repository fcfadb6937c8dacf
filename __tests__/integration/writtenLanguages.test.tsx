/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor } from '@testing-library/react';
import { AppScreens } from '@/app/App';
import { screenOf } from '@/app/prepare';
import { showSite } from '@/domain/site';
import { langOf } from '@/domain/text';
import { aBuilder, anAgent, aProject, aProperty } from '../support/factories';
import { renderScreen } from '../support/renderScreen';

const id = 'abc123abc123';
const TELUGU = 'అలిపిరి దగ్గర కొత్త ఇల్లు';
const HINDI = 'शांत गली में नया घर';
const written = { _id: id, name: TELUGU, about: HINDI };
const owner = { _id: 'a1', name: TELUGU, username: TELUGU };
const review = { _id: 'r1', name: HINDI, rating: 5, text: TELUGU, answer: HINDI, createdAt: '2026-01-10T06:00:00Z' };
const property = aProperty({ ...written, userId: owner });
const project = aProject(written);
const agent = anAgent({ ...written, username: TELUGU, properties: [property], reviews: [review] });
const builder = aBuilder({ ...written, projects: [project] } as never);
const article = { slug: 'a', topic: 'Taxes', title: TELUGU, date: '2027-01-02', summary: HINDI };
const server = {
  'GET homeSettings/projects': { spotlight: [project], reraApproved: [project], topProjects: [project] },
  'GET homeSettings/builders': [builder],
  'GET homeSettings/agents': [agent],
  'GET property': [property],
  'GET projects': [project],
  'GET users/getAgents': [agent],
  'GET builders/getAllBuilders': [builder],
  'GET users/getAgentDetailsById': agent,
  'GET property/propertyDetailsByUser': [property],
  'GET projects/propertyDetailsByUser': [project],
  'GET users/getAllCities': [],
  'GET users/getAllLocalities': [],
  'GET news': { body: { ...article, body: [TELUGU], picture: null } },
  'GET news/all': { articles: [article], pages: 1 },
  'POST property/views': { message: 'ok' },
  'GET reviews': [review],
};

afterEach(() => showSite({}));

it.each([
  '/home',
  '/properties',
  `/properties-listing?id=${id}`,
  '/projects',
  `/properties-listing-one?id=${id}`,
  '/realestateagents',
  `/agentdetails/${id}`,
  '/buildersdevelopers',
  `/buildersdevelopers?id=${id}`,
  `/compare?ids=${id}`,
  '/news',
  '/news/a',
])('says of every text on %s in which language it was written [WCAG 3.1.2]', async (path) => {
  showSite({ news: [article] });
  await screenOf(path.replace(/\?.*/, '')).component.preload();
  renderScreen(<AppScreens />, { path, server });
  await waitFor(() => expect(screen.getAllByText(/ఇల్లు/).length).toBeGreaterThan(0));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const wrong: unknown[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const around = text.parentElement;
    const nodes = [...(around?.childNodes ?? [])].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const sentence = nodes.map(({ textContent }) => textContent).join('');
    // A name within a sentence is one, in whatever script.
    const isMixed = /[a-z]/i.test(sentence) && /[\u0900-\u0c7f]/.test(sentence);
    if (isMixed || !/\p{L}/u.test(sentence) || around?.closest('[aria-hidden]')) continue;
    // "te-IN" is Telugu; what says nothing is in the page's own English.
    const said = around?.closest('body [lang]')?.getAttribute('lang')?.slice(0, 2) ?? 'en';
    if ((langOf(sentence) ?? 'en') !== said) wrong.push(around?.outerHTML);
  }
  expect(wrong).toEqual([]);
});
