/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { onReconnect } from '@/components/ui/onReconnect';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const tell = (name: 'online' | 'offline') => window.dispatchEvent(new Event(name));

it('calls when the line is back, and twice more while what lies behind it may still be waking up [ERR-5]', () => {
  const listener = jest.fn();
  const end = onReconnect(listener);
  expect(listener).not.toHaveBeenCalled();
  tell('online');
  jest.advanceTimersByTime(0);
  expect(listener).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect(listener).toHaveBeenCalledTimes(3);
  end();
  tell('online');
  jest.advanceTimersByTime(60_000);
  expect(listener).toHaveBeenCalledTimes(3);
});

it('calls no more once the line is gone again', () => {
  const listener = jest.fn();
  const end = onReconnect(listener);
  tell('online');
  jest.advanceTimersByTime(0);
  tell('offline');
  jest.advanceTimersByTime(60_000);
  expect(listener).toHaveBeenCalledTimes(1);
  end();
});
