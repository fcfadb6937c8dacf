/** Every origin that a link built here can be framed from, besides the product's own: for the content security policy. */
export const FRAME_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.google.com',
  'https://maps.google.com',
  'https://www.openstreetmap.org',
  'https://drive.google.com',
] as const;

const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const VIMEO_HOSTS = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);

/** The texts in a value that may be one text or a list of them. */
function texts(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((item) => typeof item === 'string').map((item) => item.trim());
}

/** The first of the texts for which `build` gives something. */
function firstOf<T>(value: unknown, build: (text: string) => T | null): T | null {
  for (const text of texts(value)) {
    const built = build(text);
    if (built !== null) return built;
  }
  return null;
}

function parse(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** A web address as people paste it: with https, http, or no scheme at all. */
function webAddress(text: string): URL | null {
  const url = parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null;
}

function youtubeId(url: URL): string | null {
  const [first, second] = url.pathname.split('/').filter(Boolean);
  let id: string | null | undefined;
  if (url.hostname === 'youtu.be' || url.hostname === 'www.youtu.be') id = first;
  else if (!YOUTUBE_HOSTS.has(url.hostname)) return null;
  else if (first === 'watch') id = url.searchParams.get('v');
  else if (first === 'embed' || first === 'shorts' || first === 'live' || first === 'v') id = second;
  return id != null && /^[\w-]{11}$/.test(id) ? id : null;
}

function oneVideo(text: string): { src: string; host: string } | null {
  const url = webAddress(text);
  if (url === null) return null;
  const youtube = youtubeId(url);
  if (youtube !== null) {
    return { src: `https://www.youtube-nocookie.com/embed/${youtube}`, host: 'www.youtube-nocookie.com' };
  }
  const vimeo = VIMEO_HOSTS.has(url.hostname) ? /\/(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(url.pathname) : null;
  if (vimeo?.[1] === undefined) return null;
  // An unlisted video opens only with its hash.
  const hash = vimeo[2] ?? /^[\da-f]{6,20}$/.exec(url.searchParams.get('h') ?? '')?.[0];
  const src = `https://player.vimeo.com/video/${vimeo[1]}${hash === undefined ? '' : `?h=${hash}`}`;
  return { src, host: 'player.vimeo.com' };
}

/**
 * The player for a video link, rebuilt from the video's id alone: YouTube (watch, youtu.be, shorts, live, embed)
 * without cookies, or Vimeo. Null for any other address, so that nothing foreign is ever framed [FMT-4].
 */
export function videoEmbed(link: unknown): { src: string; host: string } | null {
  return firstOf(link, oneVideo);
}

function oneMap(text: string): string | null {
  const url = parse(text);
  if (url === null || url.protocol !== 'https:' || url.port !== '') return null;
  const known =
    (url.hostname === 'www.google.com' && /^\/maps\/embed(?:\/|$)/.test(url.pathname)) ||
    (/^(?:www|maps)\.google\.com$/.test(url.hostname) &&
      /^\/maps\/?$/.test(url.pathname) &&
      url.searchParams.get('output') === 'embed') ||
    (url.hostname === 'www.openstreetmap.org' && url.pathname === '/export/embed.html');
  return known ? `https://${url.hostname}${url.pathname}${url.search}` : null;
}

/** A map that may be framed: the embed pages of Google Maps and OpenStreetMap, over https; null for the rest [JDET-6]. */
export function mapEmbed(value: unknown): string | null {
  return firstOf(value, oneMap);
}

const NO_ORIGIN = 'https://own.invalid';

function oneBrochure(text: string, ownOrigin: string | undefined): string | null {
  const url = parse(text, NO_ORIGIN);
  if (url === null) return null;
  if (url.origin === NO_ORIGIN || url.origin === ownOrigin) {
    const own = /^\/uploads\/[\w./-]+\.pdf$/i.test(url.pathname);
    if (!own) return null;
    return url.origin === NO_ORIGIN ? url.pathname : `${url.origin}${url.pathname}`;
  }
  if (url.protocol !== 'https:' || url.hostname !== 'drive.google.com') return null;
  const id = /^\/file\/d\/([\w-]+)/.exec(url.pathname)?.[1] ?? url.searchParams.get('id') ?? '';
  return /^[\w-]{10,100}$/.test(id) ? `https://drive.google.com/file/d/${id}/preview` : null;
}

/**
 * A brochure that may be framed and downloaded: an own uploaded PDF (a path, or an address of `ownOrigin`), or a file
 * on Google Drive, rebuilt from its id. Null for the rest [JDET-6].
 */
export function brochureUrl(value: unknown, ownOrigin?: string): string | null {
  return firstOf(value, (text) => oneBrochure(text, ownOrigin));
}

/** Whether a brochure's address is a page that shows the file (Google Drive) and not the file itself. */
export const isPreviewPage = (brochure: string): boolean => brochure.startsWith('https://drive.google.com/');
