import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { LicenceDto, StoreLicenceDto } from './licences.dto.ts';

export class LicencesApi extends ApiSource {
  own(selection?: Selection): Promise<LicenceDto[]> {
    return this.read('get', '/licence/getLicenceList', { selection });
  }

  ofStore(warehouseId: number, selection?: Selection): Promise<StoreLicenceDto[]> {
    return this.read('get', '/licence/getStoreLicences', { params: { warehouseId }, selection });
  }

  send(body: Body<'/licence/sendLicence', 'post'>): Promise<LicenceDto> {
    return this.write('post', '/licence/sendLicence', { body });
  }
}
