/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DayChart } from '@/console/figures/DayChart';

it('draws a bar for each day that is known, with the same figures in a table, and nothing for what is not known', async () => {
  const { rerender, container } = render(
    <DayChart
      title="Failed logins"
      room={30}
      series={[
        { day: '2026-01-14', count: 4 },
        { day: '2026-01-15', count: 2 },
      ]}
    />,
  );
  const chart = screen.getByRole('img', { name: 'Failed logins: 6 in 2 days, at most 4 a day' });
  const [first, second] = [...chart.querySelectorAll('rect[y]')].map((bar) => Number(bar.getAttribute('height')));
  expect(first).toBe(2 * Number(second));
  expect(screen.getByText('Highest: 4 on 14 Jan 2026')).toBeVisible();
  expect([screen.getByText('14 Jan 2026'), screen.getByText('15 Jan 2026')]).toHaveLength(2);
  const user = userEvent.setup();
  const lastDay = chart.querySelector('g:last-of-type');
  if (lastDay) await user.hover(lastDay);
  expect(screen.getByText('15 Jan 2026: 2', { selector: 'p' })).toBeVisible();
  await user.unhover(chart);
  expect(screen.getByText('Highest: 4 on 14 Jan 2026')).toBeVisible();
  expect([...container.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    '15 January 20262',
    '14 January 20264',
  ]);
  // The day that is pointed at is forgotten where another series has none such.
  if (lastDay) await user.hover(lastDay);
  rerender(<DayChart title="Failed logins" room={30} series={[{ day: '2026-01-13', count: 3 }]} />);
  expect(screen.getByText('Highest: 3 on 13 Jan 2026')).toBeVisible();
  // That nothing happened is said, not drawn.
  rerender(<DayChart title="Failed logins" room={30} series={[{ day: '2026-01-15', count: 0 }]} />);
  expect(screen.getByText('None in one day')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByText(/^Day by day/)).toBeNull();
  rerender(<DayChart title="Failed logins" room={30} series={[]} />);
  expect(container).toBeEmptyDOMElement();
});
