import { ConfigError } from './configError.ts';

export type ProcessConfig = {
  /** Seconds between the signal to end and the end, in which balancers learn that the process is not ready. */
  drainSeconds: number;
  /** Where metrics and health are served beside the process' own port; null for nowhere. */
  metrics: { host: string; port: number } | null;
};

const MAX_DRAIN_SECONDS = 300;
const MAX_PORT = 65_535;

/** Reads what every process understands. */
export function readProcessConfig(env: Record<string, string | undefined>): ProcessConfig {
  const port = env.METRICS_PORT && numberOf('METRICS_PORT', env.METRICS_PORT, MAX_PORT);
  return {
    drainSeconds: numberOf('DRAIN_SECONDS', env.DRAIN_SECONDS || '0', MAX_DRAIN_SECONDS),
    metrics: port ? { host: env.METRICS_HOST || '127.0.0.1', port } : null,
  };
}

function numberOf(name: string, text: string, most: number): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= most) return Number(text);
  throw new ConfigError(`环境变量 ${name} 应为 0 到 ${most} 的整数`);
}
