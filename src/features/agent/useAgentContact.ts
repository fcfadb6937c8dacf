import { useState } from 'react';
import type { AgentRecord } from '@/api/records';
import { chatLink, displayPhone, telLink } from '@/domain/contact';
import { agentName } from '@/domain/names';
import { paths } from '@/domain/paths';
import { SITE } from '@/domain/site';
import { authModalOpened } from '@/store/authModal/authModalSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsLoggedIn } from '@/store/session/sessionSlice';
import { logProblem } from './logProblem';

export interface AgentContact {
  readonly name: string;
  /** Null without a usable phone. */
  readonly callHref: string | null;
  readonly chatHref: string | null;
  /** What stands for the number once it was asked for: the number, or '' when the server did not give it; null before. */
  readonly shownPhone: string | null;
  /** View Phone and Contact Now: the login modal, or the number when logged in [AGENT-7]. */
  readonly askForPhone: () => void;
  /** Call and Chat without a phone: the login modal when logged out, a line in the log when logged in [AGENT-5]. */
  readonly withoutPhone: () => void;
}

/** How a visitor reaches an agent [AGENT-5, AGENT-6, AGENT-7]. */
export function useAgentContact(agent: AgentRecord): AgentContact {
  const dispatch = useAppDispatch();
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const [asked, setAsked] = useState(false);
  const name = agentName(agent);

  const logIn = () =>
    dispatch(
      authModalOpened({ modal: 'login', then: { path: paths.agent(agent._id), label: `the profile of ${name}` } }),
    );

  return {
    name,
    callHref: telLink(agent.phone),
    chatHref: chatLink(agent.phone, `Hi ${name}, I found your profile on ${SITE.name}.`),
    shownPhone: asked && loggedIn ? displayPhone(agent.phone) : null,
    askForPhone: () => {
      if (loggedIn) setAsked(true);
      else logIn();
    },
    withoutPhone: () => {
      if (loggedIn) dispatch(logProblem('Phone number is not available'));
      else logIn();
    },
  };
}
