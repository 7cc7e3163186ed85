export { LONGEST_BODY_MS, limitBodyTime } from './bodyTime.ts';
export { type Credential, credentialHeaders, credentialOf } from './credential.ts';
export { addHealthRoutes } from './healthRoutes.ts';
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
export { holderOf, isNetwork, isTrustableNetwork, isWithin, networkOf } from './network.ts';
export { readProcessConfig } from './processConfig.ts';
export { Readiness } from './readiness.ts';
export { hasCome, readOn } from './readOn.ts';
export { OTHER_LABEL, recordRequest } from './requestDurations.ts';
export { VERSION } from './resource.ts';
export { failStart, runProcess } from './runProcess.ts';
export { ConfigError, StartError } from './startError.ts';
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
