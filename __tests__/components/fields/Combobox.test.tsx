/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../../support/browserGaps';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from '@/components/fields/Combobox';
import type { ComboboxGroup } from '@/components/fields/comboboxMatches';

const groups = [
  { label: 'Cities', options: [{ key: 'c', label: 'Tirupati' }] },
  {
    label: 'Localities',
    options: [
      { key: 'l1', label: 'Tiruchanur', note: 'Tirupati' },
      { key: 'l2', label: 'Alipiri', note: 'Tirupati' },
    ],
  },
];

function show(value = '', first: readonly ComboboxGroup[] = groups, enterFits = false) {
  const chosen: string[] = [];
  const keys: string[] = [];
  let answer: (all: readonly ComboboxGroup[]) => void = () => undefined;
  function Box() {
    const [text, setText] = useState(value);
    const [all, setAll] = useState(first);
    answer = setAll;
    return (
      <Combobox
        label="City"
        value={text}
        onChange={setText}
        groups={all}
        enterFits={enterFits}
        onChoose={({ key, label }) => {
          chosen.push(key);
          setText(label);
        }}
        onKeyDown={({ key }) => keys.push(key)}
      />
    );
  }
  render(<Box />);
  return {
    user: userEvent.setup(),
    chosen,
    keys,
    answer: (...options: ComboboxGroup['options']) => act(() => answer([{ label: 'Places', options, asGiven: true }])),
  };
}
const box = () => screen.getByRole('combobox', { name: 'City' });
const list = () => screen.queryByRole('listbox', { name: 'City' });
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

it('is a plain line until something typed has a match, and says how many there are [HOME-14]', async () => {
  const { user } = show('Tirupati');
  await user.click(box());
  expect(list()).toBeNull();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(box()).not.toHaveAttribute('aria-controls');
  await user.clear(box());
  await user.type(box(), 'xyz');
  expect(list()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('');
  await user.clear(box());
  await user.type(box(), 'tiru');
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(box()).toHaveAttribute('aria-controls', list()?.id);
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
  const localities = within(screen.getByRole('group', { name: 'Localities' }));
  expect(localities.getAllByRole('option')).toHaveLength(1);
});

it('moves with the arrows, round at the ends, and keeps the focus in the line', async () => {
  const { user } = show();
  await user.type(box(), 'tiru');
  expect(active()).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Tirupati');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Tirupati');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('TiruchanurTirupati');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Tiruchanur');
  expect(box()).toHaveFocus();
});

it('chooses with Enter; Enter without an option at hand stays with the form', async () => {
  const { user, chosen, keys } = show();
  await user.type(box(), 'tiru{Enter}');
  expect(chosen).toEqual([]);
  expect(keys).toContain('Enter');
  keys.length = 0;
  await user.keyboard('{ArrowUp}{Enter}');
  expect(chosen).toEqual(['l1']);
  expect(keys).toEqual([]);
  expect(list()).toBeNull();
  expect(box()).toHaveValue('Tiruchanur');
});

it('takes with Enter what fits, where that is wanted: the one named, or the only one; among several it leads to the first [WIZ-4]', async () => {
  const named = [{ key: 'c1', label: 'Tirupati Rural' }, ...(groups[0]?.options ?? [])];
  const { user, chosen, keys } = show('', [{ label: 'Cities', options: named }], true);
  await user.type(box(), 'tirupati{Enter}');
  expect(chosen).toEqual(['c']);
  expect(list()).toBeNull();
  await user.clear(box());
  await user.type(box(), 'rural{Enter}');
  expect(chosen).toEqual(['c', 'c1']);
  await user.clear(box());
  await user.type(box(), 'tiru{Enter}');
  expect(chosen).toHaveLength(2);
  expect(active()).toBe('Tirupati Rural');
  expect(keys).not.toContain('Enter');
  await user.keyboard('{Escape}{Enter}');
  expect(keys).toContain('Enter');
});

it('chooses with a press, without losing the focus', async () => {
  const { user, chosen } = show();
  await user.type(box(), 'ali');
  await user.click(screen.getByRole('option'));
  expect(chosen).toEqual(['l2']);
  expect(box()).toHaveFocus();
  expect(list()).toBeNull();
});

it('chooses with a touch', async () => {
  const { user, chosen } = show();
  await user.type(box(), 'ali');
  await user.pointer([{ keys: '[TouchA]', target: screen.getByRole('option') }]);
  expect(chosen).toEqual(['l2']);
});

it('closes with Escape alone, keeps the text, and opens again with an arrow', async () => {
  const { user } = show();
  let heard = 0;
  const outside = () => {
    heard += 1;
  };
  document.addEventListener('keydown', outside);
  await user.type(box(), 'tiru');
  heard = 0;
  await user.keyboard('{Escape}');
  expect(heard).toBe(0);
  expect(list()).toBeNull();
  expect(box()).toHaveValue('tiru');
  await user.keyboard('{Escape}');
  expect(heard).toBe(1);
  document.removeEventListener('keydown', outside);
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Tirupati');
});

it('closes when the line is left, and leaves the keys of an input method alone', async () => {
  const { user, chosen } = show();
  await user.type(box(), 'tiru{ArrowDown}');
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  expect(chosen).toEqual([]);
  await user.tab();
  expect(list()).toBeNull();
});

it('keeps what an arrow led to when a late answer comes: in its new place, or in the list it stood in [HOME-14]', async () => {
  const { user, chosen, answer } = show();
  await user.type(box(), 'tiru{ArrowDown}{ArrowDown}');
  answer({ key: 'n', label: 'Tirumala' }, { key: 'c', label: 'Tirupati' }, { key: 'l1', label: 'Tiruchanur' });
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(active()).toBe('Tiruchanur');
  answer({ key: 'n', label: 'Tirumala' });
  expect(active()).toBe('Tiruchanur');
  await user.keyboard('{Enter}');
  expect(chosen).toEqual(['l1']);
  await user.type(box(), 'x');
  expect(screen.getByRole('option')).toHaveTextContent('Tirumala');
});

it('opens when the suggestions come, for an arrow that was pressed before [HOME-14]', async () => {
  const { user, answer } = show('', []);
  await user.click(box());
  await user.keyboard('{ArrowDown}');
  expect(list()).toBeNull();
  answer({ key: 'n', label: 'Tirumala' });
  expect(list()).not.toBeNull();
});
