import { screen, within } from '@testing-library/react';
import DashboardRoute from '@/routes/DashboardRoute';
import { QUIET } from './quietAnswers';
import { renderScreen, type RenderOptions } from './renderScreen';

/** The dashboard of somebody who is logged in. */
export const show = ({ path = '/dashboard', server = {}, ...options }: RenderOptions = {}) =>
  renderScreen(<DashboardRoute />, {
    path,
    pattern: '/dashboard',
    token: 't',
    server: { ...QUIET.dashboard, ...server },
    ...options,
  });

/** A part of the dashboard, once it is there. */
export const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** An enquiry as the server answers it. */
export const entry = {
  _id: 'e1',
  kind: 'lead',
  listingId: 'p1',
  listingKind: 'property',
  listingName: '2 BHK Flat',
  name: 'Ravi',
  phone: '9848022338',
  email: null,
  interestedIn: ['3 BHK'],
  message: 'Call me after six',
  createdAt: '2026-11-01T20:00:00.000Z',
};
