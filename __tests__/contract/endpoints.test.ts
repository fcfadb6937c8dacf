import { answers } from '@/contract/answers';
import { ENDPOINTS, type EndpointRow } from '@/contract/endpoints';
import { bodies, queries } from '@/contract/payloads';
import { marketplaceApi } from '@/api/marketplaceApi';

const rows: [string, EndpointRow][] = Object.entries(ENDPOINTS);

describe('the table of endpoints', () => {
  it('names 29 calls once each, and the API slice defines exactly these [STORE-1]', () => {
    expect(rows.map(([, { id }]) => id)).toEqual(Array.from({ length: 29 }, (_, i) => `API-${i + 1}`));
    expect(new Set(rows.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(29);
    expect(Object.keys(marketplaceApi.endpoints).sort()).toEqual(rows.map(([name]) => name).sort());
  });

  it.each(rows)('%s has a schema for its question and for its answer', (name, { method, sends }) => {
    expect(name in answers).toBe(true);
    if (sends !== 'multipart') expect(name in (method === 'GET' ? queries : bodies)).toBe(true);
  });
});
