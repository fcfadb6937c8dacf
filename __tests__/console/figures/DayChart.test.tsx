/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { DayChart } from '@/console/figures/DayChart';

it('draws a bar for each day that is known, with the same figures in a table, and nothing for what is not known', () => {
  const { rerender, container } = render(
    <DayChart
      title="Failed logins"
      series={[
        { day: '2026-01-14', count: 4 },
        { day: '2026-01-15', count: 2 },
      ]}
    />,
  );
  const chart = screen.getByRole('img', { name: 'Failed logins: 6 in 2 days, at most 4 a day' });
  const [first, second] = [...chart.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
  expect(first).toBe(2 * Number(second));
  expect([...container.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    '15 January 20262',
    '14 January 20264',
  ]);
  rerender(<DayChart title="Failed logins" series={[{ day: '2026-01-15', count: 0 }]} />);
  expect(screen.getByText('0 in one day')).toBeVisible();
  expect([screen.queryByRole('img'), screen.queryByText('Day by day')]).toEqual([null, null]);
  rerender(<DayChart title="Failed logins" series={[]} />);
  expect(screen.queryByRole('img')).toBeNull();
});
