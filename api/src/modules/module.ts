import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import type { JobHandler } from '../jobs/queue.ts';
import type { ScheduledJob } from '../jobs/schedules.ts';
import type { Services } from './services.ts';

/** What a folder of `modules` adds to the service. */
export type Module = {
  /** The tags of its routes in the OpenAPI document, and what each stands for. */
  tags?: Readonly<Record<string, string>>;
  /** The same of its routes for operators. */
  consoleTags?: Readonly<Record<string, string>>;
  /** Registered under `/api/v1`. */
  routes?: readonly (FastifyPluginAsync | FastifyPluginAsyncTypebox)[];
  /** The specification writes some of these calls with a leading `api/`; both spellings answer. */
  specApiPrefix?: boolean;
  /** What is done with jobs of the queue. */
  jobs?: readonly JobHandler[];
  /** Ends what the module has begun, when the process ends. */
  stop?: () => Promise<void>;
  /** What is done by the clock. */
  scheduled?: readonly ScheduledJob[];
};

/** `<noun>.module.ts` exports one, and nothing else: a module of the services that several modules need; what it alone needs it makes. */
export type CreateModule = (services: Services) => Module;
