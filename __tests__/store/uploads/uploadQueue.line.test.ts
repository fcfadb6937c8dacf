/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { settle, until } from '../../support/settle';
import { started } from '../../support/startedQueue';

it('waits for the line with one toast and goes on by itself [UP-6]', async () => {
  const { choose, there, states, queue, line, pass, sent, stored, texts } = started();
  choose(['a.jpg', 'b.jpg']);
  line.reaches = false;
  (await there(0)).lose();
  await until(() => expect(states()).toEqual(['ready', 'ready']));
  expect(queue.status().waitsFor).toBe('line');
  await pass(60_000);
  expect(line.looks).toBeGreaterThan(3);
  expect(line.looks).toBeLessThan(8);
  expect(sent).toHaveLength(1);
  line.reaches = true;
  await pass(30_000);
  (await there(1)).lose('timeout');
  await until(() => expect(queue.status().waitsFor).toBe('line'));
  await pass(60_000);
  (await there(2)).answer(200, stored('/a'));
  (await there(3)).answer(200, stored('/b'));
  await until(() => expect(states()).toEqual(['success', 'success']));
  expect(queue.status().waitsFor).toBeNull();
  expect(states()).toEqual(['success', 'success']);
  expect(texts()).toEqual(['Error: Failed to upload file', 'Success: File uploaded successfully']);
});

it('sends nothing while the device knows that it is offline, and goes on when it is not', async () => {
  const { choose, there, line, comesOnline, sent, texts } = started();
  line.isOnline = false;
  choose(['a.jpg']);
  await settle(5);
  expect(sent).toHaveLength(0);
  expect(texts()).toEqual([': No connection. Your photos wait here and continue automatically.']);
  comesOnline();
  await there(0);
});

it('tries the line at once when that is asked for, and only when it waits for it [UP-6]', async () => {
  const { choose, there, line, queue, sent, stored, states, texts } = started();
  queue.tryNow();
  choose(['a.jpg', 'b.jpg']);
  line.reaches = false;
  const first = await there(0);
  queue.tryNow();
  expect(sent).toHaveLength(1);
  first.lose();
  await until(() => expect(queue.status().waitsFor).toBe('line'));
  queue.tryNow();
  (await there(1)).lose();
  await until(() => expect(queue.status().waitsFor).toBe('line'));
  queue.tryNow();
  (await there(2)).answer(200, stored('/a'));
  (await there(3)).answer(200, stored('/b'));
  await until(() => expect(states()).toEqual(['success', 'success']));
  expect(texts()).toEqual(['Error: Failed to upload file', 'Success: File uploaded successfully']);
});

it('gives up a photo that is lost again and again on a line that works', async () => {
  const { choose, there, pass, item, stored } = started();
  choose(['a.jpg', 'b.jpg']);
  for (let turn = 0; turn < 5; turn += 1) {
    (await there(turn)).lose();
    await until(() => expect(item('a.jpg')?.state).not.toBe('uploading'));
    await pass(60_000);
  }
  expect(item('a.jpg')).toMatchObject({ state: 'error', reason: expect.stringContaining('No connection') });
  (await there(5)).answer(200, stored('/b'));
  await until(() => expect(item('b.jpg')).toMatchObject({ state: 'success' }));
});

it.each([429, 503])(
  'waits as long as a server that answers %i asks for, with one toast [ERR-1, UP-5]',
  async (status) => {
    const { choose, there, queue, pass, sent, texts, stored } = started();
    choose(['a.jpg']);
    (await there(0)).answer(status, { errors: { message: 'Slower' } }, { 'Retry-After': '12' });
    await until(() => expect(queue.status().waitsFor).toBe('server'));
    await pass(11_900);
    expect(sent).toHaveLength(1);
    await pass(200);
    (await there(1)).answer(429, { errors: { message: 'Slower' } });
    await until(() => expect(queue.status().waitsFor).toBe('server'));
    expect(texts()).toEqual(['Error: Failed to upload file']);
    await pass(10_000);
    (await there(2)).answer(200, stored('/a'));
    await until(() => expect(texts()).toEqual(['Error: Failed to upload file', 'Success: File uploaded successfully']));
  },
);
