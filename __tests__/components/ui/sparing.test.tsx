/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../../support/browserGaps';
import { fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PictureMosaic } from '@/components/ui/Gallery/PictureMosaic';
import { Picture } from '@/components/ui/Picture';
import { isSparing, RenderedSparing } from '@/components/ui/sparing';

const picture = (id: string) => `/uploads/${id}-1600x1200.jpg`;
const setLine = (connection?: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
afterEach(() => setLine());

it.each([
  [{}, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g', saveData: false }, false],
  [{ effectiveType: '4g', saveData: true }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('of a line like %j it is said whether data is saved: %p', (connection, expected) => {
  expect(isSparing(connection)).toBe(expected);
  setLine(connection);
  expect(isSparing()).toBe(expected);
});

describe('where data is saved', () => {
  const sources = (root: ParentNode) => [...root.querySelectorAll('source')].map((each) => each.srcset);
  const groups = [{ key: 'main', label: 'Main', urls: ['a', 'b', 'c'].map(picture) }];

  it('a picture comes in its smallest width, unless all of it is asked for', () => {
    setLine({ saveData: true });
    const { container } = render(<Picture src={picture('a')} alt="" sizes="100vw" />);
    expect(sources(container)).toEqual(['/uploads/a-320.webp']);
    const whole = render(<Picture src={picture('a')} alt="" sizes="100vw" whole />);
    expect(sources(whole.container)[0]).toContain('/uploads/a-1600.webp 1600w');
  });

  it('the pictures of a listing beyond the first come at the first touch [PDET-1]', () => {
    setLine({ effectiveType: '2g' });
    const { container } = render(<PictureMosaic name="A house" groups={groups} />);
    expect(sources(container)).toEqual(['/uploads/a-320.webp']);
    const [root] = container.children;
    if (root) fireEvent.pointerDown(root);
    expect(new Set(sources(container))).toEqual(new Set(['a', 'b', 'c'].map((id) => `/uploads/${id}-320.webp`)));
  });

  it('a page is taken over as it was rendered, whatever the line says by then', () => {
    const shown = (
      <RenderedSparing value>
        <PictureMosaic name="A house" groups={groups} />
      </RenderedSparing>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(shown);
    expect(sources(container)).toEqual(['/uploads/a-320.webp']);
    const failures: unknown[] = [];
    render(shown, { container, hydrate: true, onRecoverableError: (error) => failures.push(error) });
    expect(sources(container)).toEqual(['/uploads/a-320.webp']);
    expect(failures).toEqual([]);
  });
});
