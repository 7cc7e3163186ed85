import type { ExportFile } from '../../exports/exporting.machine.ts';
import type { ChosenParcelFieldsFragment, PrintKind } from '../../graphql/generated/graphql.ts';
import type { Refusal } from '../../lib/refusal.ts';
import type { Printers, PrintOutcome } from './components/componentTypes.ts';

/** A parcel whose label, or place on the picking list, is printed. */
export type PrintableParcel = Pick<ChosenParcelFieldsFragment, 'id' | 'packageNo' | 'waybillNo'>;

export interface PrintSubject {
  parcels: readonly PrintableParcel[];
  kind: PrintKind;
}

/** Through a file that the browser shows, or through the component on this computer. */
export type PrintWay = 'file' | 'component';

/** Why the service did not print a parcel. */
export interface Unprinted {
  parcelId: number;
  msg: string;
}

export type FileAnswer = { kind: 'done'; file: ExportFile } | { kind: 'writing'; taskId: string } | Refusal;

/** What was begun: the parcels that are on it, and those that are not. */
export type MadeFile =
  | { kind: 'begun'; answer: Exclude<FileAnswer, Refusal>; printed: number; failed: readonly Unprinted[] }
  | Refusal;

/** A label that waits for the component. */
export interface Label {
  parcelId: number;
  /** Empty: the one that is chosen, or the component's default. */
  printerName: string;
  /** Absolute: the component fetches it. */
  url: string;
}

export type LabelsAnswer =
  | { kind: 'labels'; labels: readonly Label[]; failed: readonly Unprinted[] }
  | Refusal;

/** `unsent`: the component was away, and nothing was printed. */
export type LabelOutcome = PrintOutcome | { kind: 'unsent' };

export type Found = { kind: 'found'; printers: Printers } | { kind: 'unavailable' };
