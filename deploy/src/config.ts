import { createHash } from 'node:crypto';
import type { k8s } from 'cdk8s-plus-33';
import type { Cluster } from './cluster.ts';
import { nameOf, PORTS } from './labels.ts';
import { DRAIN_SECONDS } from './pod.ts';

/** Secrets by their names; docs/DEPLOYING.md says what is in them. */
export const SECRETS = { database: 'chengcang-database', api: 'chengcang-api' };

/** What is in the ConfigMaps: nothing of it is secret. */
export function configOf(cluster: Cluster) {
  const all = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    METRICS_PORT: String(PORTS.metrics),
    ...(cluster.otlpEndpoint && { OTEL_EXPORTER_OTLP_ENDPOINT: cluster.otlpEndpoint }),
  };
  return {
    api: {
      ...all,
      MIGRATE_ON_START: 'false',
      API_PORT: String(PORTS.api),
      PUBLIC_URL: `https://${cluster.host}`,
      TRUSTED_GATEWAYS: cluster.podNetwork,
    },
    gateway: {
      ...all,
      GATEWAY_PORT: String(PORTS.gateway),
      API_BASE_URL: `http://${nameOf('api')}:${PORTS.api}`,
      TRUSTED_PROXIES: cluster.podNetwork,
    },
    console: {
      ...all,
      CONSOLE_PORT: String(PORTS.console),
      API_BASE_URL: `http://${nameOf('api')}:${PORTS.api}`,
      TRUSTED_PROXIES: cluster.podNetwork,
    },
  };
}

/** What changes with a config, so that its pods are exchanged. */
export const digestOf = (config: Record<string, string>) =>
  createHash('sha256').update(JSON.stringify(config)).digest('hex').slice(0, 16);

export const fromConfig = (name: string): k8s.EnvFromSource => ({ configMapRef: { name } });
export const fromSecret = (name: string, optional = false): k8s.EnvFromSource => ({
  secretRef: { name, optional },
});
