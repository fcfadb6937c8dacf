import fc from 'fast-check';
import { brochureOf, FRAME_ORIGINS, mapEmbed, mapsOf, videoEmbed } from '@/domain/embeds';

const ID = 'dQw4w9WgXcQ';

describe('videoEmbed', () => {
  it.each([
    [`https://www.youtube.com/watch?v=${ID}&t=10s`],
    [`http://m.youtube.com/watch?v=${ID}`],
    [`youtube.com/watch?v=${ID}`],
    [`https://youtu.be/${ID}?si=x`],
    [`https://www.youtube.com/shorts/${ID}`],
    [`https://www.youtube.com/embed/${ID}?autoplay=1`],
    [`//www.youtube-nocookie.com/embed/${ID}`],
  ])('rebuilds %s from its id [FMT-4]', (link) =>
    expect(videoEmbed(link)).toEqual({
      src: `https://www.youtube-nocookie.com/embed/${ID}`,
      host: 'www.youtube-nocookie.com',
    }),
  );

  it('knows Vimeo, with the hash of an unlisted video [FMT-4]', () => {
    expect(videoEmbed('https://vimeo.com/76979871')?.src).toBe('https://player.vimeo.com/video/76979871');
    expect(videoEmbed('https://vimeo.com/76979871/8272103f6e')?.src).toBe(
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
    );
    expect(videoEmbed('https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1')?.src).toBe(
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
    );
  });

  it.each([
    [`https://evil.example/watch?v=${ID}`],
    [`https://youtube.com.evil.example/watch?v=${ID}`],
    [`https://youtube.com@evil.example/watch?v=${ID}`],
    [`javascript:alert(1)//youtube.com/watch?v=${ID}`],
    ['https://www.youtube.com/watch?v=<script>'],
    ['https://www.youtube.com/@channel'],
    ['https://vimeo.com/about'],
    ['not a link'],
    [''],
    [null],
    [42],
  ])('frames nothing for %p [FMT-4]', (link) => expect(videoEmbed(link)).toBeNull());
});

describe('mapEmbed', () => {
  it('takes the embed pages of known maps over https [JDET-6]', () => {
    const google = 'https://www.google.com/maps/embed?pb=!1m18';
    const osm = 'https://www.openstreetmap.org/export/embed.html?bbox=79.3,13.6,79.5,13.7';
    expect(mapEmbed(google)).toBe(google);
    expect(mapEmbed(['/uploads/map-640x480.jpg', osm])).toBe(osm);
    expect(mapEmbed('https://maps.google.com/maps?q=Tirupati&output=embed')).toBe(
      'https://maps.google.com/maps?q=Tirupati&output=embed',
    );
  });

  it.each([
    ['http://www.google.com/maps/embed?pb=1'],
    ['https://www.google.com/maps/place/Tirupati'],
    ['https://www.google.com/search?q=maps/embed'],
    ['https://www.google.com.evil.example/maps/embed'],
    ['https://www.openstreetmap.org/#map=1'],
    ['/uploads/map-640x480.jpg'],
    [null],
  ])('frames nothing for %p [JDET-6]', (value) => expect(mapEmbed(value)).toBeNull());
});

describe('mapsOf', () => {
  it('frames the first known page, shows pictures, and links any other https page [JDET-6, PDET-12, FMT-4]', () => {
    const osm = 'https://www.openstreetmap.org/export/embed.html?bbox=79.3,13.6,79.5,13.7';
    expect(
      mapsOf(['/uploads/map-640x480.jpg', osm, 'https://maps.app.goo.gl/abc', 'https://cdn.example/map.png?w=1']),
    ).toEqual({
      embed: osm,
      pictures: ['/uploads/map-640x480.jpg', 'https://cdn.example/map.png?w=1'],
      links: ['https://maps.app.goo.gl/abc'],
    });
  });

  it.each(['http://maps.app.goo.gl/abc', 'javascript:alert(1)', 'https://www.google.com@evil.example/maps', ' ', null])(
    'offers nothing for %p [JDET-6, FMT-4]',
    (value) => expect(mapsOf(value)).toEqual({ embed: null, pictures: [], links: [] }),
  );
});

describe('brochureOf', () => {
  it.each([
    ['/uploads/abc.pdf', '/uploads/abc.pdf'],
    ['/uploads/My%20Brochure.pdf', '/uploads/My%20Brochure.pdf'],
    ['/uploads/My Brochure (2).PDF', '/uploads/My%20Brochure%20(2).PDF'],
    ['https://api.example/uploads/a%20b.pdf', 'https://api.example/uploads/a%20b.pdf'],
  ])('knows the own file %s [JLIST-4, JDET-1, JDET-6]', (value, href) =>
    expect(brochureOf(value, 'https://api.example')).toEqual({ href, kind: 'file' }),
  );

  it('knows a file on Google Drive, also behind another address [JDET-1, JDET-6]', () => {
    const page = { href: 'https://drive.google.com/file/d/1AbCdEfGhIjK/preview', kind: 'page' };
    expect(brochureOf('https://drive.google.com/file/d/1AbCdEfGhIjK/view?usp=sharing')).toEqual(page);
    expect(brochureOf(['https://cdn.example/b.pdf', 'https://drive.google.com/uc?id=1AbCdEfGhIjK'])).toEqual(page);
  });

  it.each([
    'https://cdn.example/brochure.pdf',
    'https://cdn.example/uploads/abc.pdf?v=2',
    'https://drive.google.com/drive/folders/1AbC',
    'https://api.example/uploads/abc.html',
    'https://api.example/uploads/a%2F..%2Fsecret.pdf',
  ])('only links %s [JLIST-4, JDET-1, JDET-6, FMT-4]', (href) =>
    expect(brochureOf(href, 'https://api.example')).toEqual({ href, kind: 'outside' }),
  );

  it.each([
    ['http://cdn.example/brochure.pdf'],
    ['//evil.example/uploads/abc.pdf'],
    ['https://drive.google.com@evil.example/b.pdf'],
    ['/uploads/../secret.pdf'],
    ['/uploads/%2e%2e/secret.pdf'],
    ['/uploads/..%2fsecret.pdf'],
    ['/uploads/..%5csecret.pdf'],
    ['/uploads/abc.html'],
    ['/uploads/abc.svg?x=.pdf'],
    ['javascript:alert(1)'],
    ['data:application/pdf,x'],
    ['brochure'],
    [''],
    [null],
  ])('offers none for %p [JLIST-4, JDET-6, FMT-4]', (value) =>
    expect(brochureOf(value, 'https://api.example')).toBeNull(),
  );
});

describe('what is framed', () => {
  it('never leaves the known origins, whatever it is given [FMT-4, JDET-6]', () => {
    const link = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc
        .tuple(
          fc.constantFrom(
            'https://www.youtube.com/',
            'https://vimeo.com/',
            'https://www.google.com/maps/embed',
            'https://drive.google.com/file/d/',
          ),
          fc.string(),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(link, (text) => {
        const brochure = brochureOf(text);
        const linked = brochure?.kind === 'outside';
        for (const src of [videoEmbed(text)?.src, mapEmbed(text), linked ? null : brochure?.href]) {
          if (src != null) expect(FRAME_ORIGINS).toContain(new URL(src).origin);
        }
        for (const href of [linked ? brochure.href : null, ...mapsOf(text).links]) {
          if (href !== null) expect(href).toMatch(/^https:/);
        }
      }),
    );
  });
});
