import { s3Place } from '@/server/kernel/s3Place';

describe('S3_URL', () => {
  it('names a store, a bucket, a folder in it, a region and an account', () => {
    expect(s3Place('https://me:a%2Fb%2Bc@s3.example.in:9000/photos/a/b?region=in-1', 'other')).toEqual({
      endpoint: 'https://s3.example.in:9000',
      bucket: 'photos',
      folder: 'a/b/',
      region: 'in-1',
      account: { accessKeyId: 'me', secretAccessKey: 'a/b+c' },
    });
    expect(s3Place('http://127.0.0.1:9000/photos', undefined)).toEqual({
      endpoint: 'http://127.0.0.1:9000',
      bucket: 'photos',
      folder: '',
      region: 'us-east-1',
      account: null,
    });
  });

  it('names a bucket of Amazon’s, whose region may stand in AWS_REGION', () => {
    const place = { endpoint: null, bucket: 'photos', folder: 'x/', region: 'ap-south-1', account: null };
    expect(s3Place('s3://photos/x?region=ap-south-1', undefined)).toEqual(place);
    expect(s3Place('s3://photos/x', 'ap-south-1')).toEqual(place);
  });

  it.each([
    's3://photos',
    's3://',
    'https://s3.example.in/',
    'https://s3.example.in/Photos',
    'https://s3.example.in/photos/a%20b',
    'https://me@s3.example.in/photos',
    'https://me:%zz@s3.example.in/photos',
    'ftp://s3.example.in/photos',
    'photos',
  ])('makes no sense as %s', (address) => {
    expect(s3Place(address, undefined)).toBeNull();
  });
});
