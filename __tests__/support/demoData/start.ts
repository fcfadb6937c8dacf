import { DEMO_DATA, startServer } from '../realServer';
import startTemplates from '../templates/start';

/** Starts the product once on an empty folder, as a newcomer does; what it made there is the data of every later server. */
export default async function start(): Promise<void> {
  startTemplates();
  const first = await startServer();
  await first.stop('keep data');
  process.env[DEMO_DATA] = first.dataDir;
}
