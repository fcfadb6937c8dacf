import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { comparedIds } from '@/domain/compared';
import { paths } from '@/domain/paths';
import { Comparison } from '@/features/compare/Comparison';
import { comparisonChanged, selectCompared } from '@/store/device/deviceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/**
 * Properties side by side: those of `?ids=a,b,c`, else those chosen on this device, which the address then names.
 * A shared comparison becomes one's own with the first change.
 */
export default function CompareRoute() {
  const [params] = useSearchParams();
  const linked = comparedIds(params);
  const own = useAppSelector(selectCompared);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  const missing = linked.length === 0 && own.length > 0;
  useEffect(() => {
    if (missing) void navigate(paths.compare(own), { replace: true });
  }, [missing, own, navigate]);

  const ids = missing ? own : linked;
  const change = (next: readonly string[]) => {
    dispatch(comparisonChanged(next));
    void navigate(paths.compare(next), { replace: true });
  };
  return <Comparison ids={ids} onChange={change} onKeep={() => dispatch(comparisonChanged(ids))} />;
}
