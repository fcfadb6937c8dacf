/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { waitingToasts } from '@/components/ui/toast';
import { showSite } from '@/domain/site';
import { SearchBox } from '@/features/home/SearchBox';
import { usePlaceSearch } from '@/features/home/usePlaceSearch';
import { renderScreen } from '../../support/renderScreen';
import { settle } from '../../support/settle';

const Box = () => <SearchBox search={usePlaceSearch()} />;
const box = () => screen.getByRole('combobox', { name: 'Place, project, type or budget' });
const search = () => screen.getByRole('button', { name: 'Search' });

describe('SearchBox', () => {
  it('starts with Tirupati and searches for it [HOME-1]', async () => {
    const { user, location } = renderScreen(<Box />, { path: '/home' });
    expect(box()).toHaveValue('Tirupati');
    await user.click(search());
    expect(location()).toBe('/properties?city=Tirupati');
  });

  it('calls the city as the page does, and searches for it by its stored name [HOME-1]', async () => {
    showSite({ city: 'Srikalahasti', places: { Srikalahasti: 'శ్రీకాళహస్తి' } });
    const { user, location } = renderScreen(<Box />, { path: '/home' });
    expect(box()).toHaveValue('శ్రీకాళహస్తి');
    await user.click(search());
    expect(location()).toBe('/properties?city=Srikalahasti');
    showSite({});
  });

  it('is typed over once it has the focus: nothing is put behind the city [HOME-1]', async () => {
    const { user, location } = renderScreen(<Box />, { path: '/home' });
    act(() => box().focus());
    await user.keyboard('Renigunta{Enter}');
    await waitFor(() => expect(location()).toBe('/properties?city=Renigunta'));
  });

  it('goes to the properties of another place, with Enter too [HOME-2]', async () => {
    const { user, location } = renderScreen(<Box />, { path: '/home' });
    await user.clear(box());
    await user.type(box(), '  Sri Kalahasti & more {Enter}');
    await waitFor(() => expect(location()).not.toBe('/home'));
    expect(location()).toBe('/properties?city=Sri%20Kalahasti%20%26%20more');
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
  ])('does nothing with %s in it [HOME-2]', async (_what, text) => {
    const { user, location } = renderScreen(<Box />, { path: '/home' });
    await user.clear(box());
    if (text) await user.type(box(), text);
    await user.click(search());
    expect(location()).toBe('/home');
  });
});

