import { isMissingCall } from '@/api/errors';
import { leavingApi } from '@/api/leavingApi';
import { sessionsApi } from '@/api/sessionsApi';
import { JumpLinks } from '@/components/layout/JumpLinks';
import { paths } from '@/domain/paths';
import * as words from '@/words/settings';

/** Where the parts below the profile are; those that the server does not have are left out. */
export const AT = { signIn: 'sign-in', data: 'your-data' } as const;

/** From the top of the profile to what stands below its many fields (PROF-1). */
export function SettingsJumps() {
  const sessions = sessionsApi.useGetSessionsQuery();
  const leaving = leavingApi.useGetStandingQuery();
  const jumps = [
    ...(isMissingCall(sessions.error) ? [] : [{ to: `${paths.profile}#${AT.signIn}`, label: words.signIn }]),
    ...(isMissingCall(leaving.error) ? [] : [{ to: `${paths.profile}#${AT.data}`, label: words.data.title }]),
  ];
  return jumps.length === 0 ? null : <JumpLinks jumps={jumps} />;
}
