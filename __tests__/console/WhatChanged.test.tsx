/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { render, screen, within } from '@testing-library/react';
import { WhatChanged as Changed } from '@/console/WhatChanged';

const WhatChanged = (kept: { readonly before: string | null; readonly after: string | null }) => (
  <Changed {...kept} record={(id) => `(${id})`} />
);

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

it('tells each field that an act changed, as it was and as it is, and none that stayed [DASH-3]', () => {
  render(
    <WhatChanged
      before={JSON.stringify({ name: 'Old', state: 'Active', fields: ['a', 'b'] })}
      after={JSON.stringify({ name: 'New', state: 'Active', status_before: null, isHidden: true, fields: ['a'] })}
    />,
  );
  expect(rows()).toEqual(['FieldBeforeAfter', 'NameOldNew', 'Fieldsa, ba', 'Is hiddennothingYes']);
});

it('tells of a record that was added or removed what it was, and nothing where nothing is kept of an act [DASH-3]', () => {
  const { rerender, container } = render(<WhatChanged before={null} after='{"role":"owner"}' />);
  expect(rows()).toEqual(['FieldBeforeAfter', 'Rolenothingowner']);
  rerender(<WhatChanged before='{"contact":{"phone":"9"}}' after={null} />);
  expect(rows()).toEqual(['FieldBeforeAfter', 'Contactphone: 9nothing']);
  rerender(<WhatChanged before={null} after={null} />);
  expect(container).toBeEmptyDOMElement();
});

it('tells of an old entry that is a bare list of records as of one field [DASH-3]', () => {
  render(<WhatChanged before='["p1","p2"]' after='["p2","p1"]' />);
  expect(rows()).toEqual(['FieldBeforeAfter', 'Records(p1)(p2)(p2)(p1)']);
});

it('says of a listing where it stood and stands, in words, and not what the act says already [DASH-3]', () => {
  const before = { status: 0, dueAt: null, reason: null, held: 0, refused: false };
  const { rerender, container } = render(
    <WhatChanged before={JSON.stringify(before)} after={JSON.stringify({ ...before, status: 1, held: 1 })} />,
  );
  expect(rows()).toEqual(['FieldBeforeAfter', 'Statusunder reviewactive']);
  const refused = { ...before, reason: '[{"refusal":"pictures"}]', refused: true };
  rerender(<WhatChanged before={JSON.stringify(before)} after={JSON.stringify(refused)} />);
  expect(container).toBeEmptyDOMElement();
});
