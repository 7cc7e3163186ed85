import type { Answer } from '../../rest/contract.ts';

export type FreightTemplateDto = Answer<'/freightTemplates/find', 'post'>;
export type FreightTemplateCourierDto = FreightTemplateDto['couriers'][number];
export type TemplateWarehouseDto = FreightTemplateDto['warehouses'][number];
