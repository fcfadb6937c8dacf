import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '@/contract/page';
import { LANGUAGES, type Language } from '@/domain/languages';
import { builtFiles } from './builtFiles';
import { pageWords } from './preview/pageWords';
import { readBuiltPage, type BuiltPage } from './preview/template';

/** What the build left of the app in one language. */
export interface LanguageBuild {
  readonly page: BuiltPage;
  /** The files of each lazy part, by its chunk's name. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** What lies beside its page under names that stay. */
  readonly loose: ReturnType<typeof builtFiles>;
  readonly pageWords: typeof pageWords;
  /** Null where pages are rendered by browsers alone. */
  readonly renderPage: RenderPage | null;
}

/** A part of the build that is loaded when the server starts; null where it is not there. */
async function built<Part>(file: string): Promise<Part | null> {
  return existsSync(file) ? ((await import(/* webpackIgnore: true */ pathToFileURL(file).href)) as Part) : null;
}

async function readBuild(clientDir: string, code: Language): Promise<LanguageBuild | null> {
  const folder = join(clientDir, code === 'en' ? '' : code);
  const page = readBuiltPage(clientDir, folder);
  if (page === null) return null;
  const chunks = join(folder, 'chunks.json');
  const besides = join(clientDir, '..');
  // The server's own words are English.
  const heads =
    code === 'en'
      ? { pageWords }
      : await built<Pick<LanguageBuild, 'pageWords'>>(join(besides, 'heads', code, 'pageWords.js'));
  const renderer = await built<{ readonly renderPage: RenderPage }>(join(besides, 'renderer', code, 'renderPage.js'));
  return {
    page,
    chunks: existsSync(chunks) ? (JSON.parse(readFileSync(chunks, 'utf8')) as LanguageBuild['chunks']) : {},
    loose: builtFiles(folder),
    pageWords: heads?.pageWords ?? pageWords,
    renderPage: renderer?.renderPage ?? null,
  };
}

type LanguageBuilds = ReadonlyMap<Language, LanguageBuild>;

/** The app in each language that it was built in; none where there is no build. */
export async function languageBuilds(clientDir: string): Promise<LanguageBuilds> {
  const all = await Promise.all(LANGUAGES.map(async ({ code }) => [code, await readBuild(clientDir, code)] as const));
  return new Map(all.flatMap(([code, build]) => (build === null ? [] : [[code, build] as const])));
}
