import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { cleanPage } from '../support/browser';
import { liveSite } from '../support/liveSite';
import { patient } from '../support/patience';
import { fingersOn, type Spot } from '../support/touch';

const site = liveSite();
let address: string;
beforeAll(async () => {
  address = `${site.server.origin}/properties-listing?id=${await site.firstId('property?city=Tirupati')}`;
});

const dialogOf = (page: Page) => page.getByRole('dialog').filter({ has: page.getByText(/^Picture \d+ of \d+/) });
/** Waits until the gallery says that this picture is the one shown. */
const shows = (page: Page, at: number) =>
  dialogOf(page)
    .getByText(new RegExp(`^Picture ${at} of `))
    .waitFor({ timeout: patient(5000) });
const shownNow = async (page: Page) =>
  Number(
    /^Picture (\d+)/.exec(
      await dialogOf(page)
        .getByText(/^Picture \d+ of \d+/)
        .innerText(),
    )?.[1],
  );
const countOf = async (page: Page) =>
  Number(
    /of (\d+)/.exec(
      await dialogOf(page)
        .getByText(/^Picture \d+ of \d+/)
        .innerText(),
    )?.[1],
  );

/** How the large picture lies: its magnification against the stage, and its middle from the stage's, px. */
async function lie(page: Page) {
  // Its way there has begun, and is over.
  await page.waitForTimeout(350);
  await dialogOf(page).evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => undefined))),
  );
  return dialogOf(page).evaluate((dialog) => {
    const stage = [...dialog.querySelectorAll('div')].find((each) => getComputedStyle(each).touchAction === 'none');
    const picture = stage?.firstElementChild;
    if (!stage || !picture) throw new Error('no stage');
    const [whole, now] = [stage.getBoundingClientRect(), picture.getBoundingClientRect()];
    return {
      scale: now.width / whole.width,
      x: Math.round(now.x + now.width / 2 - whole.x - whole.width / 2),
      y: Math.round(now.y + now.height / 2 - whole.y - whole.height / 2),
      middle: { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 },
    };
  });
}
const by = ({ x, y }: Spot, dx: number, dy = 0): Spot => ({ x: x + dx, y: y + dy });

/** Opens a detail, and tells what opens its gallery. */
async function openDetail(page: Page): Promise<Locator> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const opener = page.getByRole('button', { name: /^Open picture 1 of \d+/ });
  await opener.waitFor();
  return opener;
}

