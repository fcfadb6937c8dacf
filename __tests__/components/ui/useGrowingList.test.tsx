/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useGrowingList } from '@/components/ui/useGrowingList';

function Names({ steps }: { readonly steps: readonly number[] }) {
  const [step, setStep] = useState(0);
  const { list, grows } = useGrowingList();
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: steps[step] ?? 0 }, (_, n) => (
          <li key={n}>
            <a href={`#${n}`}>{`Item ${n}`}</a>
          </li>
        ))}
      </ul>
      {step < steps.length - 1 && (
        <button
          type="button"
          onClick={() => {
            grows();
            setStep(step + 1);
          }}
        >
          More
        </button>
      )}
    </>
  );
}

it('gives the focus to the first item that came when the button is gone, and leaves it on one that stays', async () => {
  const user = userEvent.setup();
  render(<Names steps={[2, 3, 5]} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Item 3' })).toHaveFocus();
});
