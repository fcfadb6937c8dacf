import startTemplates from '../templates/start';
import { startCluster, type Cluster } from './cluster';

declare global {
  var postgresOfTheRun: Cluster | undefined;
}

/** Before all tests of the run: one PostgreSQL, whose address they find in TEST_DATABASE_URL. */
export default async function start(): Promise<void> {
  startTemplates();
  const cluster = await startCluster();
  globalThis.postgresOfTheRun = cluster;
  process.env['TEST_DATABASE_URL'] = cluster.url('postgres');
}
