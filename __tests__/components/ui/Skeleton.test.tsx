/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { Skeleton, SkeletonRegion } from '@/components/ui/Skeleton';

describe('Skeleton', () => {
  it('tells once what is loading; its blocks say nothing', () => {
    render(
      <SkeletonRegion label="Loading homes">
        <Skeleton className="h-4" />
      </SkeletonRegion>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading homes$/);
  });
});
