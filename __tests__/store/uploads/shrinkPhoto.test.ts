/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { shrinkPhoto } from '@/store/uploads/shrinkPhoto';

/** A browser that decodes pictures of one size and encodes them to so many bytes. */
function browser({ width = 4000, height = 3000, bytes = 50, fails = false } = {}) {
  const drawn: unknown[] = [];
  const asked: unknown[] = [];
  class Canvas {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {}
    getContext() {
      return {
        fillRect: () => undefined,
        drawImage: (_picture: unknown, ...to: number[]) => drawn.push(to),
      };
    }
    async convertToBlob({ type }: { type: string }) {
      return new Blob(['x'.repeat(bytes)], { type });
    }
  }
  Object.assign(globalThis, {
    OffscreenCanvas: Canvas,
    createImageBitmap: async (_file: File, options: unknown) => {
      asked.push(options);
      if (fails) throw new DOMException('no picture', 'InvalidStateError');
      return { width, height, close: () => undefined };
    },
  });
  return { drawn, asked };
}
const photo = (type = 'image/png', size = 1000) => new File(['x'.repeat(size)], 'My house.png', { type });

it('makes a large photo upright, at most 2560 pixels long, a JPEG', async () => {
  const { drawn, asked } = browser({ width: 3000, height: 4000 });
  const small = await shrinkPhoto(photo());
  expect(small).toMatchObject({ name: 'My house.jpg', type: 'image/jpeg', size: 50 });
  expect(asked).toEqual([{ imageOrientation: 'from-image' }]);
  expect(drawn).toEqual([[0, 0, 1920, 2560]]);
});

it('enlarges nothing', async () => {
  const { drawn } = browser({ width: 800, height: 600 });
  await shrinkPhoto(photo());
  expect(drawn).toEqual([[0, 0, 800, 600]]);
});

it('lets the original travel when that saves nothing, for a GIF, and when anything fails', async () => {
  browser({ bytes: 1000 });
  const same = photo();
  expect(await shrinkPhoto(same)).toBe(same);
  browser();
  const gif = photo('image/gif');
  expect(await shrinkPhoto(gif)).toBe(gif);
  browser({ fails: true });
  expect(await shrinkPhoto(same)).toBe(same);
});
