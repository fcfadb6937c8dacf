import fc from 'fast-check';
import { firstCallsAt } from '@/domain/findScreen';
import { callAddress, newsPage } from '@/domain/firstCalls';

/** The addresses that the page's HTML names, relative to the API's. */
const firstCalls = (path: string, search: string) => firstCallsAt(path, search).map(callAddress);

describe('firstCalls', () => {
  it.each([
    ['/', '', ['property?sort=newest', 'homeSettings/projects', 'homeSettings/builders', 'homeSettings/agents']],
    ['/home/', '', ['property?sort=newest', 'homeSettings/projects', 'homeSettings/builders', 'homeSettings/agents']],
    ['/realestateagents', '', ['users/getAgents', 'users/getAllCities']],
    ['/buildersdevelopers', '', ['builders/getAllBuilders']],
    ['/agentdetails/a 1', '', ['users/getAgentDetailsById?id=a+1']],
    ['/agentdetails/a%2F1', '', ['users/getAgentDetailsById?id=a%2F1']],
    ['/agentdetails', '', []],
    ['/properties-listing', '?id=p%261', ['property/propertyDetailsByUser?id=p%261']],
    ['/properties-listing', '', []],
    ['/properties-listing-one', '?id=j1', ['projects/propertyDetailsByUser?id=j1']],
    ['/dashboard', '', []],
    ['/properties/more', '', []],
  ])('asks for what %s%s shows [ROUTE-1, ROUTE-6, ROUTE-7, ROUTE-8, ROUTE-9]', (path, search, calls) =>
    expect(firstCalls(path, search)).toEqual(calls),
  );

  it('asks the lists with their filters [ROUTE-2, ROUTE-3, PLIST-3, JLIST-3]', () => {
    expect(firstCalls('/properties', '')).toEqual(['property', 'users/getAllLocalities']);
    expect(firstCalls('/properties', '?selectedSubtype=Open+plot&city=Tirupati&sort=newest')[0]).toBe(
      'property?city=Tirupati&selectedSubtype=Open%20plot',
    );
    expect(firstCalls('/projects', '')).toEqual(['projects?propertyType=', 'users/getAllLocalities']);
    expect(firstCalls('/projects', '?selectedSubtype=Villa')).toEqual([
      'projects?propertyType=Villa',
      'users/getAllLocalities',
    ]);
  });

  it('looks at each of the properties that are compared [API-10]', () => {
    expect(firstCalls('/compare', '?ids=a,b')).toEqual([
      'property/propertyDetailsByUser?id=a&look=1',
      'property/propertyDetailsByUser?id=b&look=1',
    ]);
    expect(firstCalls('/compare', '')).toEqual([]);
  });

  it.each([
    ['2', 2],
    ['2.9', 2],
    ['-1', 1],
    ['x', 1],
    ['5000', 1000],
    ['Infinity', 1000],
  ])('reads page=%s of the articles as %s, which the server takes [HOME-10]', (page, read) =>
    expect(newsPage(new URLSearchParams({ page }))).toBe(read),
  );

  it('asks for nothing under an id that is longer than any [ROUTE-5]', () => {
    const callsOf = (length: number) => firstCalls('/properties-listing', `?id=${'x'.repeat(length)}`);
    expect([callsOf(64).length, callsOf(65).length]).toEqual([1, 0]);
  });

  it('never throws and never leaves the API, whatever the address [ROUTE-16]', () => {
    const path = fc.oneof(
      fc.string(),
      fc.string().map((id) => `/agentdetails/${id}`),
    );
    fc.assert(
      fc.property(path, fc.string(), (anyPath, id) => {
        for (const call of [...firstCalls(anyPath, id), ...firstCalls('/properties-listing', `?id=${id}`)]) {
          expect(call).toMatch(/^[\w/]+(\?[\w%.~=&!*'()+-]*)?$/);
        }
      }),
    );
    // As it stands: so does the router read it.
    expect(firstCalls('/agentdetails/%zz', '')).toEqual(['users/getAgentDetailsById?id=%25zz']);
  });
});
