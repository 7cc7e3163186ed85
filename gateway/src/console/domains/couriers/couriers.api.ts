import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { CourierRecordDto } from './couriers.dto.ts';

export class CouriersApi extends ApiSource {
  list(selection?: Selection): Promise<CourierRecordDto[]> {
    return this.read('get', '/console/couriers', { selection, under: 'list' });
  }

  setStatus(body: Body<'/console/couriers/status', 'put'>) {
    return this.write('put', '/console/couriers/status', { body });
  }

  async sort(ids: number[]): Promise<CourierRecordDto[]> {
    return (await this.write('put', '/console/couriers/sort', { body: { ids } })).list;
  }
}
