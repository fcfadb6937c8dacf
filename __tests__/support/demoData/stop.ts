import { rmSync } from 'node:fs';
import { DEMO_DATA } from '../realServer';

export default function stop(): void {
  const made = process.env[DEMO_DATA];
  if (made !== undefined) rmSync(made, { recursive: true, force: true });
}
