import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { bindInstruments } from './metrics.ts';
import { observeProcess } from './processMetrics.ts';
import { resourceOf } from './resource.ts';

const OBSERVED_WITHIN_MS = 5_000;

/** Begins to collect. Returns what writes everything that was collected in the text format of Prometheus. */
export function startMetrics(role: string): () => Promise<string> {
  // A reader without a server of its own: the process serves it beside its health.
  const reader = new PrometheusExporter({ preventServerStart: true });
  // Each line says whose it is: api and gateway have some in common.
  const serializer = new PrometheusSerializer('', false, /^service\.name$/, true, true);
  bindInstruments(new MeterProvider({ resource: resourceOf(role), readers: [reader] }).getMeter('chengcang'));
  observeProcess(role);
  return async () => {
    // What cannot be observed now, such as rows while the database is away, is missing in the text.
    const { resourceMetrics } = await reader.collect({ timeoutMillis: OBSERVED_WITHIN_MS });
    return serializer.serialize(resourceMetrics);
  };
}
