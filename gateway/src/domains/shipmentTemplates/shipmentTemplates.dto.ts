import type { Answer } from '../../rest/contract.ts';

export type ShipmentTemplateDto = Answer<'/shipmentTemplates/find', 'post'>;
export type ShipmentTemplateItemDto = ShipmentTemplateDto['items'][number];
