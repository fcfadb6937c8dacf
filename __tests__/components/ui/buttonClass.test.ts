import { buttonClass } from '@/components/ui/buttonClass';

describe('buttonClass', () => {
  it('keeps 44 px to aim at in every size and variant', () => {
    for (const variant of ['primary', 'secondary', 'gold', 'text', 'danger'] as const)
      for (const size of ['md', 'sm'] as const) expect(buttonClass(variant, size).split(' ')).toContain('min-h-11');
  });
});
