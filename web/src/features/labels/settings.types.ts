import type { LabelPaper, Platform, PrintSettingRowFragment } from '../../graphql/generated/graphql.ts';
import type { Refusal } from '../../lib/refusal.ts';

/** A setting as it is edited. */
export interface SettingDraft {
  /** Null: any. */
  platform: Platform | null;
  /** Null: any. */
  courierId: number | null;
  paper: LabelPaper;
  extras: {
    showGoods: boolean;
    showNum: boolean;
    showRemark: boolean;
    showOrderNo: boolean;
    text: string;
  };
  printerName: string;
  autoPrint: boolean;
}

export const blankSetting: SettingDraft = {
  platform: null,
  courierId: null,
  paper: 'W76_H130',
  extras: { showGoods: true, showNum: true, showRemark: false, showOrderNo: false, text: '' },
  printerName: '',
  autoPrint: false,
};

/** Most characters of the own words on a label. */
export const MAX_WORDS = 60;

/** A label of an invented parcel; millimetres. */
export interface Preview {
  svg: string;
  width: number;
  height: number;
}

export type Previewed = { kind: 'drawn'; preview: Preview } | Refusal;

/** A setting that is to be deleted, in words. */
export interface SettingSubject {
  id: number;
  name: string;
}

/** A setting's own choices, to be edited. */
export function draftOf(setting: PrintSettingRowFragment): SettingDraft {
  const { platform, courierId, paper, extras, printerName, autoPrint } = setting;
  const { showGoods, showNum, showRemark, showOrderNo, text } = extras;
  return {
    platform: platform ?? null,
    courierId: courierId ?? null,
    paper,
    extras: { showGoods, showNum, showRemark, showOrderNo, text },
    printerName,
    autoPrint,
  };
}
