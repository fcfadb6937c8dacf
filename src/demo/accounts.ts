/** The accounts of the demo that a person can log in with; `npm start` prints them. */
export const DEMO_ACCOUNTS = [
  { role: 'agent', roleCode: 'agt', username: 'Lakshmi Naidu', mobile: '9000000001', password: 'Gruham@2026' },
  { role: 'user', roleCode: 'usr', username: 'Ravi Kumar', mobile: '9000000002', password: 'Gruham@2026' },
] as const;
