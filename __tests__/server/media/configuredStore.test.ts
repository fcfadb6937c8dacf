import { configuredStore } from '@/server/media/configuredStore';
import { newFolder } from '../../support/newFolder';

jest.mock('@aws-sdk/client-s3', () => {
  throw new Error('the SDK was loaded');
});

it('loads what speaks S3 when a bucket is named and asked, and never else', async () => {
  const dataDir = newFolder();
  const names: string[] = [];
  const report = ({ name }: { name: string }) => names.push(name);
  const folder = configuredStore({ dataDir, s3: null }, report);
  await folder.write('a.jpg', Buffer.from('a'));
  expect([await folder.has('a.jpg'), await folder.has('b.jpg')]).toEqual([true, false]);
  expect(names).toEqual([]);
  const place = { endpoint: 'http://127.0.0.1:1', bucket: 'abc', folder: '', region: 'x', account: null };
  const bucket = configuredStore({ dataDir, s3: place }, report);
  expect(names).toEqual([]);
  await expect(bucket.has('a.jpg')).rejects.toThrow();
  expect(names).toEqual(['Error']);
});
