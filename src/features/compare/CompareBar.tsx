import { useLocation } from 'react-router';
import { AppLink } from '@/components/layout/AppLink';
import { Icon } from '@/components/ui/Icon';
import { focusHeading } from '@/components/ui/focusHeading';
import { useIdle } from '@/components/ui/useIdle';
import { MOST_COMPARED } from '@/domain/compared';
import { findScreen } from '@/domain/findScreen';
import { paths } from '@/domain/paths';
import { comparisonChanged, selectCompared } from '@/store/device/deviceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as words from '@/words/compareBar';

/**
 * What was chosen to compare, on the screens where homes stand: a row of the frame between the screen and the footer, from
 * edge to edge, that stays at the window's foot until the page has come to it. A page's own bar stands above it [HOME-11].
 */
export function CompareBar() {
  const ids = useAppSelector(selectCompared);
  const { pathname } = useLocation();
  return ids.length > 0 && findScreen(pathname)?.screen.hasHomes && <Bar ids={ids} />;
}

function Bar({ ids }: { readonly ids: readonly string[] }) {
  const dispatch = useAppDispatch();
  // A status that comes together with its words is not announced: they follow it.
  const isThere = useIdle();
  function clear() {
    // The bar goes.
    focusHeading();
    dispatch(comparisonChanged([]));
  }
  return (
    <aside aria-label={words.name} data-compare-bar className="sticky bottom-0 z-20 border-t border-line bg-card">
      <div className="mx-auto flex h-14 max-w-page items-center gap-1 px-5">
        <p role="status" className="min-w-0 flex-1 text-sm text-muted">
          {isThere && words.chosen({ n: ids.length, most: MOST_COMPARED })}
        </p>
        <AppLink
          to={paths.compare(ids)}
          className="inline-flex min-h-11 items-center rounded-full bg-brand px-5 text-md font-semibold text-on transition-colors hover:bg-brand-dark"
        >
          {words.compare({ n: ids.length })}
        </AppLink>
        <button
          type="button"
          aria-label={words.clear}
          onClick={clear}
          className="grid size-11 place-items-center rounded-full text-muted transition-colors hover:bg-wash hover:text-ink"
        >
          <Icon name="close" />
        </button>
      </div>
    </aside>
  );
}
