import { act, screen } from '@testing-library/react';
import { AuthModals } from '@/features/account/AuthModals';
import { authModalOpened, type AuthModalName } from '@/store/authModal/authModalSlice';
import { renderScreen, type RenderOptions } from './renderScreen';

/** What a login is answered with. */
export const loggedIn = { _id: 'u1', username: 'Asha', token: 'tok', role: { roleCode: 'usr' } };
/** An answer that refuses, with its message. */
export const refused = (message: string, status = 400) => ({ status, body: { message, errors: { message } } });

/** Opens one of the account modals over a button that had the focus. */
export async function openModal(modal: AuthModalName, server: RenderOptions['server'] = {}) {
  const shown = renderScreen(
    <>
      <button>Opener</button>
      <AuthModals />
    </>,
    { server },
  );
  screen.getByRole('button', { name: 'Opener' }).focus();
  const then = { path: '/properties-listing?id=p1', label: '2 BHK Flat' };
  act(() => void shown.store.dispatch(authModalOpened({ modal, then })));
  return { ...shown, then };
}
export const dialog = (name: string) => screen.findByRole('dialog', { name });
export const field = (name: string) => screen.findByLabelText(name);
export const press = (name: string) => screen.getByRole('button', { name });

export const SIGN_UP = { username: 'Asha', email: 'asha@mail.in', phone: '9848022338', password: 'secret-7' };
export async function fillSignUp(user: Awaited<ReturnType<typeof openModal>>['user']) {
  await user.type(await field('Username'), SIGN_UP.username);
  await user.type(await field('Email'), SIGN_UP.email);
  await user.type(await field('Mobile number'), SIGN_UP.phone);
  await user.type(await field('Password'), SIGN_UP.password);
}
