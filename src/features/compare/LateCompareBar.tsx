import { lazyPart } from '@/components/ui/lazyPart';
import { useLatePart } from '@/components/ui/useLatePart';
import { selectCompared } from '@/store/device/deviceSlice';
import { useAppSelector } from '@/store/hooks';

const CompareBar = lazyPart(() => import(/* webpackChunkName: "compare-bar" */ './CompareBar'));

/** The comparison's bar; its code comes with the first property that is chosen. */
export function LateCompareBar() {
  const wanted = useAppSelector((state) => selectCompared(state).length > 0);
  return useLatePart(CompareBar, wanted).state === 'here' && <CompareBar />;
}
