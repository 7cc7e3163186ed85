import type { LabelFontSize } from '../../db/schema/sellers.ts';
import type { Area, BoxOp, Drawing, DrawOp, Face } from '../../shared/drawing.types.ts';
import { barcode } from './barcode.ts';
import { fitAll, fitLine, fitMost } from './fitting.ts';
import type { Party } from './labelMask.ts';

export const papers = ['76x130', '100x150', '100x180'] as const;
export type Paper = (typeof papers)[number];

/** What stands on a label; people masked. */
export type Label = {
  courierName: string;
  waybillNo: string;
  /** 大头笔; empty where the courier gave none: the receiver's region stands there then. */
  routeCode: string;
  receiver: Party;
  sender: Party;
  /** What the supplier adds, a paragraph each. */
  extras: readonly string[];
  fontSize: LabelFontSize;
  packageNo: string;
  /** When, as people read it. */
  printedAt: string;
  page: number;
  pages: number;
  /** In its wave; null outside of one. */
  place: number | null;
};

/** Heights of the rows from the top, millimetres. */
type Rows = {
  head: number;
  route: number;
  bars: number;
  receiver: number;
  sender: number;
  extras: number;
  foot: number;
};
type Sheet = { width: number; height: number; margin: number; rows: Rows };

const SHEETS: Record<Paper, Sheet> = {
  '76x130': {
    width: 76,
    height: 130,
    margin: 3,
    rows: { head: 10, route: 13, bars: 24, receiver: 27, sender: 15, extras: 28, foot: 7 },
  },
  '100x150': {
    width: 100,
    height: 150,
    margin: 4,
    rows: { head: 12, route: 16, bars: 28, receiver: 32, sender: 18, extras: 28, foot: 8 },
  },
  '100x180': {
    width: 100,
    height: 180,
    margin: 4,
    rows: { head: 14, route: 18, bars: 32, receiver: 36, sender: 20, extras: 42, foot: 10 },
  },
};

const RULE_MM = 0.25;
const PADDING_MM = 1.25;
/** What is smaller, printers of 203 dots an inch smear. */
const LEGIBLE_MM = 2;
/** What a supplier adds, on the smallest paper; less where it does not fit. */
const FONT_MM = { small: 2.6, normal: 3.6, large: 5 } as const satisfies Record<LabelFontSize, number>;

/** A label on its paper. Texts shrink and wrap into their rows; only what the supplier adds may end in an ellipsis. */
export function layOutLabel(face: Face, label: Label, paper: Paper): Drawing {
  const { width, height, margin, rows } = SHEETS[paper];
  const unit = width / SHEETS['76x130'].width;
  const inner = { x: margin, width: width - 2 * margin };
  const draw: { [row in keyof Rows]: (area: Area) => DrawOp[] } = {
    head: (area) => headOps(face, label, area, unit),
    route: (area) => fitLine(face, label.routeCode || label.receiver.region, area, 9.6 * unit, 'middle'),
    bars: (area) => barsOps(face, label, area, unit),
    receiver: (area) => partyOps(face, '收', label.receiver, area, 1.25 * unit),
    sender: (area) => partyOps(face, '寄', label.sender, area, 0.9 * unit),
    extras: (area) =>
      fitMost(face, label.extras, area, { most: FONT_MM[label.fontSize] * unit, least: LEGIBLE_MM }),
    foot: (area) => footOps(face, label, area, unit),
  };
  const ops: DrawOp[] = [];
  let y = margin;
  for (const [row, tall] of Object.entries(rows) as [keyof Rows, number][]) {
    ops.push(rule({ ...inner, y, height: RULE_MM }));
    ops.push(...draw[row](within({ ...inner, y, height: tall })));
    y += tall;
  }
  ops.push(rule({ ...inner, y: y - RULE_MM, height: RULE_MM }));
  for (const x of [inner.x, inner.x + inner.width - RULE_MM])
    ops.push(rule({ x, y: margin, width: RULE_MM, height: y - margin }));
  return { width, height, ops };
}

function headOps(face: Face, { courierName, page, pages, place }: Label, area: Area, unit: number): DrawOp[] {
  const count = 16 * unit;
  return [
    ...fitLine(face, courierName, { ...area, width: area.width - count - PADDING_MM }, 6 * unit),
    ...fitLine(
      face,
      place === null ? `${page}/${pages}` : `${place}号`,
      { ...area, x: area.x + area.width - count, width: count },
      (place === null ? 4 : 7) * unit,
      'right',
    ),
  ];
}

function barsOps(face: Face, { waybillNo }: Label, area: Area, unit: number): DrawOp[] {
  const text = 5 * unit;
  return [
    ...barcode(waybillNo, { ...area, height: area.height - text }),
    ...fitLine(
      face,
      waybillNo,
      { ...area, y: area.y + area.height - text, height: text },
      4.2 * unit,
      'middle',
    ),
  ];
}

/** A person: a tag, name and phone on a line, then where. */
function partyOps(face: Face, tag: string, party: Party, area: Area, scale: number): DrawOp[] {
  const side = 5.5 * scale;
  const first = 4.2 * scale;
  const left = side + PADDING_MM;
  const right = { x: area.x + left, width: area.width - left };
  const box: Area = { x: area.x, y: area.y, width: side, height: side };
  const below = { ...right, y: area.y + first + PADDING_MM, height: area.height - first - PADDING_MM };
  return [
    rule(box),
    ...fitLine(face, tag, box, side * 0.72, 'middle').map((op) => ({ ...op, white: true })),
    ...fitLine(
      face,
      `${party.name || '***'} ${party.phone || '***'}`,
      { ...right, y: area.y, height: first },
      first,
    ),
    ...fitAll(face, [`${party.region} ${party.address}`], below, 3.4 * scale),
  ];
}

function footOps(face: Face, { packageNo, printedAt }: Label, area: Area, unit: number): DrawOp[] {
  const half = (area.width - PADDING_MM) / 2;
  const right = { ...area, x: area.x + area.width - half, width: half };
  return [
    ...fitLine(face, packageNo, { ...area, width: half }, 2.6 * unit),
    ...fitLine(face, printedAt, right, 2.6 * unit, 'right'),
  ];
}

function within({ x, y, width, height }: Area): Area {
  return {
    x: x + PADDING_MM,
    y: y + PADDING_MM,
    width: width - 2 * PADDING_MM,
    height: height - 2 * PADDING_MM,
  };
}

function rule(area: Area): BoxOp {
  return { kind: 'box', ...area, tone: 'black' };
}
