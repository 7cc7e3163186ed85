import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { IpRegionDto, RegionListDto } from './areas.dto.ts';

export class AreasApi extends ApiSource {
  regions(body: Body<'/common/getGeoList', 'post'>, selection?: Selection): Promise<RegionListDto> {
    return this.shared('post', '/common/getGeoList', { body, selection });
  }

  ipRegion(selection?: Selection): Promise<IpRegionDto> {
    return this.read('post', '/common/getIpGeo', { selection });
  }
}
