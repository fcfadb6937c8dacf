import { chatLink, telLink } from '@/domain/contact';
import { paths } from '@/domain/paths';
import { authModalOpened } from '@/store/authModal/authModalSlice';
import { selectAgent } from '@/store/entities/agents';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsLoggedIn } from '@/store/session/sessionSlice';
import { TEXTS } from './texts';

/** The text a chat about a property starts with [PDET-6, FMT-7]. */
const GREETING = 'Hi';

export interface Contact {
  /** Null without a usable phone. */
  readonly callHref: string | null;
  readonly chatHref: string | null;
  /** Call and Chat without a phone: the login modal when logged out, a line in the log when logged in [PDET-6, AGENT-5]. */
  readonly withoutPhone: () => void;
}

/** How a visitor reaches the seller of a listing. `name` says in the login modal what waits behind it. */
export function useContact(listingId: string, name: string, sellerId: string | null | undefined): Contact {
  const phone = useAppSelector((state) => selectAgent(state, sellerId)?.phone);
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const dispatch = useAppDispatch();
  return {
    callHref: telLink(phone),
    chatHref: chatLink(phone, GREETING),
    withoutPhone: () => {
      if (loggedIn) dispatch((_dispatch, _state, ports) => ports.log(TEXTS.detail.noPhone));
      else dispatch(authModalOpened({ modal: 'login', then: { path: paths.property(listingId), label: name } }));
    },
  };
}
