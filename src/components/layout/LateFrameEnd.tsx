import { lazyPart } from '../ui/lazyPart';
import { useIdle } from '../ui/useIdle';
import { useLatePart } from '../ui/useLatePart';

const FrameEnd = lazyPart(() => import(/* webpackChunkName: "frame-end" */ './FrameEnd'));

/** Footer and floating buttons; their code comes after the first paint, and a ground of the footer's height until then. */
export function LateFrameEnd() {
  const { state } = useLatePart(FrameEnd, useIdle());
  return state === 'here' ? <FrameEnd /> : <div className="mt-18 min-h-200 bg-pine sm:min-h-150 lg:min-h-80" />;
}
