import type { ShipmentTemplateDto } from '../../../../gateway/src/domains/shipmentTemplates/shipmentTemplates.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok } from '../fakeUpstream.ts';

export function shipmentTemplateRow(
  id: number,
  change: Partial<ShipmentTemplateDto> = {},
): ShipmentTemplateDto {
  return {
    ...{
      id,
      name: `模板${id}`,
      warehouseId: 1,
      warehouseName: '义乌仓',
      courierId: 1,
      courierName: '中通快递',
    },
    ...{ senderId: 1, senderName: '橙子小店', remark: '轻放', price: 620 },
    items: [
      {
        ...{ skuId: 1, goodId: 1, goodName: '商品1', skuName: '红色' },
        ...{ pic: '/files/a.svg', unit: '件', quantity: 2 },
      },
    ],
    ...{ problems: ['【商品1 红色】缺货'], changes: ['【商品1 红色】单价由1.20元变为1.70元'] },
    ...{ usedAt: at, createdAt: at },
    ...change,
  };
}

const idOf = (body: unknown) => (body as { id: number }).id;

export const answers: Answers = {
  '/shipmentTemplates/list': () => ok({ list: [shipmentTemplateRow(1)], total: 1 }),
  '/shipmentTemplates/find': ({ body }) => ok(shipmentTemplateRow(idOf(body))),
  '/shipmentTemplates/save': ({ body }) =>
    ok(shipmentTemplateRow(2, { name: (body as { name: string }).name })),
  '/shipmentTemplates/rename': ({ body }) => ok(shipmentTemplateRow(idOf(body), body as object)),
  '/shipmentTemplates/markUsed': ({ body }) => ok(shipmentTemplateRow(idOf(body))),
  '/shipmentTemplates/delete': ({ body }) => ok({ ids: (body as { ids: number[] }).ids }),
};
