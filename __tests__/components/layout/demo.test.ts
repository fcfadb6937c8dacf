/**
 * @jest-environment ./__tests__/support/domEnvironment.ts
 * @jest-environment-options {"url": "https://gruham.example/"}
 */
import { isDemo } from '@/components/layout/demo';

it('is no demo under a name that is not this machine’s, whatever the page says: a proxy may have asked for it [STORE-7]', () => {
  document.head.innerHTML = '<meta name="demo">';
  expect(document.querySelector('meta[name=demo]')).not.toBeNull();
  expect(isDemo()).toBe(false);
});
