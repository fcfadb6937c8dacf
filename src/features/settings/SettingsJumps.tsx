import { isMissingCall } from '@/api/errors';
import { leavingApi } from '@/api/leavingApi';
import { sessionsApi } from '@/api/sessionsApi';
import { JumpLinks } from '@/components/layout/JumpLinks';
import { paths } from '@/domain/paths';
import { SECTIONS } from './sections';
import * as words from '@/words/settings';

/** From the top of the profile to what stands below its many fields, as far as the server has it (PROF-1). */
export function SettingsJumps() {
  const sessions = sessionsApi.useGetSessionsQuery();
  const leaving = leavingApi.useGetStandingQuery();
  const jumps = [
    ...(isMissingCall(sessions.error) ? [] : [{ to: `${paths.profile}#${SECTIONS.signIn}`, label: words.signIn }]),
    ...(isMissingCall(leaving.error) ? [] : [{ to: `${paths.profile}#${SECTIONS.data}`, label: words.data.title }]),
  ];
  return jumps.length === 0 ? null : <JumpLinks jumps={jumps} />;
}
