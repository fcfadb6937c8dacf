import { readdirSync, readFileSync } from 'node:fs';

/** One process's line in /proc, from its state on: the name before it may hold anything. */
function statOf(pid: number | string): readonly string[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
const TICK_MS = 10;

/** CPU of a process and of its children, those that ended among them, ms; the system counts in steps of 10 ms. */
export function cpuOf(parent: number): number {
  const sum = (stat: readonly string[], ...at: number[]) => at.reduce((all, each) => all + Number(stat[each] ?? 0), 0);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat[1] === String(parent));
  const ticks = sum(statOf(parent), 11, 12, 13, 14) + children.reduce((all, stat) => all + sum(stat, 11, 12), 0);
  return ticks * TICK_MS;
}
