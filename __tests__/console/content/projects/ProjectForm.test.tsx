/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { ProjectsPage } from '@/console/content/projects/ProjectsPage';
import { consolePage, failed } from '../../../support/consolePage';
import { base, entry } from '../../../support/consoleProjects';

it('folds what a project hardly needs, and opens the fold of what is wrong [JLIST-4, JDET-3]', async () => {
  const { user } = consolePage(<ProjectsPage />, {
    ...base,
    getProjects: () => ({ projects: [entry], total: 1 }),
    getProject: () => ({
      mark: 'm1',
      fields: {
        ...{ name: 'Seshadri Heights', city: 'Tirupati', propertyType: 'Villa', unitConfig: ['2BHK', '3 BHK'] },
        floorPlan2Bhk: ['/uploads/plan-80x60.jpg'],
        unitAreaRangeTo5BHK: '4000',
      },
    }),
  });
  await user.click(await screen.findByRole('link', { name: 'Seshadri Heights' }));
  const folded = (field: HTMLElement) => field.closest('details') !== null;
  const area = (n: number) => screen.getByLabelText(`${n} BHK, smallest area`);
  await screen.findByRole('form', { name: 'Project' });
  expect([1, 2, 3, 4, 5].filter((n) => !folded(area(n)))).toEqual([2, 3, 5]);
  const plan = (n: number) => screen.getByLabelText(`Choose pictures: Floor plan of ${n} BHK`);
  expect([1, 2, 3, 4, 5].filter((n) => !folded(plan(n)))).toEqual([2]);
  const fold = area(4).closest('details');
  await user.click(within(fold ?? document.body).getByText('Areas of other configurations'));
  await user.type(area(4), 'wide');
  await user.click(within(fold ?? document.body).getByText('Areas of other configurations'));
  expect(fold).not.toHaveAttribute('open');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(area(4)).toHaveFocus());
  expect(fold).toHaveAttribute('open');
});

it('lets the named amenities be ticked, and the others be written [JDET-3, FMT-5]', async () => {
  const refusals = [failed(400, 'fields.amenities.3: is too long')];
  const { asked, user } = consolePage(<ProjectsPage />, {
    ...base,
    getProjects: () => ({ projects: [entry], total: 1 }),
    getProject: () => ({
      mark: 'm1',
      fields: {
        ...{ name: 'Seshadri Heights', city: 'Tirupati', propertyType: 'Villa' },
        amenities: ['lift', 'gymnasium', 'Library'],
      },
    }),
    saveProject: () => refusals.shift() ?? { id: 'p1', message: 'Saved' },
  });
  await user.click(await screen.findByRole('link', { name: 'Seshadri Heights' }));
  await user.click(await screen.findByText('Amenities: 2 chosen'));
  const tick = (name: string) => screen.getByRole('checkbox', { name });
  expect([tick('Lift'), tick('Power backup')].map((each) => (each as HTMLInputElement).checked)).toEqual([true, false]);
  await user.click(tick('Gymnasium'));
  await user.click(tick('Power backup'));
  const others = screen.getByRole('textbox', { name: 'Other amenities' });
  expect(others).toHaveValue('Library');
  await user.type(others, '{Enter}Reading room');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Other amenities: Is too long')).toBeVisible();
  expect(others).toHaveAccessibleDescription(/Is too long$/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(asked[0]?.[1]).toMatchObject({ fields: { amenities: ['powerBackup', 'lift', 'Library', 'Reading room'] } });
});
