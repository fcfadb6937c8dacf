import fc from 'fast-check';
import { brochureUrl, FRAME_ORIGINS, isPreviewPage, mapEmbed, videoEmbed } from '@/domain/embeds';

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

describe('brochureUrl', () => {
  it('takes an own uploaded PDF and a file on Google Drive [JDET-6]', () => {
    expect(brochureUrl('/uploads/abc.pdf')).toBe('/uploads/abc.pdf');
    expect(brochureUrl('https://api.example/uploads/abc.pdf', 'https://api.example')).toBe(
      'https://api.example/uploads/abc.pdf',
    );
    const preview = 'https://drive.google.com/file/d/1AbCdEfGhIjK/preview';
    expect(brochureUrl('https://drive.google.com/file/d/1AbCdEfGhIjK/view?usp=sharing')).toBe(preview);
    expect(brochureUrl(['', 'https://drive.google.com/uc?id=1AbCdEfGhIjK'])).toBe(preview);
  });

  it.each([
    ['https://evil.example/uploads/abc.pdf'],
    ['//evil.example/uploads/abc.pdf'],
    ['/uploads/../secret.pdf'],
    ['/uploads/abc.html'],
    ['/uploads/abc.svg?x=.pdf'],
    ['javascript:alert(1)'],
    ['https://drive.google.com/file/d/x'],
    [null],
  ])('shows none for %p [JDET-6]', (value) => expect(brochureUrl(value, 'https://api.example')).toBeNull());
});

it('knows a page that shows a brochure from the brochure itself [JDET-1]', () => {
  expect(isPreviewPage(brochureUrl('https://drive.google.com/uc?id=1AbCdEfGhIjK') ?? '')).toBe(true);
  expect(isPreviewPage('/uploads/abc.pdf')).toBe(false);
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
        for (const src of [videoEmbed(text)?.src, mapEmbed(text), brochureUrl(text)]) {
          if (src != null) expect(FRAME_ORIGINS).toContain(new URL(src).origin);
        }
      }),
    );
  });
});
