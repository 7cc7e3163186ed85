import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { ShipmentTemplateDto } from './shipmentTemplates.dto.ts';

export class ShipmentTemplatesApi extends ApiSource {
  list(selection?: Selection): Promise<ShipmentTemplateDto[]> {
    return this.read('post', '/shipmentTemplates/list', { selection, under: 'list' });
  }

  find(id: number, selection?: Selection): Promise<ShipmentTemplateDto> {
    return this.read('post', '/shipmentTemplates/find', { body: { id }, selection });
  }

  save(template: Body<'/shipmentTemplates/save', 'post'>): Promise<ShipmentTemplateDto> {
    return this.write('post', '/shipmentTemplates/save', { body: template });
  }

  rename(id: number, name: string): Promise<ShipmentTemplateDto> {
    return this.write('post', '/shipmentTemplates/rename', { body: { id, name } });
  }

  markUsed(id: number): Promise<ShipmentTemplateDto> {
    return this.write('post', '/shipmentTemplates/markUsed', { body: { id } });
  }

  async remove(ids: number[]): Promise<number[]> {
    return (await this.write('delete', '/shipmentTemplates/delete', { body: { ids } })).ids;
  }
}
