import { useLocation } from 'react-router';
import type { AgentRecord } from '@/api/records';
import { chatLink, telLink } from '@/domain/contact';
import { agentName } from '@/domain/names';
import { paths } from '@/domain/paths';
import { SITE } from '@/domain/site';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { wasNumberAskedFor } from '@/store/ownerNumber/askedForNumber';
import { useOwnerNumber, type OwnerNumber } from '@/store/ownerNumber/useOwnerNumber';
import { selectIsLoggedIn } from '@/store/session/sessionSlice';
import * as words from '@/words/agentProfile';
import { logProblem } from './logProblem';

export interface AgentContact {
  readonly name: string;
  /** Null without a usable phone. */
  readonly callHref: string | null;
  readonly chatHref: string | null;
  /** The number as text; View Phone and Contact Now show it, after the login for a visitor [AGENT-7]. */
  readonly number: OwnerNumber;
  /** Call and Chat without a phone: the login modal when logged out, else a line in the log and why [AGENT-5]. */
  readonly withoutPhone: () => void;
}

/** How a visitor reaches an agent [AGENT-5, AGENT-6, AGENT-7]. */
export function useAgentContact(agent: AgentRecord): AgentContact {
  const dispatch = useAppDispatch();
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const name = agentName(agent);
  const then = { path: paths.agent(agent._id), label: words.profile({ name }), aim: words.numberAim({ name }) };
  const isAskedFor = wasNumberAskedFor(useLocation().state);
  const number = useOwnerNumber(agent._id, { then, isAskedFor });

  return {
    name,
    callHref: telLink(agent.phone),
    chatHref: chatLink(agent.phone, words.hello({ name, site: SITE.name })),
    number,
    withoutPhone: () => {
      if (loggedIn) dispatch(logProblem('Phone number is not available'));
      number.show();
    },
  };
}
