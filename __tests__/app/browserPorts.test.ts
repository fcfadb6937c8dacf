/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { early } from '@/actionLog/browser/early';
import { browserPorts } from '@/app/browserPorts';

describe('navigation before the router is there', () => {
  it('goes, once, to the last path that was asked for as soon as the router is lent', () => {
    const { ports, late } = browserPorts();
    const went: string[] = [];
    ports.navigate('/agents');
    ports.navigate('/dashboard');
    late.lend({ flush: () => undefined });
    expect(went).toEqual([]);
    late.lend({ navigate: (path) => went.push(path) });
    expect(went).toEqual(['/dashboard']);
    late.lend({ navigate: (path) => went.push(`${path} later`) });
    ports.navigate('/');
    expect(went).toEqual(['/dashboard', '/ later']);
  });
});

it('clears storage, and brings the recorder, which removes the log of who was there [STORE-8]', () => {
  const load = jest.spyOn(early, 'load').mockImplementation(() => new Promise(() => undefined));
  localStorage.setItem('Authorization', 'token');
  browserPorts().ports.clearStorage();
  expect(localStorage).toHaveLength(0);
  expect(load).toHaveBeenCalledTimes(1);
  load.mockRestore();
});
