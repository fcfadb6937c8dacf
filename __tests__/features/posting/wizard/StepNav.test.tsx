/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { StepNav } from '@/features/posting/wizard/StepNav';
import { renderScreen } from '../../../support/renderScreen';

function Steps({ seen, odd }: { seen: [number, boolean][]; odd: number[] }) {
  const [step, setStep] = useState(1);
  return (
    <Form onSubmit={() => undefined}>
      {() => (
        <StepNav
          titles={['One', 'Two', 'Three']}
          step={step}
          completeness={{ percent: 10, missing: [{ words: 'a', field: 'name', step: 2 }], odd }}
          onPick={(next, byPointer) => {
            seen.push([next, byPointer]);
            setStep(next);
          }}
        />
      )}
    </Form>
  );
}
const show = (odd: number[] = []) => {
  const seen: [number, boolean][] = [];
  return { ...renderScreen(<Steps seen={seen} odd={odd} />), seen };
};
const step = (name: RegExp) => screen.getByRole('radio', { name });

it('says of each step whether something is missing [WIZ-1]', () => {
  show();
  expect(step(/One/)).toHaveAccessibleName('1. One Complete');
  expect(step(/Two/)).toHaveAccessibleName('2. Two 1 to add');
});

it('says of a step with an odd number, the open one too, that it needs attention [WIZ-1, WIZ-18]', () => {
  show([1, 3]);
  expect(step(/One/)).toHaveAccessibleName('1. One Needs attention');
  expect(step(/Three/)).toHaveAccessibleName('3. Three Needs attention');
});

it('tells a press from an arrow key, which goes on within the group [WIZ-1, EDIT-5]', async () => {
  const { user, seen } = show();
  await user.click(step(/Two/));
  await user.keyboard('{ArrowDown}');
  expect(seen).toEqual([
    [2, true],
    [3, false],
  ]);
  expect(step(/Three/)).toBeChecked();
});

it('ignores the second press of a double press that hits it', () => {
  const { seen } = show();
  fireEvent.click(step(/Three/), { detail: 2 });
  expect(seen).toEqual([]);
  expect(step(/One/)).toBeChecked();
});
