import stopTemplates from '../templates/stop';
import './start';

/** After all tests of the run. */
export default async function stop(): Promise<void> {
  stopTemplates();
  await globalThis.postgresOfTheRun?.remove();
}
