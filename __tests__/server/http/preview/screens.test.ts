import { SCREENS } from '@/app/screens';
import { STATIC_PATHS, staticPreview } from '@/server/http/preview/screens';

it.each(STATIC_PATHS)('%s is titled like its screen [ROUTE-18]', (path) => {
  const screen = SCREENS.find((entry) => entry.path === path);
  expect(staticPreview(path.slice(1))?.title).toBe(screen?.title);
});

it('knows no other screens, whatever their name', () => {
  expect([staticPreview('dashboard'), staticPreview('constructor')]).toEqual([null, null]);
});
