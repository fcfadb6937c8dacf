/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../../support/browserGaps';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageSection } from '@/components/ui/PageSection';
import { SectionTabs } from '@/components/ui/SectionTabs';

const sections = [
  { id: 'about', label: 'About' },
  { id: 'brochure', label: 'Brochure' },
];

/** Stands for the browser's observer, and lets the test say what is in view. */
let inView: (id: string, isIntersecting: boolean) => void = () => undefined;
class Observer {
  readonly watched = new Map<string, Element>();
  constructor(tell: (entries: unknown[]) => void) {
    inView = (id, isIntersecting) => act(() => tell([{ target: this.watched.get(id), isIntersecting }]));
  }
  observe(section: Element) {
    this.watched.set(section.id, section);
  }
  disconnect() {
    this.watched.clear();
  }
}

const own = window.IntersectionObserver;
beforeEach(() => {
  window.IntersectionObserver = Observer as never;
});
afterEach(() => {
  window.IntersectionObserver = own;
  jest.restoreAllMocks();
});

it('marks the section that is being read [JDET-2]', () => {
  render(
    <>
      <SectionTabs label="Sections" sections={sections} />
      {sections.map(({ id, label }) => (
        <PageSection key={id} id={id} title={label}>
          Text
        </PageSection>
      ))}
    </>,
  );
  const tab = (name: string) => screen.getByRole('link', { name });
  expect(tab('About')).toHaveAttribute('aria-current', 'location');
  inView('about', true);
  inView('brochure', true);
  expect(tab('About')).toHaveAttribute('aria-current', 'location');
  inView('about', false);
  expect(tab('Brochure')).toHaveAttribute('aria-current', 'location');
  expect(tab('About')).not.toHaveAttribute('aria-current');
});

it('logs an error when the section of a tab is missing [JDET-2]', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<SectionTabs label="Sections" sections={sections} />);
  await userEvent.click(screen.getByRole('link', { name: 'Brochure' }));
  expect(log).toHaveBeenCalledWith('There is no section "brochure" to scroll to');
});
