import { randomBytes } from 'node:crypto';
import {
  type Attributes,
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

type NewSpan = {
  kind: SpanKind;
  /** Asked only of spans that are recorded. */
  attributes: () => Attributes;
  /** Of the span before it, in another process; without it, the span begins a trace. */
  traceparent?: unknown;
  /** Begins a trace that names the one before it, too. */
  linked?: boolean;
};

const tracer = trace.getTracer('chengcang');
let areMade = false;
/** Whether a trace that begins here is recorded; undefined where each span is asked about by itself. */
let isRootRecorded: (() => boolean) | undefined;

/** How a `traceparent` of a trace that is not recorded ends. */
const NOT_RECORDED = '-00';
/** Told to others by operations that are not recorded, so that they record nothing of them either. */
const UNRECORDED = `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}${NOT_RECORDED}`;

/** From now on spans are made: where a rule is given, of the traces that it picks alone. */
export function makeSpans(isRecorded?: () => boolean): void {
  areMade = true;
  isRootRecorded = isRecorded;
}

/** Whether spans are made at all. */
export function isTracing(): boolean {
  return areMade;
}

/** Begins a span; undefined where it would not be recorded, as was decided at the first span of its trace. */
export function startSpan(
  name: () => string,
  { kind, attributes, traceparent, linked }: NewSpan,
): Span | undefined {
  if (!areMade) return undefined;
  const told = typeof traceparent === 'string' ? traceparent : undefined;
  if (isRootRecorded && told?.endsWith(NOT_RECORDED)) return undefined;
  const from = told ? propagation.extract(ROOT_CONTEXT, { traceparent: told }) : ROOT_CONTEXT;
  const before = trace.getSpanContext(from);
  if (isRootRecorded && !before && !isRootRecorded()) return undefined;
  const origin = linked && before;
  return tracer.startSpan(
    name(),
    { kind, attributes: attributes(), ...(origin && { links: [{ context: origin }] }) },
    from,
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

/** What a call tells of the span that it belongs to; undefined where no spans are made. */
export function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-0${(traceFlags & 1).toString()}`;
}

/** The same for an operation that may not be recorded, which others are then not to record; undefined where no spans are made. */
export function traceparentOrNone(span: Span | undefined): string | undefined {
  if (span) return traceparentOf(span);
  return areMade ? UNRECORDED : undefined;
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
