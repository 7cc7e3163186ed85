import type { FreightTemplateDto } from '../../../../gateway/src/domains/freightTemplates/freightTemplates.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok } from '../fakeUpstream.ts';

const freightTemplateRow = (id: number): FreightTemplateDto => ({
  ...{ id, name: `${id}号模板`, version: 2, goodsCount: 3, createdAt: at, updatedAt: at },
  warehouses: [{ id: 1, name: '1号仓' }],
  couriers: [
    {
      ...{ courierId: 1, firstWeight: 1_000, firstFee: 280, stepWeight: 1_000, stepFee: 100, enabled: true },
      ...{ costFirstFee: 230, costStepFee: 80 },
      areaRules: [
        { areaCode: '33', areaName: '浙江', type: 3, fee: 0, startAt: null, endAt: null, reason: '包邮' },
      ],
    },
  ],
});

export const answers: Answers = {
  '/freightTemplates/list': () => ok({ list: [freightTemplateRow(1)] }),
  '/freightTemplates/find': ({ body }) => ok(freightTemplateRow((body as { id: number }).id)),
  '/freightTemplates/create': () => ok(freightTemplateRow(9)),
  '/freightTemplates/copy': () => ok({ ...freightTemplateRow(9), name: '1号模板（副本）' }),
  '/freightTemplates/update': ({ body }) => ok(freightTemplateRow((body as { id: number }).id)),
  '/freightTemplates/follow': ({ body }) =>
    ok({ list: (body as { ids: number[] }).ids.map((id) => ({ id, done: true, msg: '' })) }),
  '/freightTemplates/delete': ({ body }) => ok(body as object),
};
