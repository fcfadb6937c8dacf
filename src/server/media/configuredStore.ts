import { join } from 'node:path';
import type { Config } from '../kernel/config';
import { folderStore } from './folderStore';
import { s3Store, type StoreFailure } from './s3Store';
import type { UploadStore } from './uploadStore';

/** Where uploads lie when no bucket is named. */
export const uploadsFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'uploads');

/** The store of uploads that the configuration names; `report` hears why one of its calls failed. */
export const configuredStore = (
  config: Pick<Config, 'dataDir' | 's3'>,
  report: (failure: StoreFailure) => void,
): UploadStore => (config.s3 === null ? folderStore(uploadsFolder(config)) : s3Store(config.s3, report));
