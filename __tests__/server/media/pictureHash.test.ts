import sharp from 'sharp';
import { pictureHash } from '@/server/media/pictureHash';
import { COPIES, differentBits, drawnPicture } from '../../support/drawnPictures';

const plain = (background: string) =>
  sharp({ create: { width: 90, height: 80, channels: 3, background } })
    .png()
    .toBuffer();

it('says in 64 bits where a picture gets darker, and nothing of one that shows too little [UP-4]', async () => {
  const bars = (width: number) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 8" width="${width}" height="${width}" preserveAspectRatio="none"><rect width="9" height="8" fill="#fff"/><path d="M0 0h3v8H0zM5 0h2v8H5z" fill="#222"/></svg>`,
      ),
    )
      .png()
      .toBuffer();
  // Each row: dark three, light two, dark two, light two; so darker once.
  expect(await pictureHash(await bars(900))).toMatch(/^(..)\1{7}$/);
  expect(await pictureHash(await bars(450))).toBe(await pictureHash(await bars(900)));
  for (const background of ['#fff', '#3a6', '#000']) expect(await pictureHash(await plain(background))).toBe('');
  await expect(pictureHash(Buffer.from('no picture'))).rejects.toThrow();
});

it('stays nearly the same in a copy, and is another one in each other picture [UP-4]', async () => {
  const hashes: string[] = [];
  for (let seed = 0; seed < 12; seed += 1) {
    const picture = await drawnPicture(seed);
    const hash = await pictureHash(picture);
    for (const [name, copyOf] of Object.entries(COPIES)) {
      const copy = await pictureHash(await copyOf(picture));
      expect([seed, name, differentBits(hash, copy) <= 4]).toEqual([seed, name, true]);
    }
    for (const other of hashes) expect(differentBits(hash, other)).toBeGreaterThan(4);
    hashes.push(hash);
  }
});
