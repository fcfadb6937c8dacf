import { paths } from '@/domain/paths';
import * as words from '@/words/layoutMenu';

/** Where the user menu leads, besides Logout [SHELL-3]. */
export const USER_LINKS = [
  { label: words.dashboard, to: paths.dashboard, icon: 'home' },
  { label: words.profile, to: paths.profile, icon: 'user' },
] as const;