describe('suggestions', () => {
  const server = {
    'GET users/getAllCities': {
      citieslist: [
        { name: 'Tirupati', localities: [{ name: 'Alipiri' }, { name: 'Korlagunta' }] },
        { name: 'Chittoor', localities: [{ name: 'Kattamanchi' }] },
      ],
    },
  };
  const show = () => renderScreen(<Box />, { path: '/home', server });
  const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

  it('asks for the places when the box is first used, and shows nothing before one types [HOME-14]', async () => {
    const { user, calls } = show();
    expect(calls).toEqual([]);
    await user.click(box());
    await waitFor(() => expect([...calls].sort()).toEqual(['GET search', 'GET users/getAllCities']));
    expect(options()).toEqual([]);
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('suggests cities and localities while typing [HOME-14]', async () => {
    const { user } = show();
    await user.clear(box());
    await user.type(box(), 'tt');
    await waitFor(() => expect(options()).toEqual(['Chittoor', 'KattamanchiChittoor']));
    await user.clear(box());
    expect(options()).toEqual([]);
    await user.type(box(), 'ali');
    await waitFor(() => expect(options()).toEqual(['AlipiriTirupati']));
  });

  it('goes to a chosen locality in its city [HOME-14]', async () => {
    const { user, location } = show();
    await user.clear(box());
    await user.type(box(), 'korl');
    await user.click(await screen.findByRole('option', { name: /Korlagunta/ }));
    expect(location()).toBe('/properties?city=Tirupati&locality=Korlagunta');
    expect(box()).toHaveValue('Korlagunta');
  });

  it('goes to a chosen city with the keys alone [HOME-14]', async () => {
    const { user, location } = show();
    await user.clear(box());
    await user.type(box(), 'chi');
    await screen.findByRole('option', { name: 'Chittoor' });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(location()).toBe('/properties?city=Chittoor');
  });

  it('knows a typed locality without a choice once the places are there [HOME-14]', async () => {
    const { user, location } = show();
    await user.clear(box());
    await user.type(box(), 'alipiri');
    await screen.findByRole('option');
    await user.keyboard('{Enter}');
    expect(location()).toBe('/properties?city=Tirupati&locality=Alipiri');
  });

  it('takes a typed locality as it is while the places are not known [HOME-2, HOME-14]', async () => {
    const { user, location } = renderScreen(<Box />, {
      path: '/home',
      server: { 'GET users/getAllCities': { body: { citieslist: [] }, delay: 60_000 } },
    });
    await user.clear(box());
    await user.type(box(), 'alipiri{Enter}');
    await waitFor(() => expect(location()).toBe('/properties?city=alipiri'));
  });
});

describe('a server that understands', () => {
  const place = (label: string, filters: object, note: string | null = null) => ({
    ...{ kind: 'place', label, note, filters, id: null, count: 7 },
  });
  const TIRUPATI = place('Tirupati', { city: 'Tirupati' });
  const ALIPIRI = place('Alipiri', { city: 'Tirupati', locality: 'Alipiri' }, 'Tirupati');
  const PROJECT = { kind: 'project', label: 'Seshadri Heights', note: 'Project', filters: null, id: 'p1', count: null };
  const none = { match: null, exact: false, suggestions: [], didYouMean: [], nearby: [] };
  const answers: Readonly<Record<string, object>> = {
    '': { ...none, suggestions: [ALIPIRI] },
    Tirupathi: { ...none, match: TIRUPATI, exact: true, suggestions: [TIRUPATI] },
    '2bhk alipiri': {
      ...none,
      match: {
        ...ALIPIRI,
        kind: 'type',
        label: '2 BHK · Alipiri, Tirupati',
        filters: { ...ALIPIRI.filters, bhkType: '2' },
      },
    },
    seshadri: { ...none, match: PROJECT, suggestions: [PROJECT] },
    xyz: { ...none, didYouMean: [], nearby: [ALIPIRI] },
  };
  const show = (more: object = {}) =>
    renderScreen(<Box />, {
      path: '/home',
      server: {
        'GET users/getAllCities': { citieslist: [] },
        'GET search': (url: URL) =>
          url.searchParams.has('near')
            ? { ...none, match: ALIPIRI, exact: true }
            : (answers[url.searchParams.get('q') ?? ''] ?? none),
        ...more,
      },
    });
  const type = async (user: ReturnType<typeof show>['user'], text: string) => {
    await user.clear(box());
    await user.type(box(), text);
  };

  it('is asked for what is popular when the box is used, and near me on a press alone [HOME-14]', async () => {
    const where = jest.fn((tell: (at: object) => void) => tell({ coords: { latitude: 13.65, longitude: 79.402 } }));
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: where } });
    const { user, location } = show();
    await user.click(box());
    const popular = await screen.findByRole('group', { name: 'Popular places' });
    expect(within(popular).getByRole('option')).toHaveTextContent('AlipiriTirupati · 7 listings');
    expect(where).not.toHaveBeenCalled();
    await user.click(screen.getByRole('option', { name: 'Near me' }));
    await waitFor(() => expect(location()).toBe('/properties?city=Tirupati&locality=Alipiri'));
  });

  it('says so when somebody is nowhere that it knows [HOME-14]', async () => {
    const refuse = (_tell: unknown, fail: () => void) => fail();
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: refuse } });
    const { user, location } = show();
    await user.click(box());
    await user.click(await screen.findByRole('option', { name: 'Near me' }));
    expect(await screen.findByText(/We could not find where you are/)).toBeVisible();
    expect(location()).toBe('/home');
  });

  it.each([
    ['Tirupathi', '/properties?city=Tirupati'],
    ['2bhk alipiri', '/properties?city=Tirupati&bhkType=2&locality=Alipiri'],
    ['seshadri', '/properties-listing-one?id=p1'],
    ['nothing known', '/properties?city=nothing%20known'],
  ])('leads %s to %s [HOME-2, HOME-14]', async (text, to) => {
    const { user, location } = show();
    await user.click(box());
    await screen.findByRole('option', { name: 'Near me' });
    await type(user, text);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe(to));
  });

  it('says which words a search does not use, in the list and once it is followed [HOME-2, HOME-14]', async () => {
    const match = { ...ALIPIRI, unused: ['lift'] };
    const { user, location } = show({ 'GET search': { ...none, match, suggestions: [match] } });
    await user.click(box());
    await type(user, 'lift alipiri');
    expect(await screen.findByRole('option', { name: /Alipiri.*Not used: “lift”/ })).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/properties?city=Tirupati&locality=Alipiri'));
    expect(waitingToasts()).toMatchObject([{ text: 'Not used: “lift”', tone: 'info' }]);
  });

  it('keeps a place at hand when the answer comes, and shows no answer to another text until then [HOME-14]', async () => {
    const BUILDER = { ...PROJECT, kind: 'builder', label: 'Alipiri Builders', id: 'b1' };
    const { user, calls, location } = show({
      'GET users/getAllCities': { citieslist: [{ name: 'Tirupati', localities: [{ name: 'Alipiri' }] }] },
      'GET search': (url: URL) =>
        url.searchParams.get('q') === 'ali'
          ? { body: { ...none, suggestions: [BUILDER, ALIPIRI] }, delay: 400 }
          : answers[''],
    });
    await user.click(box());
    await screen.findByRole('option', { name: 'Near me' });
    await type(user, 'ali');
    await waitFor(() => expect(calls).toContain('GET search?q=ali'));
    expect(screen.getByRole('option')).toHaveTextContent(/^AlipiriTirupati$/);
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: /Alipiri Builders/ });
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('AlipiriTirupati · 7 listings');
    await user.keyboard('{Enter}');
    expect(location()).toBe('/properties?city=Tirupati&locality=Alipiri');
  });

  it('leaves alone who went elsewhere while it was asked [HOME-2]', async () => {
    let answer: (found: object) => void = () => undefined;
    const late = new Promise<object>((resolve) => (answer = resolve));
    const { user, location, calls } = renderScreen(
      <>
        <Box />
        <Link to="/contact">Contact</Link>
      </>,
      {
        path: '/home',
        pattern: '/home',
        server: { 'GET search': ({ searchParams }: URL) => (searchParams.get('q') === 'Tirupathi' ? late : none) },
      },
    );
    await user.click(box());
    await waitFor(() => expect(calls).toContain('GET search'));
    await type(user, 'Tirupathi');
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    answer({ ...none, match: TIRUPATI });
    await settle(100);
    expect(location()).toBe('/contact');
  });

  it('says that there is no such place, and where homes are [HOME-14]', async () => {
    const { user } = show();
    await user.click(box());
    await type(user, 'xyz');
    const homes = await screen.findByRole('group', { name: 'No such place. Homes are here' });
    expect(within(homes).getByRole('option')).toHaveTextContent('Alipiri');
  });

  it('remembers on this device what was searched for [HOME-14]', async () => {
    const { user, location } = show();
    await user.click(box());
    await screen.findByRole('option', { name: 'Near me' });
    await type(user, 'Tirupathi');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).not.toBe('/home'));
    await user.clear(box());
    const recent = await screen.findByRole('group', { name: 'Recent searches' });
    expect(within(recent).getByRole('option')).toHaveTextContent('Tirupati');
  });
});
