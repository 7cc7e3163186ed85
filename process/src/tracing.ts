import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

export type { Span };
export { SpanKind };

type NewSpan = { kind?: SpanKind; attributes?: Attributes; parent?: Context; linked?: boolean };

const tracer = trace.getTracer('chengcang');
let areMade = false;

/** From now on spans are made. */
export function makeSpans(): void {
  areMade = true;
}

/** Whether spans are made at all. */
export function isTracing(): boolean {
  return areMade;
}

/** The context that a `traceparent` stands for; that of a new trace where there is none. */
export function contextOf(traceparent: unknown): Context {
  return typeof traceparent === 'string' ? propagation.extract(ROOT_CONTEXT, { traceparent }) : ROOT_CONTEXT;
}

/** Begins a span; undefined while none are made. Which are exported was decided at the first span of the trace. */
export function startSpan(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {}, parent, linked }: NewSpan = {},
) {
  if (!areMade) return undefined;
  const origin = linked && parent && trace.getSpanContext(parent);
  return tracer.startSpan(
    name,
    { kind, attributes, ...(origin && { links: [{ context: origin }] }) },
    parent ?? context.active(),
  );
}

/** Begins a span below one that is being recorded here; undefined where none is, so that it costs next to nothing. */
export function startChild(
  name: () => string,
  kind: SpanKind,
  attributes: () => Attributes,
): Span | undefined {
  if (!areMade || !trace.getActiveSpan()?.isRecording()) return undefined;
  return tracer.startSpan(name(), { kind, attributes: attributes() });
}

/** Does work below a span. */
export function withinSpan<T>(span: Span | undefined, work: () => T): T {
  return span?.isRecording() ? context.with(trace.setSpan(context.active(), span), work) : work();
}

/** Ends a span; of a failure its kind alone is kept, since messages hold people's data. */
export function endSpan(span: Span | undefined, failure?: string): void {
  if (!span) return;
  if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
  span.end();
}

/** What a call tells of the span that it belongs to. */
export function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-0${(traceFlags & 1).toString()}`;
}

/** The `traceparent` of the span that is being recorded here, if any. */
export function activeTraceparent(): string | undefined {
  const span = areMade ? trace.getActiveSpan() : undefined;
  return span?.isRecording() ? traceparentOf(span) : undefined;
}

/** The id of the trace of a span that is exported, for the log. */
export function traceIdOf(span: Span | undefined): string | undefined {
  return span?.isRecording() ? span.spanContext().traceId : undefined;
}
