import { setTimeout as wait } from 'node:timers/promises';
import { startMetricsServer } from './metricsServer.ts';
import type { ProcessConfig } from './processConfig.ts';
import type { Readiness } from './readiness.ts';
import { ConfigError, StartError } from './startError.ts';

/** sysexits' EX_CONFIG. */
const EX_CONFIG = 78;
const GRACE_MS = 9_000;

export type StartedProcess = {
  readiness: Readiness;
  /** Finishes what is under way. */
  stop(): Promise<void>;
};

/**
 * Runs a process of the product until it is told to end: from then on it is not ready, goes on for the drain, finishes
 * what is under way and exits with 0. A second signal cuts the drain short. For a start that fails see `failStart`.
 */
export async function runProcess(
  config: () => ProcessConfig,
  start: () => Promise<StartedProcess>,
): Promise<void> {
  let started: StartedProcess | undefined;
  let drainMs = 0;
  let exportSpans: (() => Promise<void>) | undefined;
  const drain = new AbortController();

  async function end(): Promise<void> {
    if (!started) process.exit(0);
    if (started.readiness.isEnding) return drain.abort();
    started.readiness.end();
    await wait(drainMs, undefined, { signal: drain.signal }).catch(() => undefined);
    // Aborts what exceeds the grace period.
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    await started.stop();
    await exportSpans?.();
    process.exit(0);
  }
  // From the first moment on: a container's first process does not end by a signal that it does not handle.
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, end);

  try {
    const { role, drainSeconds, metrics, traces } = config();
    drainMs = drainSeconds * 1000;
    // Loaded where they are wanted: they take a sixth of a second and some memory.
    const metricsText = metrics && (await import('./metricsSdk.ts')).startMetrics(role);
    if (traces) exportSpans = (await import('./tracingSdk.ts')).startTracing(role, traces);
    // First, since a port that cannot be had ends the process.
    if (metrics && metricsText) await startMetricsServer(metrics, () => started?.readiness, metricsText);
    started = await start();
  } catch (error) {
    failStart(error);
  }
}

/** Ends a process that cannot start: with 78 for a ConfigError, with 1 for what a restart may help against. */
export function failStart(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(error instanceof ConfigError ? EX_CONFIG : 1);
}
