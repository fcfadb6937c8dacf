/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { useUrlState } from '@/routes/useUrlState';
import { renderScreen } from '../support/renderScreen';
import { settle } from '../support/settle';

const read = (params: URLSearchParams) => params.get('q') ?? '';
const write = (q: string) => ({ q: q.trim() });

function Probe() {
  const [q, change] = useUrlState(read, write);
  return (
    <>
      <input aria-label="q" value={q} onChange={(event) => change(event.target.value)} />
      <Link to="/probe?q=elsewhere">Elsewhere</Link>
    </>
  );
}
const show = (path: string) => renderScreen(<Probe />, { path, pattern: '/probe' });
const box = () => screen.getByRole('textbox');

describe('useUrlState', () => {
  it('keeps what is typed to the letter, writes it a moment later and leaves other parameters [ROUTE-17]', async () => {
    const { user, location } = show('/probe?id=7');
    await user.type(box(), 'two words ');
    expect(box()).toHaveValue('two words ');
    await waitFor(() => expect(location()).toBe('/probe?id=7&q=two+words'));
    expect(box()).toHaveValue('two words ');
  });

  it('takes an empty value out of the address', async () => {
    const { user, location } = show('/probe?q=x');
    await user.clear(box());
    await waitFor(() => expect(location()).toBe('/probe'));
  });

  it('follows a link that changes the address', async () => {
    const { user, location } = show('/probe?q=here');
    expect(box()).toHaveValue('here');
    await user.type(box(), '!');
    await user.click(screen.getByRole('link'));
    expect(box()).toHaveValue('elsewhere');
    await settle(250);
    expect(location()).toBe('/probe?q=elsewhere');
  });
});
