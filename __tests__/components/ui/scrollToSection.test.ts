/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../../support/browserGaps';
import { scrollToSection } from '@/components/ui/scrollToSection';

it('logs an error for a target that is not there [JDET-2]', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  scrollToSection('nowhere');
  expect(log).toHaveBeenCalledWith('There is no section "nowhere" to scroll to');
  log.mockRestore();
});

it('brings a section into view and moves the focus there [JDET-2]', () => {
  document.body.innerHTML = '<section id="about" tabindex="-1"></section>';
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  scrollToSection('about');
  expect(scroll.mock.contexts).toEqual([document.getElementById('about')]);
  expect(document.activeElement?.id).toBe('about');
  scroll.mockRestore();
});
