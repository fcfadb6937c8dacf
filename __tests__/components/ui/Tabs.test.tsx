/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from '@/components/ui/Tabs';

const tabs = [
  { id: 'overview', label: 'Overview', panel: 'Rooms and facing' },
  { id: 'amenities', label: 'Amenities', panel: 'Pool and lift' },
  { id: 'locality', label: 'Locality', panel: 'Near the bypass' },
];

describe('Tabs', () => {
  it('shows the first panel only, named by its tab', () => {
    render(<Tabs label="About the home" tabs={tabs} />);
    expect(screen.getByRole('tablist', { name: 'About the home' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'Overview' })).toHaveTextContent('Rooms and facing');
    expect(screen.queryByText('Pool and lift')).not.toBeInTheDocument();
  });

  it('moves with the arrow keys around the ends, Home and End; Tab reaches the open one only', async () => {
    render(<Tabs label="About the home" tabs={tabs} />);
    await userEvent.tab();
    const seen: string[] = [];
    for (const key of ['{ArrowLeft}', '{ArrowRight}', '{ArrowRight}', '{End}', '{Home}']) {
      await userEvent.keyboard(key);
      const open = screen.getByRole('tab', { selected: true });
      expect(open).toHaveFocus();
      seen.push(open.textContent);
    }
    expect(seen).toEqual(['Locality', 'Overview', 'Amenities', 'Locality', 'Overview']);
    await userEvent.tab();
    expect(screen.getByRole('tablist').contains(document.activeElement)).toBe(false);
  });

  it('shows what its parent says and reports presses', async () => {
    const changed = jest.fn();
    render(<Tabs label="About the home" tabs={tabs} value="amenities" onChange={changed} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Locality' }));
    expect(changed).toHaveBeenCalledWith('locality');
    expect(screen.getByRole('tabpanel', { name: 'Amenities' })).toBeInTheDocument();
  });
});
