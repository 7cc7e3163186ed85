import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What a process that is measured says of itself. */
export type Usage = {
  /** Of a processor, in milliseconds since its start. */
  cpuMs: number;
  /** The longest time in which nothing else could run, in milliseconds since it was asked last. */
  longestMs: number;
  residentMb: number;
};

/** Loaded into a process that is measured: it answers `usage`, and ends with who started it. */
const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
process.on('message', (message) => {
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  const usage: Usage = {
    cpuMs: (user + system) / 1000,
    longestMs: delays.max / 1e6,
    residentMb: process.memoryUsage.rss() / 2 ** 20,
  };
  delays.reset();
  process.send?.(usage);
});
process.on('disconnect', () => process.exit());
process.channel?.unref();
