/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { ProjectsPage } from '@/console/content/projects/ProjectsPage';
import { projectFields, type ProjectFields } from '@/contract/contentShapes';
import { namesWhere, PROJECT_FIELDS } from '@/contract/listingFields';
import { consolePage } from '../../../support/consolePage';

const entry = { id: 'p1', name: 'Seshadri Heights', place: 'Alipiri, Tirupati', builder: 'Garuda', picture: '' };
const base = {
  getImportForm: () => ({ columns: [], example: '' }),
  getBuilders: () => [{ id: 'b1', projects: 1, fields: { name: 'Garuda' } }],
  getProjects: ({ q }: { q?: unknown }) => (q ? { projects: [entry], total: 1 } : { projects: [], total: 0 }),
};

it('asks for every field of a project, and sends back unchanged what was not touched [JLIST-4, JDET-3]', async () => {
  const picture = '/uploads/a-80x60.jpg';
  const filled = namesWhere<keyof typeof PROJECT_FIELDS>(PROJECT_FIELDS, () => true).flatMap((name) => {
    const { kind } = PROJECT_FIELDS[name];
    if (name === 'customAmenities') return [];
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
    getProject: () => stored,
    saveProject: () => ({ id: 'p1', message: 'Saved' }),
  });
  await user.type(screen.getByRole('textbox', { name: 'Find a project' }), 'alipiri{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Change Seshadri Heights' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  const possessionStatus = 'Under construction';
  expect(asked).toEqual([['saveProject', { id: 'p1', fields: { ...stored, possessionStatus } }]]);
  expect(projectFields.safeParse((asked[0]?.[1] as { fields: unknown }).fields).error).toBeUndefined();
});

it('adds a project with pictures in their order, and says by its label which field is refused [JLIST-4]', async () => {
  let sent = 0;
  let refusal: string | null = 'reraId: must be a project’s number.';
  const { asked, user } = consolePage(<ProjectsPage />, {
    ...base,
    sendPicture: () => ({ url: `/uploads/${(sent += 1)}-80x60.jpg` }),
    saveProject: () => {
      if (refusal !== null) throw new Error(refusal);
      return { id: 'p2', message: 'Garuda Heights was saved' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add a project' }));
  const form = within(await screen.findByRole('form', { name: 'Project' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByRole('textbox', { name: 'City' })).toHaveAccessibleDescription('Please enter this: City');
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Garuda Heights');
  await user.type(form.getByRole('textbox', { name: 'City' }), 'Tirupati');
  await user.selectOptions(form.getByRole('combobox', { name: 'Type' }), 'Villa');
  await user.type(form.getByRole('textbox', { name: 'Lowest price' }), '45 lakhs');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(asked).toEqual([]);
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
