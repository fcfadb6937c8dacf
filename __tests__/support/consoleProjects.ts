/** A project as the console's list shows it. */
export const entry = {
  id: 'p1',
  mark: 'm0',
  name: 'Seshadri Heights',
  locality: 'Alipiri',
  city: 'Tirupati',
  builder: 'Garuda',
  picture: '',
  lacksRera: true,
};
/** What the page asks for before a project is opened; with words typed the list has one. */
export const base = {
  getImportForm: () => ({ most: 1000, columns: [], example: '' }),
  getBuilders: () => [{ id: 'b1', projects: 1, fields: { name: 'Garuda' } }],
  getProjects: ({ q }: { q?: unknown }) => (q ? { projects: [entry], total: 1 } : { projects: [], total: 0 }),
};
