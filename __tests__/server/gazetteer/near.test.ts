import { landmarksNear } from '@/server/gazetteer/near';

it('names the landmarks nearest to a locality, the nearest first, within 12 km [PDET-7]', () => {
  const near = landmarksNear('tirupati', 'Korlagunta');
  expect(near).toHaveLength(6);
  expect(near.map(({ km }) => km)).toEqual(near.map(({ km }) => km).sort((a, b) => a - b));
  expect(Math.max(...near.map(({ km }) => km))).toBeLessThanOrEqual(12);
  expect(near.map(({ name }) => name)).toContain('Tirupati railway station');
});

it('names what stands there first, by its names in each language [PDET-7]', () => {
  expect(landmarksNear('Tirupati', 'Alipiri')).toContainEqual({
    name: 'SVIMS hospital',
    te: 'స్విమ్స్',
    hi: 'स्विम्स अस्पताल',
    km: 0,
  });
});

it('names no more than three in the locality itself, so that others are named, too [PDET-7]', () => {
  const near = landmarksNear('Tirupati', 'Alipiri');
  expect(near.filter(({ km }) => km === 0)).toHaveLength(3);
  expect(near).toHaveLength(6);
});

it('measures as a map does: from Tiruchanur to the railway station it is about 4 km [PDET-7]', () => {
  const station = landmarksNear('Tirupati', 'Tiruchanur').find(({ name }) => name === 'Tirupati railway station');
  expect(station?.km).toBeGreaterThan(3);
  expect(station?.km).toBeLessThan(6);
});

it('says nothing of a locality that it does not know, nor of one that is far from everything [PDET-7]', () => {
  expect(landmarksNear('Tirupati', 'Nowhere')).toEqual([]);
  expect(landmarksNear('Nowhere', 'Alipiri')).toEqual([]);
});
