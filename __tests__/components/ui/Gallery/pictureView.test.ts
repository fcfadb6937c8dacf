import { pannedBy, WHOLE, zoomedTo } from '@/components/ui/Gallery/pictureView';

const stage = { width: 400, height: 300 };

it('keeps what lies under the fingers in its place while zooming [PDET-1]', () => {
  expect(zoomedTo(WHOLE, 2, stage, { x: 100, y: -50 })).toEqual({ scale: 2, x: -100, y: 50 });
  expect(zoomedTo(WHOLE, 2, stage, { x: 100, y: 0 }, { x: 120, y: 10 })).toEqual({ scale: 2, x: -80, y: 10 });
});

it('zooms no further than five times and back to the whole picture [PDET-1]', () => {
  expect(zoomedTo(WHOLE, 50, stage).scale).toBe(5);
  expect(zoomedTo({ scale: 2, x: 90, y: 3 }, 1.02, stage)).toEqual(WHOLE);
});

it('moves a zoomed picture up to its edge [PDET-1]', () => {
  const zoomed = { scale: 2, x: 0, y: 0 };
  expect(pannedBy(zoomed, 30, -40, stage)).toEqual({ scale: 2, x: 30, y: -40 });
  expect(pannedBy(zoomed, 900, -900, stage)).toEqual({ scale: 2, x: 200, y: -150 });
});
