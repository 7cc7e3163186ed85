import type { Answer } from '../../../rest/contract.ts';

export type SystemDto = Answer<'/console/system', 'get'>;
export type FailedJobDto = Answer<'/console/system/jobs', 'get'>['list'][number];
export type JobStepPayloadDto = Answer<'/console/system/jobs/retry', 'post'>;
