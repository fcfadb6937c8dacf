import { showToast } from '@/components/ui/toast';
import { MOST_COMPARED } from '@/domain/compared';
import { comparisonChanged, selectCompared } from '@/store/device/deviceSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import * as words from '@/words/property';

/** Whether a property is among those to compare, and how to take it in or out; a fourth one is refused with a word. */
export function useCompare(id: string): { readonly chosen: boolean; readonly toggle: () => void } {
  const chosen = useAppSelector((state) => selectCompared(state).includes(id));
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const toggle = () => {
    const compared = selectCompared(store.getState());
    if (compared.includes(id)) dispatch(comparisonChanged(compared.filter((one) => one !== id)));
    else if (compared.length < MOST_COMPARED) dispatch(comparisonChanged([...compared, id]));
    else showToast({ text: words.compare.full, tone: 'info', dedupe: true });
  };
  return { chosen, toggle };
}