it('steps, zooms and pans by fingers alone on a phone [PDET-1, PDET-12]', async () => {
  const { page, context, problems } = await cleanPage(site.browser, {
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  const fingers = await fingersOn(page);
  /** Taps twice; on a busy machine the taps may come too far apart, which is two taps that change nothing. */
  const zoomed = async (at: { readonly x: number; readonly y: number }, scale: number) => {
    for (let tries = 0; tries < 4 && Math.abs((await lie(page)).scale - scale) > 0.05; tries += 1) {
      await page.waitForTimeout(400);
      await fingers.doubleTap(at);
    }
  };
  const opener = await openDetail(page);
  const box = await opener.boundingBox();
  if (!box) throw new Error('no picture');
  await fingers.tap({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await shows(page, 1);
  const { middle, scale } = await lie(page);
  expect(scale).toBeCloseTo(1, 2);

  // A swipe steps on, another back, over the end too; a short one and one up or down do not.
  await fingers.drag([by(middle, 100), by(middle, -100)]);
  await shows(page, 2);
  await fingers.drag([by(middle, -100), by(middle, 100)]);
  await shows(page, 1);
  await fingers.drag([by(middle, 20), by(middle, -15)]);
  await fingers.drag([by(middle, 0, 120), by(middle, 10, -120)]);
  expect(await lie(page)).toMatchObject({ scale: expect.closeTo(1, 2) as number, x: 0, y: 0 });
  expect(await shownNow(page)).toBe(1);

  // A finger that begins on a button swipes too; a tap there steps, and two in a row do not zoom.
  const next = by(middle, 180 - 34);
  await fingers.drag([next, by(next, -200)]);
  await shows(page, 2);
  // A tap at once after a swipe only ends its momentum.
  await page.waitForTimeout(400);
  await fingers.tap(next);
  await shows(page, 3);
  await fingers.tap(next);
  await shows(page, 4);
  expect((await lie(page)).scale).toBeCloseTo(1, 2);
  for (let at = 3; at > 0; at -= 1) {
    await fingers.tap(by(middle, 34 - 180));
    await shows(page, at);
  }

  // Two fingers zoom; the picture stays the same one.
  await fingers.drag([by(middle, -30), by(middle, -110)], [by(middle, 30), by(middle, 110)]);
  const pinched = await lie(page);
  expect(pinched.scale).toBeGreaterThan(2);
  expect(await shownNow(page)).toBe(1);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);

  // While zoomed a swipe moves the picture, as far as the finger goes.
  await fingers.drag([by(middle, 60), by(middle, -40)]);
  const panned = await lie(page);
  expect(panned.x - pinched.x).toBeGreaterThan(-105);
  expect(panned.x - pinched.x).toBeLessThan(-80);
  expect(panned.scale).toBeCloseTo(pinched.scale, 2);
  expect(await shownNow(page)).toBe(1);
  // Not beyond its edge.
  for (let times = 0; times < 5; times += 1) await fingers.drag([by(middle, 140), by(middle, -140)]);
  const edge = await lie(page);
  expect(Math.abs(edge.x)).toBeLessThanOrEqual(((edge.scale - 1) * 360) / 2 + 1);
  expect(await shownNow(page)).toBe(1);

  // Two fingers bring it back; a double tap zooms to the place that was tapped, and back.
  await fingers.drag([by(middle, -120), by(middle, -15)], [by(middle, 120), by(middle, 15)]);
  expect(await lie(page)).toMatchObject({ scale: expect.closeTo(1, 2) as number, x: 0, y: 0 });
  await zoomed(by(middle, 80), 2.5);
  const close = await lie(page);
  expect(close.scale).toBeCloseTo(2.5, 1);
  expect(close.x).toBeLessThan(-100);
  await zoomed(middle, 1);
  expect(await lie(page)).toMatchObject({ scale: expect.closeTo(1, 2) as number, x: 0, y: 0 });
  // One tap alone changes nothing.
  await page.waitForTimeout(400);
  await fingers.tap(middle);
  expect((await lie(page)).scale).toBeCloseTo(1, 2);

  // Another picture begins whole; a tap on a thumbnail and on Close.
  const third = await dialogOf(page)
    .getByRole('button', { name: /^Picture 3 of/ })
    .boundingBox();
  if (!third) throw new Error('no thumbnail');
  await fingers.tap({ x: third.x + third.width / 2, y: third.y + third.height / 2 });
  await shows(page, 3);
  const close2 = await dialogOf(page).getByRole('button', { name: 'Close' }).boundingBox();
  if (!close2) throw new Error('no Close');
  await fingers.tap({ x: close2.x + close2.width / 2, y: close2.y + close2.height / 2 });
  await dialogOf(page).waitFor({ state: 'detached' });
  // The page behind has not moved, and can be scrolled by a finger again.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await fingers.drag([
    { x: 40, y: 700 },
    { x: 40, y: 300 },
  ]);
  await page.waitForFunction(() => window.scrollY > 100);
  expect(problems).toEqual([]);
  await context.close();
});

it('steps by arrows, thumbnails and categories, keeps Tab inside and gives the focus back [PDET-1, PDET-12]', async () => {
  const { page, context, problems } = await cleanPage(site.browser, { viewport: { width: 1280, height: 800 } });
  const opener = await openDetail(page);
  await opener.click();
  await shows(page, 1);
  const count = await countOf(page);
  expect(count).toBeGreaterThan(3);
  // To the window's very edge, the place of the page's scroll bar too.
  // From one screenshot: the gallery may be fading in yet.
  const strip = await page.screenshot({ clip: { x: 1232, y: 100, width: 48, height: 200 } });
  const [beside, edge] = await Promise.all(
    [0, 40].map((left) => sharp(strip).extract({ left, top: 0, width: 8, height: 200 }).stats()),
  );
  expect(edge?.dominant).toEqual(beside?.dominant);

  for (const [key, at] of [
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['End', count],
    ['ArrowRight', 1],
    ['ArrowLeft', count],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    await shows(page, at);
  }
  await dialogOf(page).getByRole('button', { name: 'Next picture' }).click();
  await shows(page, 2);
  await dialogOf(page).getByRole('button', { name: 'Previous picture' }).click();
  await shows(page, 1);

  const thumbnail = dialogOf(page).getByRole('button', { name: new RegExp(`^Picture ${count} of`) });
  await thumbnail.click();
  await shows(page, count);
  expect(await thumbnail.getAttribute('aria-current')).toBe('true');

  // Every category leads to its first picture, which says so; together they hold all.
  const categories = dialogOf(page).getByRole('group', { name: 'Picture categories' }).getByRole('button');
  let before = 0;
  for (const category of await categories.all()) {
    const [, label = '', size] = /^(.*) \((\d+)\)$/.exec(await category.innerText()) ?? [];
    await category.click();
    await shows(page, before + 1);
    expect(await category.getAttribute('aria-pressed')).toBe('true');
    expect(
      await dialogOf(page)
        .getByText(/^Picture \d+ of/)
        .innerText(),
    ).toContain(label);
    before += Number(size);
  }
  expect(before).toBe(count);

  // + and - zoom, then arrows pan; Escape first shows the whole picture, then closes.
  await page.keyboard.press('Home');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  const zoomed = await lie(page);
  expect(zoomed.scale).toBeGreaterThan(2);
  await page.keyboard.press('ArrowRight');
  expect((await lie(page)).x).toBeLessThan(zoomed.x);
  await shows(page, 1);
  await page.keyboard.press('Escape');
  expect((await lie(page)).scale).toBeCloseTo(1, 2);

  // A drag with the mouse steps as well, a double click zooms.
  const { middle } = await lie(page);
  await page.mouse.move(middle.x + 100, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - 100, middle.y, { steps: 8 });
  await page.mouse.up();
  await shows(page, 2);
  await page.mouse.dblclick(middle.x, middle.y);
  expect((await lie(page)).scale).toBeCloseTo(2.5, 1);
  await page.keyboard.press('Escape');

  const inside = () => dialogOf(page).evaluate((dialog) => dialog.contains(document.activeElement));
  const stops = await dialogOf(page).getByRole('button').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let times = 0; times < stops + 3; times += 1) {
      await page.keyboard.press(key);
      expect(await inside()).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(problems).toEqual([]);
  await context.close();
});

it('shows pictures as they are and bright buttons in the dark look, too [PDET-1]', async () => {
  const { page, context } = await cleanPage(site.browser, { colorScheme: 'dark' });
  await page.goto(address);
  const small = page.getByRole('button', { name: /^Open picture 1 of/ });
  const filterOf = (picture: Locator) => picture.evaluate((img) => getComputedStyle(img).filter);
  expect(await filterOf(small.locator('img'))).toBe('brightness(0.88)');
  await small.click();
  const dialog = dialogOf(page);
  expect(await filterOf(dialog.locator('img').first())).toBe('none');
  for (const name of ['Close', 'Zoom', 'Next picture'])
    expect(
      await dialog.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor),
    ).toBe('rgb(255, 255, 255)');
  await context.close();
});
