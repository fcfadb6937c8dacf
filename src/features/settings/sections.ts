/** By what an address names the parts below the profile, behind its `#`. */
export const SECTIONS = { signIn: 'sign-in', data: 'your-data' } as const;
