/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { ProjectsPage } from '@/console/content/projects/ProjectsPage';
import { projectFields, type ProjectFields } from '@/contract/contentShapes';
import { namesWhere, PROJECT_FIELDS } from '@/contract/listingFields';
import { consolePage, failed } from '../../../support/consolePage';
import { base, entry } from '../../../support/consoleProjects';

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
    ...{
      name: 'Seshadri Heights',
      propertyType: 'Villa',
      builderName: 'Garuda',
      contact: 'a1',
      reraId: 'P10119156478',
    },
    possessionStatus: 'under_construction',
  } as ProjectFields;
  const { asked, user } = consolePage(<ProjectsPage />, {
    ...base,
    getProject: () => ({ mark: 'm1', fields: stored }),
    saveProject: () => ({ id: 'p1', message: 'Saved' }),
  });
  await user.type(screen.getByRole('textbox', { name: 'Find a project' }), 'alipiri{Enter}');
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('No RERA number');
  await user.click(within(row).getByRole('link', { name: 'Seshadri Heights' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  const possessionStatus = 'Under construction';
  expect(asked).toEqual([['saveProject', { seen: { id: 'p1', mark: 'm1' }, fields: { ...stored, possessionStatus } }]]);
  expect(projectFields.safeParse((asked[0]?.[1] as { fields: unknown }).fields).error).toBeUndefined();
});

const Back = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back in the browser</button>;
};

it('stays closed for Back, however often a part of the form was jumped to [JLIST-4]', async () => {
  const page = (
    <>
      <ProjectsPage />
      <Back />
    </>
  );
  const { user } = consolePage(page, { ...base, getProjects: () => ({ projects: [entry], total: 1 }) });
  await user.click(await screen.findByRole('button', { name: 'Add a project' }));
  await screen.findByRole('form', { name: 'Project' });
  const jumps = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  for (const jump of jumps) await user.click(jump);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Back in the browser' }));
  expect(await screen.findByRole('link', { name: 'Seshadri Heights' })).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Project' })).toBeNull();
});

it('leads to each part of a long form from its head, and keeps it open [JLIST-4]', async () => {
  const { user } = consolePage(<ProjectsPage />, base, '/?open=');
  await screen.findByRole('form', { name: 'Project' });
  const jumps = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(jumps).toHaveLength(6);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Seshadri Heights');
  for (const jump of jumps) {
    await user.click(jump);
    expect(screen.getByRole('region', { name: jump.textContent })).toHaveFocus();
  }
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Seshadri Heights');
});

it('lets days be chosen, and leaves a month as it is written [JLIST-4]', async () => {
  const fields = { name: 'Seshadri Heights', city: 'Tirupati', propertyType: 'Villa', launchDate: '2026-01-31' };
  const { user } = consolePage(<ProjectsPage />, {
    ...base,
    getProjects: () => ({ projects: [entry], total: 1 }),
    getProject: () => ({ mark: 'm1', fields: { ...fields, possessionDate: '2028-06' } }),
  });
  await user.click(await screen.findByRole('link', { name: 'Seshadri Heights' }));
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
  const open = async () => user.click(await screen.findByRole('link', { name: 'Seshadri Heights' }));
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
  const rera = form.getByRole('textbox', { name: 'RERA number' });
  await user.type(rera, 'ABC');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByRole('textbox', { name: 'City' })).toHaveAccessibleDescription('Please enter this: City');
  // All that is wrong is said at once.
  expect(rera).toHaveAccessibleDescription(/Please enter a project’s number: P and 11 digits$/);
  await user.clear(rera);
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Garuda Heights');
  await user.type(form.getByRole('textbox', { name: 'City' }), 'Tirupati');
  await user.selectOptions(form.getByRole('combobox', { name: 'Type' }), 'Villa');
  const price = form.getByRole('textbox', { name: 'Lowest price' });
  await user.type(price, 'much');
  const map = form.getByRole('textbox', { name: 'Map' });
  await user.type(map, 'hill');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(map).toHaveAccessibleDescription(/Please enter the embed link of a map/);
  expect(price).toHaveAccessibleDescription(/Please enter digits alone/);
  expect(asked).toEqual([]);
  await user.clear(map);
  await user.clear(price);
  await user.type(price, '45 lakhs');
  await user.tab();
  expect(price).toHaveValue('45,00,000');
  expect(price).toHaveAccessibleDescription('Forty-five lakh rupees');
  const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
  await user.upload(form.getByLabelText('Choose pictures: Main Image'), [photo('a.jpg'), photo('b.jpg')]);
  const first = await form.findByRole('button', { name: 'Show Main Image 2 first' });
  expect(first).toHaveTextContent('Show first');
  await user.click(first);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('RERA number: Must be a project’s number.')).toBeVisible();
  expect(rera).toBeInvalid();
  expect(rera).toHaveAccessibleDescription(/^P and 11 digits.*Must be a project’s number\.$/);
  await waitFor(() => expect(rera).toHaveFocus());
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
        unitPriceRangeFrom: '4500000',
        unitPriceRangeTo: null,
        propertyMainImage: ['/uploads/2-80x60.jpg', '/uploads/1-80x60.jpg'],
        amenities: [],
      }),
    },
  ]);
});

