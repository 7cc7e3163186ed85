import type { ExportFile } from '../../web/src/exports/exporting.machine.ts';
import type { Printers } from '../../web/src/features/labels/components/componentTypes.ts';
import { printingMachine } from '../../web/src/features/labels/printing.machine.ts';
import type {
  FileAnswer,
  Label,
  MadeFile,
  PrintableParcel,
} from '../../web/src/features/labels/printing.types.ts';
import { type Refusal, refusal } from '../../web/src/lib/refusal.ts';

export const parcelsOf = (count: number): PrintableParcel[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    packageNo: `BG${at + 1}`,
    waybillNo: `YT${at + 1}`,
  }));
export const labelOf = (parcelId: number): Label => ({
  parcelId,
  printerName: '',
  url: `http://site/${parcelId}.pdf`,
});
export const file: ExportFile = { url: '/files/exports/t1/labels.pdf', fileName: '面单.pdf' };
export const printers: Printers = { names: ['一号机', '二号机'], byDefault: '一号机' };
export const gone = refusal('FORBIDDEN', '没有权限');
export const noWaybill = { parcelId: 2, msg: '还没有运单号' };

export interface World {
  reports: number;
}

export function fixture() {
  const world: World = { reports: 0 };
  const report = () => {
    world.reports += 1;
  };
  return { world, machine: printingMachine.provide({ actions: { report } }) };
}

/** A file that was begun for two parcels. */
export const begun = (answer: Exclude<FileAnswer, Refusal>): MadeFile => ({
  kind: 'begun',
  answer,
  printed: 2,
  failed: [],
});
