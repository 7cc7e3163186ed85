import { monitorEventLoopDelay, PerformanceObserver, performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { duration, gauge, labelSets, observedCounter } from './metrics.ts';
import { VERSION } from './resource.ts';

const RESOLUTION_MS = 10;
const NANOSECONDS = 1e9;
const GC_KINDS: Readonly<Record<number, string>> = {
  1: 'minor',
  2: 'minor',
  4: 'major',
  8: 'incremental',
  16: 'weakcb',
};

/** Observes what every process has: its release, its event loop, its memory. */
export function observeProcess(role: string): void {
  gauge('chengcang_build_info', { description: 'Release and role of the process' }, (result) =>
    result.observe(1, { version: VERSION, role }),
  );
  observeEventLoop();
  observeMemory();
  observedCounter('process_cpu_time_seconds_total', { description: 'Time on a processor' }, (result) => {
    const { user, system } = process.cpuUsage();
    result.observe(user / 1e6, { cpu_mode: 'user' });
    result.observe(system / 1e6, { cpu_mode: 'system' });
  });
  gauge('process_uptime_seconds', { description: 'Since the start of the process' }, (result) =>
    result.observe(process.uptime()),
  );
}

/** Delays since somebody asked last. */
function observeEventLoop(): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  // What is measured is the time between two timers, their own distance included.
  const seconds = (nanoseconds: number) =>
    Math.max(0, (Number.isFinite(nanoseconds) ? nanoseconds : 0) / NANOSECONDS - RESOLUTION_MS / 1000);
  gauge('nodejs_eventloop_delay_p50_seconds', { description: 'Median delay of the event loop' }, (result) =>
    result.observe(seconds(delays.percentile(50))),
  );
  gauge('nodejs_eventloop_delay_p99_seconds', { description: 'Delay of the event loop' }, (result) =>
    result.observe(seconds(delays.percentile(99))),
  );
  gauge(
    'nodejs_eventloop_delay_max_seconds',
    { description: 'Longest delay of the event loop' },
    (result) => {
      result.observe(seconds(delays.max));
      delays.reset();
    },
  );
  let before = performance.eventLoopUtilization();
  gauge(
    'nodejs_eventloop_utilization',
    { description: 'Share of the time that the loop is busy' },
    (result) => {
      const now = performance.eventLoopUtilization();
      result.observe(performance.eventLoopUtilization(now, before).utilization);
      before = now;
    },
  );
}

function observeMemory(): void {
  gauge('process_memory_usage_bytes', { description: 'Resident memory' }, (result) =>
    result.observe(process.memoryUsage.rss()),
  );
  gauge('v8js_memory_heap_used_bytes', { description: 'Heap in use' }, (result) =>
    result.observe(getHeapStatistics().used_heap_size),
  );
  gauge('v8js_memory_heap_limit_bytes', { description: 'Most that the heap may grow to' }, (result) =>
    result.observe(getHeapStatistics().heap_size_limit),
  );
  const collected = duration('v8js_gc_duration_seconds', { description: 'Collections of garbage' });
  const labels = labelSets('v8js_gc_type');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const kind = 'detail' in entry ? (entry.detail as { kind: number }).kind : 0;
      collected.record(entry.duration / 1000, labels(GC_KINDS[kind] ?? 'other'));
    }
  }).observe({ entryTypes: ['gc'] });
}
