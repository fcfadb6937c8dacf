import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { marketplaceApi } from '@/api/marketplaceApi';
import { markTitle } from '@/components/layout/pageTitle';
import { paths } from '@/domain/paths';
import { effectsOf } from '@/store/effectsOf';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { selectUser } from '@/store/session/sessionSlice';
import { useLooksAgain } from '@/store/useLooksAgain';
import * as words from '@/words/layout';

/**
 * Asks again and again how many enquiries an agent has not begun to answer, wherever they are (JDET-8). More than before
 * are told by a toast, and the tab's title counts them.
 */
export default function NewEnquiries() {
  const store = useAppStore();
  const { pathname, search } = useLocation();
  marketplaceApi.useGetCurrentUserQuery(undefined, useLooksAgain());
  const known = useAppSelector(selectUser)?.newEnquiries;
  const tell = useEffectEvent((n: number) => {
    // The inbox names who asks; it stands in the first tab, whose saved homes may have an order in the address.
    if (pathname !== paths.dashboard || new URLSearchParams(search).has('tab')) {
      effectsOf(store).notify({
        text: words.newEnquiries({ n }),
        tone: 'info',
        link: { label: words.seeEnquiries, to: paths.enquiries },
      });
    }
  });
  const before = useRef(known);
  useEffect(() => {
    const more = known === undefined || before.current === undefined ? 0 : known - before.current;
    before.current = known;
    if (more > 0) tell(more);
  }, [known]);
  useEffect(() => {
    markTitle(known ?? 0);
    return () => markTitle(0);
  }, [known]);
  return null;
}
