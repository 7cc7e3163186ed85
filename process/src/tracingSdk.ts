import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { resourceOf } from './resource.ts';
import type { Sampling } from './sampling.ts';
import { makeSpans } from './tracing.ts';

/** Begins to make spans, exported as the variables of OpenTelemetry say. Returns what exports those that have ended. */
export function startTracing(role: string, sampling: Sampling): () => Promise<void> {
  const provider = new TracerProvider({
    resource: resourceOf(role),
    sampler: samplerOf(sampling),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  makeSpans(sampling.byParent ? ruleOf(sampling) : undefined);
  return () => provider.shutdown().catch(() => undefined);
}

/** Which traces are recorded is decided before their first span is made, since one that is not recorded costs as much. */
function ruleOf({ root, ratio }: Sampling): () => boolean {
  const share = { always_on: 1, always_off: 0, traceidratio: ratio }[root];
  return () => Math.random() < share;
}

function samplerOf({ root, byParent, ratio }: Sampling) {
  if (byParent) return new ParentBasedSampler({ root: new AlwaysOnSampler() });
  return {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  }[root]();
}
