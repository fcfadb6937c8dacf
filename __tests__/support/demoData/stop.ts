import { rmSync } from 'node:fs';
import { DEMO_DATA } from '../realServer';
import stopTemplates from '../templates/stop';

export default function stop(): void {
  stopTemplates();
  const made = process.env[DEMO_DATA];
  if (made !== undefined) rmSync(made, { recursive: true, force: true });
}