it('names the agent who offers a project, and finds another one by a part of the name [JLIST-4]', async () => {
  const person = (id: string, name: string, role: string) => ({ id, name, role, phone: '98•••', email: '' });
  const everybody = [
    person('a1', 'Lakshmi', 'agent'),
    person('a2', 'Ravi', 'agent'),
    person('u1', 'Ravi Teja', 'user'),
  ];
  const { asked, user } = consolePage(<ProjectsPage />, {
    ...base,
    getProjects: () => ({ projects: [entry], total: 1 }),
    getProject: () => ({
      mark: 'm1',
      fields: {
        name: 'Seshadri Heights',
        city: 'Tirupati',
        propertyType: 'Villa',
        contact: 'a1',
        reraId: 'P10119156478',
      },
    }),
    getPeople: ({ q }) => ({
      people: everybody.filter(({ id, name }) => id === q || name.includes(String(q))),
      after: null,
    }),
    saveProject: () => ({ id: 'p1', message: 'Saved' }),
  });
  await user.click(await screen.findByRole('link', { name: 'Seshadri Heights' }));
  expect(await screen.findByRole('link', { name: 'Lakshmi' })).toHaveAttribute('href', '/people?person=a1');
  await user.click(screen.getByRole('button', { name: 'Remove Lakshmi' }));
  const box = screen.getByRole('textbox', { name: 'Offered by' });
  await user.type(box, 'Ravi');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  // Nobody is chosen yet: a project of nobody's is not what was meant.
  expect(box).toHaveAccessibleDescription(/Please find an agent and choose one, or leave this empty$/);
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveValue('Ravi');
  await user.keyboard('{Enter}');
  // Nobody else can offer one, and the form is not sent.
  const found = within(await screen.findByRole('list', { name: 'Agents found' }));
  expect(found.getAllByRole('listitem')).toHaveLength(1);
  expect(asked).toEqual([]);
  await user.click(found.getByRole('button', { name: 'Choose Ravi' }));
  expect(await screen.findByRole('link', { name: 'Ravi' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(asked[0]?.[1]).toMatchObject({ fields: { contact: 'a2' } });
});

it('shows twenty projects at first, those without a RERA number alone where that is asked for, and sorts them [JDET-3]', async () => {
  const asked: unknown[] = [];
  const many = Array.from({ length: 45 }, (_unused, n) => ({ ...entry, id: `p${n}`, name: `Heights ${n}` }));
  const { user } = consolePage(<ProjectsPage />, {
    ...base,
    getProjects: (question) => {
      asked.push(question);
      const projects = question['lacking'] === 'yes' ? many.slice(0, 2) : many;
      return { projects, total: projects.length, lacking: 2 };
    },
  });
  const rows = async () => (await screen.findAllByRole('link', { name: /^Heights/ })).length;
  expect(await rows()).toBe(20);
  expect(screen.getByText('45 projects')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await rows()).toBe(45);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
  // Another order begins at its first ones.
  await waitFor(async () => expect(await rows()).toBe(20));
  await user.click(screen.getByRole('button', { name: 'Without a RERA number (2)', pressed: false }));
  await waitFor(async () => expect(await rows()).toBe(2));
  expect(screen.getByRole('button', { name: 'Without a RERA number (2)', pressed: true })).toBeVisible();
  expect(asked).toEqual([{}, { order: 'name' }, { order: 'name', lacking: 'yes' }]);
});

it('shows no other answer’s projects where those asked for do not come [JDET-3]', async () => {
  const { user } = consolePage(<ProjectsPage />, {
    ...base,
    getProjects: ({ lacking }) =>
      lacking === 'yes' ? failed(503, 'The server is busy.') : { projects: [entry], total: 1, lacking: 1 },
  });
  expect(await screen.findByRole('link', { name: 'Seshadri Heights' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Without a RERA number (1)' }));
  expect(await screen.findByText('The server is busy.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Seshadri Heights' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Without a RERA number (1)', pressed: true })).toBeVisible();
});
