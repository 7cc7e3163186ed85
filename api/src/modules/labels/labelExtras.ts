import type { LabelExtras, LabelField, LabelFontSize } from '../../db/schema/sellers.ts';

/** Every field, in the order in which they are offered. */
export const labelFields = [
  ...(['goods', 'spec', 'merchantCode', 'num', 'orderNo', 'packageNo'] as const),
  ...(['sender', 'printedAt', 'text', 'remark'] as const),
] as const satisfies readonly LabelField[];

export type Flags = Pick<LabelExtras, 'showGoods' | 'showNum' | 'showRemark' | 'showOrderNo'>;
/** What is added to a label, with everything said. */
export type ChosenExtras = Flags & { text: string; fields: LabelField[]; fontSize: LabelFontSize };
/** As a caller says it: by fields, or by flags as before there were fields. */
export type ExtrasInput = Partial<Flags> & {
  text: string;
  fields?: readonly LabelField[];
  fontSize?: LabelFontSize;
};

/** What flags alone have always meant. */
function fieldsOfFlags({ showGoods, showNum, showOrderNo, showRemark }: Flags): LabelField[] {
  return [
    ...(showGoods ? (['goods', 'spec'] as const) : []),
    ...(showNum ? (['num'] as const) : []),
    ...(showOrderNo ? (['orderNo'] as const) : []),
    'text',
    ...(showRemark ? (['remark'] as const) : []),
  ];
}

function flagsOfFields(fields: readonly LabelField[]): Flags {
  return {
    showGoods: fields.includes('goods'),
    showNum: fields.includes('num'),
    showRemark: fields.includes('remark'),
    showOrderNo: fields.includes('orderNo'),
  };
}

/** Of what is kept or said, everything; where both are said, fields win. */
export function chosenExtras({ text, fields, fontSize = 'normal', ...flags }: ExtrasInput): ChosenExtras {
  const { showGoods = false, showNum = false, showRemark = false, showOrderNo = false } = flags;
  const chosen = fields ? [...fields] : fieldsOfFlags({ showGoods, showNum, showRemark, showOrderNo });
  return { ...flagsOfFields(chosen), text, fields: chosen, fontSize };
}
