import { homeSection } from '@/features/home/homeSection';

const ids = (data: readonly string[]) => data;
const refetch = () => undefined;

describe('homeSection', () => {
  it('is on its way, there, or failed [HOME-13]', () => {
    expect(homeSection({ isError: false, refetch }, ids).state).toBe('loading');
    expect(homeSection({ isError: true, refetch }, ids).state).toBe('failed');
    expect(homeSection({ data: ['a'], isError: false, refetch }, ids)).toMatchObject({ state: 'ready', ids: ['a'] });
  });

  it('keeps what it has when a later call fails [HOME-13]', () => {
    expect(homeSection({ data: ['a'], isError: true, refetch }, ids).state).toBe('ready');
  });

  it('asks again [HOME-13]', () => {
    const again = jest.fn();
    homeSection({ isError: true, refetch: again }, ids).retry();
    expect(again).toHaveBeenCalledTimes(1);
  });
});
