import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { ReroutedParcelDto, StoppedParcelDto } from './reroutes.dto.ts';

export class ReroutesApi extends ApiSource {
  stopped(selection?: Selection): Promise<StoppedParcelDto[]> {
    return this.read('post', '/reroutes/getStoppedParcels', { selection, under: 'list' });
  }

  async accept(
    parcels: Body<'/reroutes/accept', 'post'>['parcels'],
    idempotencyKey: string,
  ): Promise<ReroutedParcelDto[]> {
    return (await this.write('post', '/reroutes/accept', { body: { parcels }, idempotencyKey })).list;
  }
}
