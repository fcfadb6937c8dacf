/** Where the uploads lie in a store that speaks S3's protocol. */
export interface S3Place {
  /** The store's own origin, such as https://s3.example.in; null: Amazon's. */
  readonly endpoint: string | null;
  readonly bucket: string;
  /** What stands before the names of the files: empty, or such as "gruham/pictures/". */
  readonly folder: string;
  readonly region: string;
  /** Null: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the role of the machine. */
  readonly account: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

/** Stores other than Amazon's mostly have no regions; the signature needs the name of one all the same. */
const ANY_REGION = 'us-east-1';

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const FOLDER = /^[\w.-]+(?:\/[\w.-]+)*$/;

function accountOf({ username, password }: URL): S3Place['account'] | undefined {
  if (username === '' && password === '') return null;
  try {
    const [accessKeyId, secretAccessKey] = [decodeURIComponent(username), decodeURIComponent(password)];
    return accessKeyId === '' || secretAccessKey === '' ? undefined : { accessKeyId, secretAccessKey };
  } catch {
    return undefined;
  }
}

/**
 * Reads `https://KEY:SECRET@host/bucket/folder?region=…`, or `s3://KEY:SECRET@bucket/folder?region=…` for Amazon's own
 * store. Folder and account may be absent; Amazon's store needs a region, here or as `region`. Null for anything else.
 */
export function s3Place(address: string, region: string | undefined): S3Place | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const own = url.protocol !== 's3:';
  if (own && !/^https?:$/.test(url.protocol)) return null;
  const path = url.pathname.split('/').filter((each) => each !== '');
  const [bucket = '', ...folders] = own ? path : [url.host, ...path];
  const folder = folders.join('/');
  const named = url.searchParams.get('region') || region || (own ? ANY_REGION : '');
  const account = accountOf(url);
  if (!BUCKET.test(bucket) || (folder !== '' && !FOLDER.test(folder)) || named === '' || account === undefined)
    return null;
  return {
    endpoint: own ? url.origin : null,
    bucket,
    folder: folder === '' ? '' : `${folder}/`,
    region: named,
    account,
  };
}
