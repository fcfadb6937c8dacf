import { builderFields } from '@/contract/contentShapes';
import { parseDoc } from '../db/doc';
import { builderRows } from '../db/queries/builders';
import { removeBuilder, saveBuilder } from '../operations/builders';
import { checkImport, importForm, importRows } from '../operations/imports/imports';
import type { ConsoleHandlers } from './context';

/** Builders, and what a file brings. */
export const contentHandlers: ConsoleHandlers<
  'getImportForm' | 'checkImport' | 'importRows' | 'getBuilders' | 'saveBuilder' | 'removeBuilder'
> = {
  getImportForm: (_context, { kind }) => importForm(kind),
  checkImport: ({ db, now }, { kind, file }) => checkImport(db, kind, file, now()),
  importRows: ({ now }, { kind, file }) => importRows(kind, file, now()),
  getBuilders: async ({ db }) =>
    (await builderRows(db)).map(({ id, projects, doc }) => ({
      id,
      projects,
      fields: builderFields.strip().parse(parseDoc(doc)),
    })),
  saveBuilder: (_context, asked) => saveBuilder(asked),
  removeBuilder: (_context, { id }) => removeBuilder(id),
};
