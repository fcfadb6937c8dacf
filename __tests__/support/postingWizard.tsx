import { screen } from '@testing-library/react';
import { PostingWizard } from '@/features/posting/wizard/PostingWizard';
import { renderScreen } from './renderScreen';

export const CITIES = [{ name: 'Tirupati', localities: [{ name: 'Alipiri' }] }];
export const POST = 'POST property/properties';
/** Stands for the listing as visitors will see it. */
export const preview = ({ name, city }: { name?: string | null; city?: string | null }) => (
  <p>
    Preview of {name} in {city}
  </p>
);

/** The wizard of an agent, with a double of the server; `posted` are the bodies sent so far. */
export async function showWizard(server: Readonly<Record<string, unknown>> = {}) {
  const shown = renderScreen(<PostingWizard preview={preview} />, {
    path: '/postproperty',
    pattern: '/postproperty',
    token: 't',
    user: { _id: 'a00000000000000000000001', roleCode: 'agt' },
    server: { 'GET property/getCityByName': CITIES, [POST]: { message: 'Your property is posted.' }, ...server },
  });
  await screen.findByRole('heading', { level: 2, name: /Basic Details/ });
  const posted = () => shown.server.sent.filter(({ call }) => call === POST).map(({ body }) => body);
  return { ...shown, posted };
}
export const step = (name: RegExp) => screen.getByRole('radio', { name });
export const button = (name: string) => screen.getByRole('button', { name });
export const city = () => screen.getByRole('combobox', { name: 'City' });
export const terms = () => screen.getByRole('checkbox', { name: /I agree to the/ });
export const heading = () => screen.getByRole('heading', { level: 2, name: /, Step \d of 4$/ });

export const price = () => screen.getByRole('textbox', { name: 'Expected price' });

/** Fills in what is enforced, and the price, and stands on the last step. */
export async function readyToPost({ user }: Pick<Awaited<ReturnType<typeof showWizard>>, 'user'>) {
  await user.type(city(), 'Tirupati');
  await user.click(step(/Photos & Videos/));
  await user.click(terms());
  await user.click(step(/Price Details/));
  await user.type(price(), '45 lakh');
}
