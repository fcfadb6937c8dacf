import { apiOrigin } from '@/api/origin';

const at = (API_BASE_URL: string) => jest.replaceProperty(process, 'env', { ...process.env, API_BASE_URL });
afterEach(() => jest.restoreAllMocks());

describe('the origin of the API', () => {
  it('is that of an absolute address [JDET-6]', () => {
    at('https://api.example:8443/v1/');
    expect(apiOrigin()).toBe('https://api.example:8443');
  });

  it('is unknown for a path where there is no page', () => {
    at('/api/');
    expect(apiOrigin()).toBeUndefined();
  });
});
