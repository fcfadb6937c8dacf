import type { LazyComponent } from './lazyComponent';
import { useSparing } from './sparing';
import { useIdle } from './useIdle';
import { useLazyComponent } from './useLazyComponent';

interface PaperPartProps<P> {
  readonly part: LazyComponent<P>;
  readonly given: P;
}

/**
 * What stands on paper alone. It is loaded ahead, once nothing else is: a page that is being printed waits for nothing. Who
 * saves data prints without it.
 */
export function PaperPart<P extends object>({ part: Part, given }: PaperPartProps<P>) {
  const idle = useIdle();
  const sparing = useSparing();
  const { state } = useLazyComponent(Part, idle && !sparing);
  return state === 'here' && <Part {...given} />;
}
