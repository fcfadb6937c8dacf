/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../../support/browserGaps';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmbedOnClick } from '@/components/ui/EmbedOnClick';
import { FRAME_ORIGINS } from '@/domain/embeds';

async function frameOf(src: string): Promise<HTMLElement> {
  render(<EmbedOnClick title="A frame" src={src} action="Show it" icon="play" />);
  await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
  return screen.getByTitle('A frame');
}

it.each(FRAME_ORIGINS)(
  'lets a page of %s play and open links, and neither lead away nor save files [FMT-4]',
  async (origin) => {
    const frame = await frameOf(`${origin}/embed/1`);
    const allowed = frame.getAttribute('sandbox')?.split(' ') ?? [];
    expect(allowed).toEqual(expect.arrayContaining(['allow-scripts', 'allow-same-origin', 'allow-popups']));
    expect(allowed.filter((each) => /top-navigation|downloads|modals/.test(each))).toEqual([]);
  },
);

it.each(['/uploads/brochure.pdf', 'https://api.gruham.example/uploads/brochure.pdf'])(
  'frames the own document %s without a sandbox, in which no browser opens a PDF [PDET-9]',
  async (src) => {
    expect(await frameOf(src)).not.toHaveAttribute('sandbox');
  },
);
