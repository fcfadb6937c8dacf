import { paths } from '@/domain/paths';

/** Where the user menu leads, besides Logout [SHELL-3]. */
export const USER_LINKS = [
  { label: 'Dashboard', to: paths.dashboard, icon: 'home' },
  { label: 'Profile Settings', to: paths.profile, icon: 'user' },
] as const;
