export { ConfigError } from './configError.ts';
export { listenAt } from './listenAt.ts';
export {
  counter,
  duration,
  gauge,
  isCollecting,
  type Labels,
  LONG_SECONDS,
  labelSets,
  level,
} from './metrics.ts';
export { holderOf, networkOf } from './network.ts';
export { readProcessConfig } from './processConfig.ts';
export { Readiness } from './readiness.ts';
export { OTHER_LABEL, recordRequest } from './requestDurations.ts';
export { runProcess } from './runProcess.ts';
export {
  activeTraceparent,
  endSpan,
  isTracing,
  type Span,
  SpanKind,
  startChild,
  startSpan,
  traceIdOf,
  traceparentOf,
  traceparentOrNone,
  withinSpan,
} from './tracing.ts';
