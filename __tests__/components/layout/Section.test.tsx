/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen, within } from '@testing-library/react';
import { Section } from '@/components/layout/Section';

describe('Section', () => {
  it('is a region named by its heading, whose title reads as one line', () => {
    render(
      <Section title="Top Builders/Developers" intro="Who built here">
        cards
      </Section>,
    );
    const region = within(screen.getByRole('region', { name: 'Top Builders/Developers' }));
    expect(region.getByRole('heading', { level: 2, name: 'Top Builders/Developers' })).toBeInTheDocument();
    expect(region.getByText('cards')).toBeInTheDocument();
  });

  it('leaves placing the heading to children that ask for it', () => {
    render(<Section title="In Spotlight">{(heading) => <div data-testid="row">{heading}</div>}</Section>);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(within(screen.getByTestId('row')).getByRole('heading', { name: 'In Spotlight' })).toBeInTheDocument();
  });
});
