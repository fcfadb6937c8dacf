import { hashing } from '@/server/rules/passwords';

/** Loaded into a server's process before it starts: tells its parent, when asked, how many hashes it has begun. */
process.on('message', () => process.send?.(hashing.begun));
// The server ends by its own signal handlers; the channel alone keeps nobody alive.
process.channel?.unref();
