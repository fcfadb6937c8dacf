/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { startWorker } from '@/app/offline/startWorker';
import { pass } from '../../support/pass';

describe('the worker', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  const workers = (register: jest.Mock, controller: object | null) => {
    const posted: unknown[] = [];
    const active = { postMessage: (message: unknown) => posted.push(message) };
    const container = { register, controller, ready: Promise.resolve({ active }) };
    Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
    return posted;
  };
  const registration = () => ({ waiting: null, installing: null, addEventListener: () => undefined });

  it.each([
    ['the first time, with what the page has loaded', null],
    ['later, without', {}],
  ])('is brought after the page, and told so: %s', async (_when, controller) => {
    performance.getEntriesByType = () => [{ name: 'https://gruham.example/api/property' }] as PerformanceEntry[];
    const register = jest.fn().mockResolvedValue(registration());
    const posted = workers(register, controller);
    startWorker();
    expect(register).not.toHaveBeenCalled();
    await pass(3000);
    expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' });
    const seen = controller === null ? ['https://gruham.example/api/property'] : [];
    expect(posted).toEqual([{ type: 'opened', seen, mayFetchMore: true }]);
  });

  it('that cannot be had costs nothing', async () => {
    const posted = workers(jest.fn().mockRejectedValue(new DOMException('Forbidden', 'SecurityError')), null);
    startWorker();
    await pass(3000);
    expect(posted).toEqual([]);
    Reflect.deleteProperty(navigator, 'serviceWorker');
    expect(() => startWorker()).not.toThrow();
  });
});
