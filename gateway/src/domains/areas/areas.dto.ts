import type { Answer } from '../../rest/contract.ts';

export type RegionListDto = Answer<'/common/getGeoList', 'post'>;
export type RegionDto = RegionListDto['list'][number];
export type IpRegionDto = Answer<'/common/getIpGeo', 'post'>;
