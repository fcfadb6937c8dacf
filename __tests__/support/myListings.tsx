import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import type { Property } from '@/contract/entities';
import { MyListings } from '@/features/dashboard/myListings/MyListings';
import { renderScreen } from './renderScreen';

function Edited() {
  const { state } = useLocation() as { state: { property?: { name?: string; address?: string } } | null };
  return (
    <p>
      Editing {state?.property?.name} {state?.property?.address}
    </p>
  );
}

/** A server that keeps the listings, and deletes as the real one does. */
export function serverOf(listings: readonly Property[]) {
  let kept = [...listings];
  return {
    'GET property/userProperties': () => kept,
    'POST property/delete': (_url: URL, body: { _id: string }) => {
      kept = kept.map((one) => (one._id === body._id ? { ...one, status: 2 as const } : one));
      return { message: 'ok' };
    },
  };
}

/** The own listings of an agent, on a server that keeps them. */
export const showMine = (listings: readonly Property[], answers: object = {}) =>
  renderScreen(<MyListings changePrice={noDialog} />, {
    path: '/dashboard',
    pattern: '/dashboard',
    token: 't',
    user: { roleCode: 'agt' },
    server: { ...serverOf(listings), ...answers },
    elsewhere: { '/edit-property': <Edited /> },
  });
export const noDialog = () => null;
export const card = (name: string) => screen.findByRole('article', { name });
