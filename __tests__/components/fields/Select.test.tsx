/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from '@/components/fields/Select';

describe('Select', () => {
  it('reports what is chosen', async () => {
    const chosen = jest.fn();
    render(<Select label="City" value="" placeholder="All" options={['Tirupati', 'Chittoor']} onChange={chosen} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Chittoor');
    expect(chosen).toHaveBeenCalledWith('Chittoor');
  });

  it('shows a value that the options do not know', () => {
    render(<Select label="City" value="Nellore" placeholder="All" options={['Tirupati']} onChange={() => undefined} />);
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveDisplayValue('Nellore');
  });
});
