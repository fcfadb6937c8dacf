import type { CommandPorts } from '@/actionLog/cli/run';

/** Files and lines of a command in memory. */
export function commandPorts(files: Record<string, string> = {}) {
  const said: string[] = [];
  const complained: string[] = [];
  const ports: CommandPorts = {
    read: (file) => files[file] ?? null,
    write: (file, text) => {
      files[file] = text;
    },
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
    mapOf: () => null,
  };
  return { ports, files, said, complained };
}
