/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextInput } from '@/components/fields/TextInput';

describe('TextInput', () => {
  it('reports text, and ties an error given from outside to the box', async () => {
    function City() {
      const [city, setCity] = useState('');
      return (
        <TextInput
          label="City or locality"
          value={city}
          onChange={setCity}
          error={city === 'x' ? 'No such city' : undefined}
        />
      );
    }
    render(<City />);
    const box = screen.getByRole('textbox', { name: 'City or locality' });
    await userEvent.type(box, 'x');
    expect(box).toHaveValue('x');
    expect(box).toHaveAccessibleDescription('No such city');
    expect(box).toBeInvalid();
  });
});
