/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { ScrollTopButton } from '@/components/layout/ScrollTopButton';
import { renderScreen } from '../../support/renderScreen';

function scrollPageTo(y: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}
const button = () => screen.queryByRole('button', { name: 'Scroll to top' });

describe('ScrollTopButton', () => {
  afterEach(() => {
    scrollPageTo(0);
    jest.restoreAllMocks();
  });

  it('appears after 100 px and goes above them [SHELL-8]', () => {
    renderScreen(<ScrollTopButton place="header" />);
    expect(button()).not.toBeInTheDocument();
    scrollPageTo(100);
    expect(button()).not.toBeInTheDocument();
    scrollPageTo(101);
    expect(button()).toBeInTheDocument();
    scrollPageTo(40);
    expect(button()).not.toBeInTheDocument();
  });

  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('scrolls to the top, with reduced motion %s: %s [SHELL-8]', async (matches, behavior) => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(() => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }) as never);
    const { user } = renderScreen(
      <>
        <h1 tabIndex={-1}>Properties</h1>
        <ScrollTopButton place="header" />
      </>,
    );
    scrollPageTo(500);
    await user.click(screen.getByRole('button', { name: 'Scroll to top' }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
    expect(screen.getByRole('heading', { name: 'Properties' })).toHaveFocus();
  });
});
