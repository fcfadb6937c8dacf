/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { AppDownload } from '@/features/home/AppDownload';
import { hearInstallOffers } from '@/features/home/installOffer';
import { renderScreen } from '../../support/renderScreen';

const noStores = { android: null, ios: null };
const install = () => screen.queryByRole('button', { name: 'Install Gruham' });

function offerInstall() {
  const prompt = jest.fn(() => Promise.reject(new Error('dismissed')));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return event;
}
const installed = () => act(() => void window.dispatchEvent(new Event('appinstalled')));
beforeAll(hearInstallOffers);
afterEach(installed);

describe('AppDownload', () => {
  it('has the stores’ buttons where there are links, and no instructions then [HOME-9]', () => {
    renderScreen(
      <AppDownload stores={{ android: 'https://play.google.com/store/apps/details?id=gruham', ios: null }} />,
    );
    expect(screen.getByRole('link', { name: 'Google Play (new tab)' })).toHaveAttribute(
      'href',
      'https://play.google.com/store/apps/details?id=gruham',
    );
    expect(screen.queryByRole('link', { name: /App Store/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /Android/ })).not.toBeInTheDocument();
  });

  it('says how to put it on the home screen of both kinds of phone otherwise [HOME-9]', () => {
    renderScreen(<AppDownload stores={noStores} />);
    expect(screen.getByRole('heading', { name: /Android/ })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /iPhone/ })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    expect(install()).not.toBeInTheDocument();
  });

  it('offers to install when the browser does, and once only [HOME-9]', async () => {
    const { user } = renderScreen(<AppDownload stores={noStores} />);
    const event = offerInstall();
    expect(event.defaultPrevented).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Install Gruham' }));
    expect(event.prompt).toHaveBeenCalledTimes(1);
    expect(install()).not.toBeInTheDocument();
  });

  it('takes the offer back once it is installed another way [HOME-9]', () => {
    renderScreen(<AppDownload stores={noStores} />);
    offerInstall();
    expect(install()).toBeInTheDocument();
    installed();
    expect(install()).not.toBeInTheDocument();
  });

  it('keeps the offer that came on another screen, until it is used [HOME-9]', async () => {
    const event = offerInstall();
    expect(event.defaultPrevented).toBe(true);
    renderScreen(<AppDownload stores={noStores} />).unmount();
    const { user, unmount } = renderScreen(<AppDownload stores={noStores} />);
    await user.click(screen.getByRole('button', { name: 'Install Gruham' }));
    expect(event.prompt).toHaveBeenCalledTimes(1);
    unmount();
    renderScreen(<AppDownload stores={noStores} />);
    expect(install()).not.toBeInTheDocument();
  });
});
