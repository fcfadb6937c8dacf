/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { startDeviceServices } from '@/app/startDeviceServices';
import { AppDownload } from '@/features/home/AppDownload';
import { renderScreen } from '../support/renderScreen';

it('hears the offer to install on any screen, for Home to show [HOME-9]', () => {
  const elsewhere = renderScreen(<p>The list</p>, { path: '/properties' });
  startDeviceServices(elsewhere.store);
  const event = Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve() });
  act(() => void window.dispatchEvent(event));
  elsewhere.unmount();
  renderScreen(<AppDownload stores={{ android: null, ios: null }} />);
  expect(screen.getByRole('button', { name: 'Install Gruham' })).toBeVisible();
});
