/** Loaded into a process that is measured: it says how much of a processor it has used, and ends with who started it. */
process.on('message', (message) => {
  if (message === 'usage') process.send?.(process.cpuUsage());
});
process.on('disconnect', () => process.exit());
process.channel?.unref();
