import type { LazyPart } from '../ui/lazyPart';
import { useIdle } from '../ui/useIdle';
import { useLatePart } from '../ui/useLatePart';

/** Footer and floating buttons; their code comes after the first paint, and a ground of the footer's height until then. */
export function LateFrameEnd({ part: FrameEnd }: { readonly part: LazyPart }) {
  const { state } = useLatePart(FrameEnd, useIdle());
  return state === 'here' ? <FrameEnd /> : <div className="mt-18 min-h-234 bg-pine sm:min-h-136 lg:min-h-84" />;
}
