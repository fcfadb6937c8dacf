import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';

const SRC = resolve(__dirname, '../../src');

function fileOf(importer: string, name: string): string | undefined {
  const within = name.replace('@/words/', '@/words/built/en/');
  const path = within.startsWith('@/') ? resolve(SRC, within.slice(2)) : resolve(dirname(importer), within);
  return [path, `${path}.ts`, `${path}.tsx`].find((each) => /\.\w+$/.test(each) && existsSync(each));
}

/** The files that a file loads as it starts, and those that these load; what is imported when it is needed is not asked. */
function loadedBy(entry: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [resolve(SRC, entry)];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const { statements } = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
    for (const each of statements) {
      if (!ts.isImportDeclaration(each) && !ts.isExportDeclaration(each)) continue;
      if (each.moduleSpecifier === undefined || !ts.isStringLiteral(each.moduleSpecifier)) continue;
      if (!/^(\.|@\/)/.test(each.moduleSpecifier.text)) continue;
      const found = fileOf(path, each.moduleSpecifier.text);
      if (found === undefined) throw new Error(`${path} imports ${each.moduleSpecifier.text}, which is not there.`);
      waiting.push(found);
    }
  }
  return new Set([...seen].map((path) => relative(SRC, path)));
}

it.each(['server/main.ts', 'server/admin/main.ts', 'server/backup/main.ts'])(
  'loads nothing of the demo into %s that does not seed',
  (entry) => {
    const loaded = loadedBy(entry);
    expect(loaded.size).toBeGreaterThan(20);
    expect([...loaded].filter((path) => path.startsWith('demo/'))).toEqual([]);
  },
);

it('sees what would load it', () => {
  expect(loadedBy('demo/seed.ts')).toContain('demo/accounts.ts');
});
