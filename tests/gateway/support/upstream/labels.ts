import type { PrintSettingDto } from '../../../../gateway/src/domains/labels/labels.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok } from '../fakeUpstream.ts';
import { unfinishedExport } from './exports.ts';
import { parcelRow } from './parcels.ts';

export function printSettingRow(id: number): PrintSettingDto {
  return {
    id,
    platform: 2,
    courierId: 1,
    courierName: '圆通速递',
    paper: '76x130',
    extras: {
      showGoods: true,
      showNum: true,
      showRemark: false,
      showOrderNo: false,
      text: '谢谢',
      fields: ['goods', 'num', 'text'],
      fontSize: 'normal',
    },
    printerName: '',
    autoPrint: false,
    updatedAt: at,
  };
}

/** The second parcel has no waybill. */
const unprinted = (packageIds: number[]) =>
  packageIds
    .filter((id) => id === 2)
    .map((packageId) => ({ packageId, msg: '该包裹还没有运单号，不能打印' }));

const printable = (packageIds: number[]) => packageIds.filter((id) => id !== 2);

export const answers: Answers = {
  '/orderPackages/print': ({ body }) => ok(printedFile((body as { packageIds: number[] }).packageIds)),
  '/orderPackages/printTasks': ({ body }) => ok(printTasks((body as { packageIds: number[] }).packageIds)),
  '/orderPackages/markPrinted': ({ body }) =>
    ok({ list: (body as { packageIds: number[] }).packageIds.map((id) => parcelRow(id, 5)) }),
  '/printSettings/getPrintSettingsList': () => ok({ list: [printSettingRow(1)], total: 1 }),
  '/printSettings/savePrintSetting': ({ body }) =>
    ok({ ...printSettingRow(2), platform: null, courierId: null, courierName: null, ...(body as object) }),
  '/printSettings/copyPrintSetting': () => ok({ list: [printSettingRow(3)] }),
  '/printSettings/deletePrintSetting': () => ok({}),
  '/printSettings/preview': () => ok({ svg: '<svg/>', width: 76, height: 130 }),
};

function printedFile(packageIds: number[]) {
  const printed = printable(packageIds).length;
  return { file: unfinishedExport, printed, failed: unprinted(packageIds) };
}

function printTasks(packageIds: number[]) {
  const tasks = printable(packageIds).map((packageId) => ({
    packageId,
    packageNo: `P${packageId}`,
    waybillNo: `YT${packageId}`,
    courierCode: 'YTO',
    platform: 2,
    paper: '76x130',
    printerName: '',
    url: `/files/exports/x/${packageId}.pdf`,
  }));
  return { tasks, failed: unprinted(packageIds) };
}
