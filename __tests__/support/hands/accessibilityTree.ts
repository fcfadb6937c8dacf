import type { CDPSession, Page } from 'playwright-core';

interface Value {
  readonly value?: unknown;
}
interface TreeNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly description?: Value;
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
}

/** A thing as a screen reader gets it. */
interface Heard {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly property: (name: string) => unknown;
  /** Names and roles of what it lies in, the nearest first. */
  readonly within: readonly string[];
}

const text = (value: Value | undefined): string =>
  typeof value?.value === 'string' ? value.value.replace(/\s+/g, ' ').trim() : '';

/** Everything that the page tells a screen reader now, in its order. */
async function heardOn(page: Page): Promise<readonly Heard[]> {
  // Chromium leaves out what it has not drawn yet because it is far below.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const session: CDPSession = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: readonly TreeNode[] };
  await session.detach();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const heard: Heard[] = [];
  const visit = (node: TreeNode, within: readonly string[]) => {
    const role = text(node.role);
    const name = text(node.name);
    if (!node.ignored) {
      heard.push({
        role,
        name,
        description: text(node.description),
        property: (wanted) => node.properties?.find((each) => each.name === wanted)?.value.value,
        within,
      });
    }
    const inside = node.ignored ? within : [`${role} ${name}`, ...within];
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) visit(child, inside);
    }
  };
  const root = nodes.find(({ parentId }) => parentId === undefined);
  if (root) visit(root, []);
  return heard;
}

/** What is operated, or looked at: without a name it is nothing to whoever does not see it. */
const NAMED = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'listbox',
  'option',
  'checkbox',
  'switch',
  'radio',
  'radiogroup',
  'slider',
  'spinbutton',
  'tab',
  'tabpanel',
  'image',
  'dialog',
  'heading',
  'article',
  'table',
  'progressbar',
  'meter',
  'Iframe',
]);
const FIELDS = new Set(['textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'radiogroup', 'spinbutton', 'slider']);
const LANDMARKS = ['navigation', 'complementary', 'region', 'form', 'search'];
/** Names that say nothing, or come out of a program. */
const EMPTY_WORDS =
  /^(button|link|image|img|icon|picture|photo|here|click here|this|more|item|slide|untitled|undefined|null|nan|\[object.*)$/i;
const FILE_NAME = /\.(jpe?g|png|webp|gif|bmp|svg|avif|pdf)$|\/uploads\//i;

const told = ({ role, name, within }: Heard) => `${role} "${name}" in ${within[0] ?? 'the page'}`;

function repeated(heard: readonly Heard[]): string[] {
  const faults: string[] = [];
  // Two links of one name lead to one place, or say which one they mean.
  const addresses = new Map<string, Set<unknown>>();
  for (const link of heard.filter(({ role }) => role === 'link')) {
    const key = `${link.name} (${link.description})`;
    addresses.set(key, (addresses.get(key) ?? new Set()).add(link.property('url')));
  }
  for (const [key, urls] of addresses) if (urls.size > 1) faults.push(`link ${key} leads to ${urls.size} places`);
  // Two buttons of one name lie in things of different names.
  const buttons = new Set<string>();
  for (const button of heard.filter(({ role }) => role === 'button')) {
    const key = [button.name, button.description, ...button.within].join(' < ');
    if (buttons.has(key)) faults.push(`twice: ${told(button)}`);
    buttons.add(key);
  }
  return faults;
}

function landmarkFaults(heard: readonly Heard[], isDialog: boolean): string[] {
  const count = (role: string) => heard.filter((each) => each.role === role).length;
  const faults: string[] = [];
  if (!isDialog) {
    if (count('main') !== 1) faults.push(`${count('main')} × main`);
    for (const role of ['banner', 'contentinfo']) if (count(role) > 1) faults.push(`${count(role)} × ${role}`);
    const first = heard.filter((each) => each.role === 'heading' && each.property('level') === 1);
    if (first.length !== 1) faults.push(`${first.length} headings of level 1`);
  }
  for (const role of LANDMARKS) {
    const names = heard.filter((each) => each.role === role).map(({ name }) => name);
    if (names.includes('')) faults.push(`${role} without a name`);
    for (const name of new Set(names)) {
      if (name !== '' && names.filter((each) => each === name).length > 1) faults.push(`${role} "${name}" twice`);
    }
  }
  return faults;
}

/**
 * Tells what is wrong with what a screen reader gets: landmarks, the one heading of level 1, names that are missing, say
 * nothing or are repeated, and faulty fields that do not say what is wrong with them. While a modal dialog is open it is
 * all there is.
 */
export async function treeFaults(page: Page): Promise<readonly string[]> {
  const heard = await heardOn(page);
  const isDialog = heard.some(({ role, property }) => role === 'dialog' && property('modal') === true);
  const faults = [...landmarkFaults(heard, isDialog), ...repeated(heard)];
  for (const each of heard) {
    // An article that is the page itself has the page's heading.
    const isPage = each.role === 'article' && each.within[0]?.startsWith('main') === true;
    if (NAMED.has(each.role) && each.name === '' && !isPage) faults.push(`no name: ${told(each)}`);
    if (EMPTY_WORDS.test(each.name) && NAMED.has(each.role)) faults.push(`says nothing: ${told(each)}`);
    if ((each.role === 'image' || each.role === 'link') && FILE_NAME.test(each.name))
      faults.push(`a file's name: ${told(each)}`);
    const invalid = each.property('invalid');
    if (FIELDS.has(each.role) && invalid !== undefined && invalid !== 'false' && each.description === '') {
      faults.push(`does not say what is wrong: ${told(each)}`);
    }
  }
  return faults;
}

/** What a screen reader reads in everything of a role and (a part of) a name, each as one text. */
export async function readingOf(page: Page, role: string): Promise<readonly string[]> {
  const heard = await heardOn(page);
  const texts: string[] = [];
  for (const one of heard.filter((each) => each.role === role)) {
    const key = `${role} ${one.name}`;
    texts.push(
      heard
        .filter((each) => each.role === 'StaticText' && each.within.includes(key))
        .map(({ name }) => name)
        .join(' '),
    );
  }
  return texts;
}
