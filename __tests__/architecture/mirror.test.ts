import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
/** Folders of tests that are about more than one file. */
const OWN = ['architecture', 'integration', 'e2e', 'bench', 'long', 'support'];
/** Tests about how several files of a room work together. */
const TOGETHER =
  /^(api\/calls|contract\/endpoints|store\/freshness|routes\/(list(Bands|Sorting|sAtTheTop)|carousels)|app\/screens|routes\/DashboardTabs|features\/posting\/values\/roundTrip|server\/(abuse|faults)\/\w+|server\/http\/preview\/(pagePreview|everyPage))\.test/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

it('has no test whose subject is gone', () => {
  const tests = readdirSync(join(ROOT, '__tests__'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !OWN.includes(entry.name))
    .flatMap(({ name }) => filesIn(join(ROOT, '__tests__', name)))
    .map((path) => relative(join(ROOT, '__tests__'), path))
    .filter((path) => /\.test\.tsx?$/.test(path) && !TOGETHER.test(path));
  // A word before `.test` names the part of the subject.
  const orphans = tests.filter((path) => {
    const subject = join(ROOT, 'src', path.replace(/(\.\w+)?\.test\.tsx?$/, ''));
    return !['.ts', '.tsx', ''].some((ending) => existsSync(subject + ending));
  });
  expect(tests.length).toBeGreaterThan(50);
  expect(orphans).toEqual([]);
});
