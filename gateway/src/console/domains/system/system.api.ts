import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body, Params } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { FailedJobDto, JobStepPayloadDto, SystemDto } from './system.dto.ts';

export class SystemApi extends ApiSource {
  find(selection?: Selection): Promise<SystemDto> {
    return this.read('get', '/console/system', { selection });
  }

  failed(params: Params<'/console/system/jobs', 'get'>, selection?: Selection): Promise<FailedJobDto[]> {
    return this.read('get', '/console/system/jobs', { params, selection, under: 'list' });
  }

  retry(body: Body<'/console/system/jobs/retry', 'post'>): Promise<JobStepPayloadDto> {
    return this.write('post', '/console/system/jobs/retry', { body });
  }

  remove(body: Body<'/console/system/jobs/delete', 'delete'>): Promise<JobStepPayloadDto> {
    return this.write('delete', '/console/system/jobs/delete', { body });
  }
}
