import type { WaybillAccountDto } from '../../../../gateway/src/domains/waybillAccounts/waybillAccounts.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok } from '../fakeUpstream.ts';

const accountRow = (id: number): WaybillAccountDto => ({
  ...{ id, courierId: 1, courierName: '圆通速递', warehouseId: 1, warehouseName: '义乌仓', platform: 0 },
  ...{
    customerCode: 'K1',
    customerName: '优品',
    net: '义乌一部',
    tbNet: '',
    code: '',
    checkMan: '',
    expType: '',
  },
  ...{ payType: 'MONTHLY', hasKey: true, hasSecret: false, enabled: true, fallsBack: false },
  ...{ problemCode: 'WAYBILL_BALANCE', problemText: '电子面单余额不足', problemAt: at },
  ...{ testedAt: at, updatedAt: at },
});

export const answers: Answers = {
  '/waybillAccounts/list': () => ok({ list: [accountRow(1)] }),
  '/waybillAccounts/save': () => ok(accountRow(2)),
  '/waybillAccounts/setEnabled': ({ body }) => ok({ ...accountRow(2), ...(body as object) }),
  '/waybillAccounts/test': ({ body }) =>
    ok({
      account: accountRow((body as { id: number }).id),
      ...{ passed: false, reasonCode: 'WAYBILL_BALANCE', msg: '电子面单余额不足', leftWaybillNo: null },
    }),
  '/waybillAccounts/delete': () => ok({}),
};
