/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { ProjectsPage } from '@/console/content/projects/ProjectsPage';
import { projectFields, type ProjectFields } from '@/contract/contentShapes';
import { namesWhere, PROJECT_FIELDS } from '@/contract/listingFields';
import { consolePage, failed } from '../../../support/consolePage';

const entry = {
  id: 'p1',
  mark: 'm0',
  name: 'Seshadri Heights',
  locality: 'Alipiri',
  city: 'Tirupati',
  builder: 'Garuda',
  picture: '',
  lacksRera: true,
};
const base = {
  getImportForm: () => ({ most: 1000, columns: [], example: '' }),
  getBuilders: () => [{ id: 'b1', projects: 1, fields: { name: 'Garuda' } }],
  getProjects: ({ q }: { q?: unknown }) => (q ? { projects: [entry], total: 1 } : { projects: [], total: 0 }),
};

const MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=79,13,80,14';

it('asks for every field of a project, and sends back unchanged what was not touched [JLIST-4, JDET-3]', async () => {
  const picture = '/uploads/a-80x60.jpg';
  const filled = namesWhere<keyof typeof PROJECT_FIELDS>(PROJECT_FIELDS, () => true).flatMap((name) => {
    const { kind } = PROJECT_FIELDS[name];
    if (name === 'customAmenities') return [];
    if (name === 'locationMap') return [[name, [picture, MAP]]];
    if (kind === 'pictures' || kind === 'pictureList') return [[name, [picture]]];
    return [[name, kind === 'texts' || kind === 'amenities' ? ['Two words', 'More'] : '12']];
  });
  const stored = {
    ...Object.fromEntries(filled),
    ...{ name: 'Seshadri Heights', propertyType: 'Villa', builderName: 'Garuda', contact: 'a1' },
    possessionStatus: 'under_construction',
  } as ProjectFields;
  const { asked, user } = consolePage(<ProjectsPage />, {
    ...base,
    getProject: () => ({ mark: 'm1', fields: stored }),
    saveProject: () => ({ id: 'p1', message: 'Saved' }),
  });
  await user.type(screen.getByRole('textbox', { name: 'Find a project' }), 'alipiri{Enter}');
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('It has no RERA number, which the law asks for.');
  await user.click(within(row).getByRole('button', { name: 'Change Seshadri Heights' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  const possessionStatus = 'Under construction';
  expect(asked).toEqual([['saveProject', { seen: { id: 'p1', mark: 'm1' }, fields: { ...stored, possessionStatus } }]]);
  expect(projectFields.safeParse((asked[0]?.[1] as { fields: unknown }).fields).error).toBeUndefined();
});

it('lets days be chosen, and leaves a month as it is written [JLIST-4]', async () => {
  const fields = { name: 'Seshadri Heights', city: 'Tirupati', propertyType: 'Villa', launchDate: '2026-01-31' };
  const { user } = consolePage(<ProjectsPage />, {
    ...base,
    getProjects: () => ({ projects: [entry], total: 1 }),
    getProject: () => ({ mark: 'm1', fields: { ...fields, possessionDate: '2028-06' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Change Seshadri Heights' }));
  const launch = await screen.findByLabelText('Launch date');
  expect(launch).toHaveAttribute('type', 'date');
  expect(launch).toHaveValue('2026-01-31');
  expect(screen.getByLabelText('Possession date')).toHaveValue('2028-06');
});

it('keeps what was typed when a change is refused, says why, and begins anew when it is opened again [JLIST-4]', async () => {
  const [why, meanwhile] = ['Please wait a minute.', 'Seshadri Heights has been changed meanwhile.'];
  const refusals = [failed(429, why), failed(409, meanwhile)];
  let openings = 0;
  const { asked, user } = consolePage(<ProjectsPage />, {
    ...base,
    getProjects: () => ({ projects: [entry], total: 1 }),
    getProject: () => ({
      mark: `m${(openings += 1)}`,
      fields: { name: `Seshadri Heights ${openings}`, city: 'Tirupati', propertyType: 'Villa' },
    }),
    saveProject: () => refusals.shift() ?? { id: 'p1', message: 'Saved' },
  });
  const open = async () => user.click(await screen.findByRole('button', { name: 'Change Seshadri Heights' }));
  const field = (name: string) => screen.findByRole('textbox', { name });
  const save = async () => user.click(await screen.findByRole('button', { name: 'Save' }));
  await open();
  const about = await field('About');
  await user.type(about, 'Hills');
  for (const refusal of [why, meanwhile]) {
    await save();
    expect(await screen.findByText(refusal)).toHaveAttribute('role', 'alert');
    // Whatever is asked for anew is there by then.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(about).toBeVisible();
    expect(about).toHaveValue('Hills');
  }
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await open();
  expect(await field('Name')).toHaveValue('Seshadri Heights 2');
  await save();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(asked.map(([, body]) => body)).toMatchObject(['m1', 'm1', 'm2'].map((mark) => ({ seen: { id: 'p1', mark } })));
});

it('adds a project with pictures in their order, and says by its label which field is refused [JLIST-4]', async () => {
  let sent = 0;
  let refusal: string | null = 'reraId: must be a project’s number.';
  const { asked, user } = consolePage(<ProjectsPage />, {
    ...base,
    sendPicture: () => ({ url: `/uploads/${(sent += 1)}-80x60.jpg` }),
    saveProject: () => (refusal === null ? { id: 'p2', message: 'Garuda Heights was saved' } : failed(400, refusal)),
  });
  await user.click(await screen.findByRole('button', { name: 'Add a project' }));
  const form = within(await screen.findByRole('form', { name: 'Project' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByRole('textbox', { name: 'City' })).toHaveAccessibleDescription('Please enter this: City');
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Garuda Heights');
  await user.type(form.getByRole('textbox', { name: 'City' }), 'Tirupati');
  await user.selectOptions(form.getByRole('combobox', { name: 'Type' }), 'Villa');
  await user.type(form.getByRole('textbox', { name: 'Lowest price' }), '45 lakhs');
  const map = form.getByRole('textbox', { name: 'Map' });
  await user.type(map, 'hill');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(map).toHaveAccessibleDescription(/Please enter the embed link of a map/);
  expect(asked).toEqual([]);
  await user.clear(map);
  await user.clear(form.getByRole('textbox', { name: 'Lowest price' }));
  const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
  await user.upload(form.getByLabelText('Choose pictures: Main Image'), [photo('a.jpg'), photo('b.jpg')]);
  await user.click(await form.findByRole('button', { name: 'Show Main Image 2 first' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('RERA number: must be a project’s number.')).toBeVisible();
  refusal = null;
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Garuda Heights was saved')).toBeVisible();
  expect(asked.at(-1)).toEqual([
    'saveProject',
    {
      fields: expect.objectContaining({
        name: 'Garuda Heights',
        city: 'Tirupati',
        propertyType: 'Villa',
        unitPriceRangeFrom: null,
        propertyMainImage: ['/uploads/2-80x60.jpg', '/uploads/1-80x60.jpg'],
        amenities: [],
      }),
    },
  ]);
});
