import { useState, type MouseEvent } from 'react';
import { sessionsApi } from '@/api/sessionsApi';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { isFocusStillAt, passFocus } from '@/components/ui/passFocus';
import { useGrowingList } from '@/components/ui/useGrowingList';
import type { OpenSession } from '@/contract/extraShapes';
import { momentInIndia } from '@/domain/moments';
import * as words from '@/words/settings';

/** So many stand there without a press. */
const AT_FIRST = 3;

const nameOf = ({ device }: OpenSession): string => device ?? words.devices.unknown;

function timesOf({ lastUsedAt, createdAt }: OpenSession): string {
  const [used, since] = [momentInIndia(lastUsedAt), momentInIndia(createdAt)];
  return [used && words.devices.used({ when: used }), since && words.devices.since({ when: since })]
    .filter(Boolean)
    .join(' · ');
}

/** The devices that are logged in, each with a way to log it out but for the one that shows them. */
export function DeviceList({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const [end, { isLoading, originalArgs }] = sessionsApi.useEndSessionsMutation();
  const [told, setTold] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const { list, grows } = useGrowingList();
  const others = sessions.filter(({ current }) => !current);
  const isEnding = (id: string) =>
    isLoading && originalArgs !== undefined && 'id' in originalArgs && originalArgs.id === id;

  const endOne = async (event: MouseEvent<HTMLButtonElement>, session: OpenSession) => {
    if (isLoading) return;
    const pressed = event.currentTarget;
    setTold('');
    const { error } = await end({ id: session.id });
    if (error) return;
    if (isFocusStillAt(pressed)) passFocus(pressed, 'li');
    setTold(words.devices.ended({ device: nameOf(session) }));
  };
  const endOthers = async (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) return;
    const pressed = event.currentTarget;
    setTold('');
    const { error } = await end({ others: true });
    if (error) return;
    if (isFocusStillAt(pressed)) pressed.closest('section')?.querySelector<HTMLElement>('h2[tabindex]')?.focus();
    setTold(words.devices.othersEnded);
  };
  return (
    <>
      {sessions.length === 0 && <p className="text-muted">{words.devices.empty}</p>}
      <ul ref={list} className="divide-y divide-line">
        {(showsAll ? sessions : sessions.slice(0, AT_FIRST)).map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3.5">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2.5 font-semibold">
                {nameOf(session)}
                {session.current && <Badge tone="brand">{words.devices.here}</Badge>}
              </p>
              <p className="text-md text-muted">{timesOf(session)}</p>
            </div>
            {!session.current && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={words.devices.endNamed({ device: nameOf(session), times: timesOf(session) })}
                busy={isEnding(session.id)}
                aria-disabled={isLoading}
                onClick={(event) => void endOne(event, session)}
              >
                {words.devices.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!showsAll && sessions.length > AT_FIRST && (
        <Button
          variant="text"
          onClick={() => {
            grows();
            setShowsAll(true);
          }}
        >
          {words.devices.showAll({ n: sessions.length })}
        </Button>
      )}
      {others.length > 1 && (
        <Button
          variant="secondary"
          className="mt-3"
          busy={isLoading && originalArgs !== undefined && 'others' in originalArgs}
          aria-disabled={isLoading}
          onClick={(event) => void endOthers(event)}
        >
          {words.devices.endOthers}
        </Button>
      )}
      <p role="status" className="mt-3 text-md text-muted empty:mt-0">
        {told}
      </p>
    </>
  );
}
