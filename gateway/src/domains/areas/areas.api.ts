import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { IpRegionDto, RegionListDto } from './areas.dto.ts';

export class AreasApi extends ApiSource {
  regions(body: Body<'/common/getGeoList', 'post'>): Promise<RegionListDto> {
    return this.shared('post', '/common/getGeoList', { body });
  }

  ipRegion(): Promise<IpRegionDto> {
    return this.read('post', '/common/getIpGeo');
  }
}
