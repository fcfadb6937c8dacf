/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Link, useNavigate } from 'react-router';
import BuildersRoute from '@/routes/BuildersRoute';
import ProjectsRoute from '@/routes/ProjectsRoute';
import PropertiesRoute from '@/routes/PropertiesRoute';
import RealtorsRoute from '@/routes/RealtorsRoute';
import { renderScreen } from '../support/renderScreen';
import { QUIET } from '../support/quietAnswers';

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

const scrolled = jest.fn();
const own = window.scrollTo;
beforeEach(() => {
  jest.useFakeTimers();
  scrolled.mockClear();
  window.scrollTo = scrolled as typeof window.scrollTo;
});
afterEach(() => {
  jest.useRealTimers();
  window.scrollTo = own;
});
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (name: string) => {
  fireEvent.click(screen.getByText(name));
};

const enter = (path: string, Screen: ComponentType) => {
  renderScreen(
    <>
      <Screen />
      <Link to="/away">Leave</Link>
    </>,
    {
      path: '/before',
      pattern: path,
      server: QUIET.lists,
      elsewhere: { '/before': <Link to={path}>Enter</Link>, '/away': <Back /> },
    },
  );
  press('Enter');
};

it.each([
  ['/properties', PropertiesRoute],
  ['/projects', ProjectsRoute],
  ['/realestateagents', RealtorsRoute],
  ['/buildersdevelopers', BuildersRoute],
])('%s goes to its top 500 ms after load, not when reached with back [SHELL-9]', async (path, Screen) => {
  enter(path, Screen);
  await wait(499);
  expect(scrolled).not.toHaveBeenCalled();
  await wait(1);
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  press('Leave');
  press('Back');
  await wait(1000);
  expect(screen.getByText('Leave')).toBeVisible();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'stays where it is when the visitor has begun to scroll or press: %s [SHELL-9]',
  async (name) => {
    enter('/properties', PropertiesRoute);
    await wait(200);
    fireEvent(window, new Event(name));
    await wait(1000);
    expect(scrolled).not.toHaveBeenCalled();
  },
);

it('scrolls nothing after the list was left [SHELL-9]', async () => {
  enter('/properties', PropertiesRoute);
  press('Leave');
  await wait(1000);
  expect(scrolled).not.toHaveBeenCalled();
});
