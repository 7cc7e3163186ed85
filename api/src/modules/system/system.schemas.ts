import { type Static, Type } from 'typebox';
import { JOB_KINDS } from '../../jobs/kinds/all.ts';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { OperatorReason } from '../../shared/operatorReason.ts';

const QueueName = Type.Union(
  JOB_KINDS.map(({ name }) => Type.Literal(name)),
  { description: 'Of the queue.' },
);
const JobId = Type.String({ format: 'uuid' });

const Process = Type.Object({
  id: Type.String(),
  role: Type.String({ description: '`api`, `worker`, or both with a plus' }),
  version: Type.String(),
  startedAt: Type.String(),
  seenAt: Type.String({ description: 'each tells every 15 seconds that it runs' }),
});
const Queue = Type.Object({
  name: Type.String(),
  waiting: Type.Integer({ description: 'also those for later' }),
  due: Type.Integer({ description: 'of these, those that could be worked on' }),
  oldestAt: { ...NullableText, description: 'since when the oldest of those is due' },
  running: Type.Integer(),
  failed: Type.Integer({ description: 'no longer tried' }),
});
const Schedule = Type.Object({
  name: Type.String(),
  everySeconds: { ...NullableInt, description: 'of a timer; null of what runs by the clock' },
  endedAt: {
    ...NullableText,
    description: 'when the last run that was noted ended; timers are noted each minute',
  },
  failedAt: { ...NullableText, description: 'when one last failed' },
  isFailing: Type.Boolean({ description: 'The last run failed.' }),
  error: Type.String({ description: 'of the last that failed' }),
  nextAt: { ...NullableText, description: 'null of a timer' },
});
const Calls = Type.Object({
  calls: Type.Integer(),
  failed: Type.Integer(),
});
const OutsidePlatform = Type.Object({
  name: Type.String(),
  hour: Type.Object(Calls.properties, { description: 'the last, to five minutes' }),
  day: Type.Object(Calls.properties, { description: 'the last 24 hours' }),
  failures: Type.Array(Type.Object({ outcome: Type.String(), calls: Type.Integer() }), {
    description: 'of the day by their kind, the most first',
  }),
});
export const System = Type.Object({
  version: Type.String({ description: 'of the process that answers' }),
  migration: Type.String({ description: 'the newest that it knows' }),
  pausedAt: { ...NullableText, description: 'since when cash-outs are stopped' },
  violations: Type.Integer({ description: 'rules of the books that are broken' }),
  processes: Type.Array(Process, { description: 'heard of in the last ten minutes' }),
  queues: Type.Array(Queue),
  schedules: Type.Array(Schedule),
  platforms: Type.Array(OutsidePlatform, { description: 'those that were called on the last day' }),
});
export type SystemDto = Static<typeof System>;

const FailedJob = Type.Object({
  id: JobId,
  queue: Type.String(),
  key: Type.String({ description: 'what it is about; empty where the queue has one of a kind' }),
  tries: Type.Integer(),
  createdAt: Type.String(),
  failedAt: NullableText,
  error: Type.String({ description: 'in a line, without data' }),
});
export type FailedJobDto = Static<typeof FailedJob>;
export const FailedJobs = Type.Object({
  list: Type.Array(FailedJob, { description: 'the last 100, the last to fail first' }),
});
export const FailedJobsQuery = Type.Object({ queue: QueueName });

export const JobBody = body({ queue: QueueName, id: JobId, reason: OperatorReason });
export type JobStep = Static<typeof JobBody>;
export const SteppedJob = Type.Object({ id: JobId, queue: Type.String() });
export type SteppedJobDto = Static<typeof SteppedJob>;
