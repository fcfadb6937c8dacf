import type { ProjectOrder } from '@/contract/console';
import { builderFields, type ProjectEntry } from '@/contract/contentShapes';
import { imageList } from '@/domain/images';
import { lacksRera } from '@/domain/reraLaw';
import { includesIgnoreCase } from '@/domain/text';
import { parseDoc, textIn } from '../db/doc';
import { builderRows } from '../db/queries/builders';
import { placeRows } from '../db/queries/placeRows';
import { allProjects, findProject } from '../db/queries/projects';
import { registerNow } from '../db/queries/rera';
import type { Db } from '../db/schema';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { removeBuilder, saveBuilder } from '../operations/builders';
import { recordMark } from '../operations/deskRecords';
import { checkImport, importForm, importRows } from '../operations/imports/imports';
import { projectForm, projectMark, removeProject, saveProject } from '../operations/projects';
import { OF_DESK, receivePicture } from '../operations/receivePicture';
import { checkRegister, takeRegister } from '../operations/rera/takeRegister';
import type { ConsoleHandlers } from './context';

/** So many projects are listed; a search finds the others. */
const MOST_SHOWN = 100;

/** What places are called beside their names, in other letters too. */
async function otherPlaceNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const places = (await placeRows(db)).flatMap((city) => [city, ...city.localities]);
  return new Map(places.map(({ name, also }) => [name, also.join(' ')]));
}

/** Projects, the newest first, in another order; without one, what is to be asked for stands first. */
function ordered(newest: readonly ProjectEntry[], order: ProjectOrder | undefined): ProjectEntry[] {
  if (order === 'name') return newest.toSorted((a, b) => a.name.localeCompare(b.name));
  if (order === 'newest') return [...newest];
  return [...newest.filter((each) => each.lacksRera), ...newest.filter((each) => !each.lacksRera)];
}

/** Builders and projects, the pictures that operators send, and what a file brings. */
export const contentHandlers = {
  getImportForm: (_context, { kind }) => importForm(kind),
  checkImport: ({ db, now }, { kind, file }) => checkImport(db, kind, file, now()),
  importRows: ({ now }, { kind, file }) => importRows(kind, file, now()),
  getRegister: ({ db }) => registerNow(db),
  checkRegister: (_context, { file }) => checkRegister(file),
  takeRegister: ({ now }, { file }) => takeRegister(file, now()),
  getBuilders: async ({ db }) =>
    (await builderRows(db)).map(({ doc, ...row }) => ({
      ...row,
      mark: recordMark(doc),
      fields: builderFields.strip().parse(parseDoc(doc)),
    })),
  saveBuilder: ({ now }, asked) => saveBuilder(asked, now()),
  removeBuilder: ({ now }, seen) => removeBuilder(seen, now()),
  getProjects: async ({ db }, { q = '', lacking, order }) => {
    const entries = (await allProjects(db)).map((row) => {
      const doc = parseDoc(row.doc);
      return {
        id: row.id,
        mark: projectMark(row),
        name: textIn(doc, 'name'),
        locality: textIn(doc, 'locality'),
        city: textIn(doc, 'city'),
        builder: textIn(doc, 'builderName'),
        picture: imageList(doc['propertyMainImage'])[0] ?? '',
        lacksRera: lacksRera(doc),
      };
    });
    const also = await otherPlaceNames(db);
    const found = entries.filter(({ name, locality, city, builder }) => {
      const place = `${locality} ${also.get(locality) ?? ''} ${city} ${also.get(city) ?? ''}`;
      return includesIgnoreCase(`${name} ${place} ${builder}`, q);
    });
    const lacks = found.filter((each) => each.lacksRera);
    const wanted = lacking === 'yes' ? lacks : found;
    const projects = ordered(wanted, order).slice(0, MOST_SHOWN);
    return { projects, total: wanted.length, lacking: lacks.length };
  },
  getProject: async ({ db }, { id }) => {
    const row = await findProject(db, id);
    if (row === undefined) throw new HttpError(404, said('projectGone'));
    return projectForm(row);
  },
  saveProject: ({ now }, asked) => saveProject(asked, now()),
  removeProject: ({ now }, seen) => removeProject(seen, now()),
  sendPicture: async (context, { picture }, { operator }) => ({
    url: await receivePicture(context, operator.id, Buffer.from(picture), OF_DESK),
  }),
} satisfies Partial<ConsoleHandlers>;
