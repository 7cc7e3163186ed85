import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { FailedJobs, FailedJobsQuery, JobBody, SteppedJob, System } from './system.schemas.ts';
import type { SystemService } from './system.service.ts';

const tags = ['system'];
const reads = { access: 'operator', permission: 'system.read', sparse: true } as const;
const acts = { access: 'operator', permission: 'system.act' } as const;

/** How the product runs, for operators. */
export function systemRoutes(system: SystemService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/system',
      {
        config: reads,
        schema: {
          tags,
          summary: 'Processes, queues, scheduled jobs, and calls of outside platforms',
          response: answers(System),
        },
      },
      async () => ok(await system.read()),
    );

    app.get(
      '/console/system/jobs',
      {
        config: reads,
        schema: {
          tags,
          summary: 'Jobs of a queue that failed and are no longer tried',
          querystring: FailedJobsQuery,
          response: answers(FailedJobs),
        },
      },
      async (request) => ok({ list: await system.failed(request.query.queue) }),
    );

    app.post(
      '/console/system/jobs/retry',
      {
        config: acts,
        schema: {
          tags,
          summary: 'Have a failed job tried once more',
          body: JobBody,
          response: answers(SteppedJob),
        },
      },
      async (request) => ok(await system.retry(request.body, operatorOf(request)), '已重试'),
    );

    app.delete(
      '/console/system/jobs/delete',
      {
        config: acts,
        schema: {
          tags,
          summary: 'Delete a failed job: what it was to do is not done',
          body: JobBody,
          response: answers(SteppedJob),
        },
      },
      async (request) => ok(await system.remove(request.body, operatorOf(request)), '已删除'),
    );
  };
}
