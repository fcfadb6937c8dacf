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

const WINDOW_PX = 800;

/** Stands for the browser's observer: a test says where each section stands, as px from the window's top. */
let stand: (places: Record<string, readonly [top: number, bottom: number]>) => void = () => undefined;
class Observer {
  readonly watched = new Map<string, Element>();
  readonly inside = new Set<string>();
  constructor(tell: (entries: unknown[]) => void, { rootMargin }: { rootMargin: string }) {
    const [above = 0, , below = 0] = rootMargin.split(' ').map((side) => {
      const size = Number.parseFloat(side);
      return side.endsWith('%') ? (size / 100) * WINDOW_PX : size;
    });
    stand = (places) => {
      const changed = [...this.watched].flatMap(([id, target]) => {
        const [top, bottom] = places[id] ?? [0, 0];
        const isIntersecting = bottom >= -above && top <= WINDOW_PX + below;
        if (isIntersecting === this.inside.has(id)) return [];
        this.inside[isIntersecting ? 'add' : 'delete'](id);
        return [{ target, isIntersecting }];
      });
      // As in a browser: nothing crossed a border, nothing is told.
      if (changed.length > 0) act(() => tell(changed));
    };
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

const marked = () => screen.getAllByRole('link').find((tab) => tab.hasAttribute('aria-current'))?.textContent;

function renderPage() {
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
}

it('marks the section that is being read [JDET-2]', () => {
  renderPage();
  expect(marked()).toBe('About');
  stand({ about: [100, 300], brochure: [300, 500] });
  expect(marked()).toBe('About');
  stand({ about: [-72, 128], brochure: [128, 328] });
  expect(marked()).toBe('Brochure');
  // With text half as large again the rows that stay above a section are so too.
  stand({ about: [-108, 192], brochure: [192, 492] });
  expect(marked()).toBe('Brochure');
});

it('marks the first section again after a jump to the top, and the last after one to the end [JDET-2]', () => {
  renderPage();
  stand({ about: [900, 1100], brochure: [1100, 1300] });
  stand({ about: [-72, 128], brochure: [128, 328] });
  expect(marked()).toBe('Brochure');
  stand({ about: [900, 1100], brochure: [1100, 1300] });
  expect(marked()).toBe('About');
  stand({ about: [-1100, -900], brochure: [-900, -700] });
  expect(marked()).toBe('Brochure');
});

it('logs an error when the section of a tab is missing [JDET-2]', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<SectionTabs label="Sections" sections={sections} />);
  await userEvent.click(screen.getByRole('link', { name: 'Brochure' }));
  expect(log).toHaveBeenCalledWith('There is no section "brochure" to scroll to');
});
