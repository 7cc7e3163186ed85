import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { RerouteParcelsPayloadDto, RerouteRuleDto, StoppedParcelDto } from './reroutes.dto.ts';

export class ReroutesApi extends ApiSource {
  stopped(selection?: Selection): Promise<StoppedParcelDto[]> {
    return this.read('post', '/reroutes/getStoppedParcels', { selection, under: 'list' });
  }

  accept(
    parcels: Body<'/reroutes/accept', 'post'>['parcels'],
    idempotencyKey: string,
  ): Promise<RerouteParcelsPayloadDto> {
    return this.write('post', '/reroutes/accept', { body: { parcels }, idempotencyKey });
  }

  rule(selection?: Selection): Promise<RerouteRuleDto> {
    return this.read('post', '/reroutes/getRule', { selection });
  }

  setRule(body: Body<'/reroutes/setRule', 'post'>): Promise<RerouteRuleDto> {
    return this.write('post', '/reroutes/setRule', { body });
  }
}
