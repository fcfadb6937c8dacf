import './start';

/** After all tests of the run. */
export default async function stop(): Promise<void> {
  await globalThis.postgresOfTheRun?.remove();
}
