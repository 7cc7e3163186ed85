import { readSampling, type Sampling } from './sampling.ts';
import { ConfigError } from './startError.ts';

export type ProcessConfig = {
  /** What the process does, as metrics and traces name it. */
  role: string;
  /** Seconds between the signal to end and the end, in which balancers learn that the process is not ready. */
  drainSeconds: number;
  /** Where metrics and health are served beside the process' own port; null for nowhere. */
  metrics: { host: string; port: number } | null;
  /** Which traces are exported; null for none. */
  traces: Sampling | null;
};

const MAX_DRAIN_SECONDS = 300;
const MAX_PORT = 65_535;

/** Reads what every process understands. */
export function readProcessConfig(env: Record<string, string | undefined>, role: string): ProcessConfig {
  const port = env.METRICS_PORT && numberOf('METRICS_PORT', env.METRICS_PORT, MAX_PORT);
  return {
    role,
    drainSeconds: numberOf('DRAIN_SECONDS', env.DRAIN_SECONDS || '0', MAX_DRAIN_SECONDS),
    metrics: port ? { host: env.METRICS_HOST || '127.0.0.1', port } : null,
    traces:
      env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ? readSampling(env) : null,
  };
}

function numberOf(name: string, text: string, most: number): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= most) return Number(text);
  throw new ConfigError(`环境变量 ${name} 应为 0 到 ${most} 的整数`);
}
