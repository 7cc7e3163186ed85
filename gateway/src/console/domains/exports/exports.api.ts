import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body } from '../../../rest/contract.ts';
import type { ListExportDto } from './exports.dto.ts';

export class ExportsApi extends ApiSource {
  create(body: Body<'/console/exports', 'post'>): Promise<ListExportDto> {
    return this.write('post', '/console/exports', { body });
  }
}
