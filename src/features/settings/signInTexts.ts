/** The words of "Sign-in and devices". */
export const SIGN_IN = {
  title: 'Sign-in and devices',
  password: {
    title: 'Change your password',
    current: 'Current password',
    chosen: 'New password',
    confirmation: 'Confirm new password',
    currentRequired: 'Please enter your current password',
    action: 'Change password',
    done: 'Your password is changed. Your other devices are logged out.',
  },
  devices: {
    title: 'Where you are logged in',
    intro: 'Don’t recognise one of these? Log it out and change your password.',
    loading: 'Loading your devices',
    failed: 'Your devices did not load',
    empty: 'No devices to show.',
    unknown: 'Unknown device',
    here: 'This device',
    used: (when: string) => `Last used ${when}`,
    since: (when: string) => `logged in since ${when}`,
    end: 'Log out',
    endOthers: 'Log out all other devices',
    ended: (device: string) => `${device} is logged out.`,
    othersEnded: 'All other devices are logged out.',
  },
} as const;
