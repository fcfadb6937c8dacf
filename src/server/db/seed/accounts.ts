/** The accounts of the demo data; `npm start` prints them. */
export const DEMO_PASSWORD = 'Gruham@2026';
export const DEMO_ACCOUNTS = [
  { role: 'agent', roleCode: 'agt', mobile: '9000000001', username: 'Lakshmi Naidu', email: 'lakshmi@example.in', password: DEMO_PASSWORD },
  { role: 'user', roleCode: 'usr', mobile: '9000000002', username: 'Ravi Kumar', email: 'ravi@example.in', password: DEMO_PASSWORD },
] as const;
