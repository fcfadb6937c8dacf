/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { keepFlashMessage, takeFlashMessage } from '@/app/flashMessage';

const nothing = { notice: null, intent: null };

describe('what waits over a login', () => {
  it('comes back once, with the address and the place where it began [AUTH-2, ROUTE-17]', () => {
    window.history.replaceState(null, '', '/properties?city=Tirupati&bhkType=2');
    Object.assign(window, { scrollY: 1240 });
    const intent = {
      path: '/properties-listing?id=p1',
      label: 'A flat',
      after: 'saveProperty',
      listingId: 'p1',
      state: { review: true },
    } as const;
    keepFlashMessage({ notice: { text: 'Welcome', tone: 'success' }, intent });
    expect(takeFlashMessage()).toEqual({
      notice: { text: 'Welcome', tone: 'success', area: 'account' },
      intent: { ...intent, from: { path: '/properties?city=Tirupati&bhkType=2', scrolled: 1240 } },
    });
    expect(takeFlashMessage()).toEqual(nothing);
  });

  it('leads nowhere outside of the app, and does nothing that it does not know [AUTH-2]', () => {
    const put = (intent: object) => sessionStorage.setItem('gruham:afterLoad', JSON.stringify({ intent }));
    put({ path: '//evil.example', label: 'x' });
    expect(takeFlashMessage()).toEqual(nothing);
    put({ path: '/a', label: 'x', after: 'pay', listingId: 7, from: { path: 'https://evil.example', scrolled: 1 } });
    expect(takeFlashMessage().intent).toEqual({ path: '/a', label: 'x' });
  });
});
