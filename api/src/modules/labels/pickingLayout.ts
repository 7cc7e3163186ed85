import type { Area, BoxOp, Drawing, DrawOp, Face } from '../../shared/drawing.types.ts';
import { fitAll, fitLine } from './fitting.ts';

/** What is picked in one warehouse, and which parcels it goes into. */
export type PickingList = {
  warehouse: string;
  /** When, as people read it. */
  printedAt: string;
  goods: readonly PickedGood[];
};
export type PickedGood = { name: string; parcels: readonly PickedParcel[] };
export type PickedParcel = {
  packageNo: string;
  pieces: number;
  /** Masked. */
  receiver: string;
  waybillNo: string;
  /** What is said of its goods, and its remark. */
  remark: string;
};

const A4 = { width: 210, height: 297 };
const MARGIN = 12;
const INNER = A4.width - 2 * MARGIN;
const TOP = 30;
const FOOT = A4.height - MARGIN;
const LINE = 7;
const TEXT = 3.2;
const PADDING = 1;
const RULE = 0.2;
const CHECK = 3.6;

/** Widths of the columns; before them stands a box to tick. */
const COLUMNS = [
  { title: '包裹号', width: 38, text: ({ packageNo }: PickedParcel) => packageNo },
  { title: '件数', width: 14, text: ({ pieces }: PickedParcel) => String(pieces) },
  { title: '收件人', width: 42, text: ({ receiver }: PickedParcel) => receiver },
  { title: '运单号', width: 38, text: ({ waybillNo }: PickedParcel) => waybillNo || '待出单' },
  { title: '规格、备注', width: INNER - 8 - 38 - 14 - 42 - 38, text: ({ remark }: PickedParcel) => remark },
] as const;

/** A row of the list with what it takes; drawn once it is known where. */
type Row = { height: number; opens?: string; ops(y: number): DrawOp[] };

/** A warehouse's list on as many A4 pages as it takes; goods that go on over a page are named on it again. */
export function layOutPicking(face: Face, list: PickingList): Drawing[] {
  const pages: Row[][] = [];
  let room = 0;
  let good = '';
  for (const row of rowsOf(face, list)) {
    good = row.opens ?? good;
    // A good's heading stays with its first parcel.
    if (row.height + (row.opens === undefined ? 0 : LINE) > room) {
      pages.push(row.opens === undefined ? [headingOf(face, `${good}（续）`)] : []);
      room = FOOT - TOP - LINE - (pages.at(-1) ?? []).reduce((sum, { height }) => sum + height, 0);
    }
    pages.at(-1)?.push(row);
    room -= row.height;
  }
  return pages.map((rows, at) => {
    const ops = headOps(face, list, `第 ${at + 1}/${pages.length} 页`);
    let y = TOP + LINE;
    for (const row of rows) {
      ops.push(...row.ops(y));
      y += row.height;
    }
    return { ...A4, ops };
  });
}

function rowsOf(face: Face, { goods }: PickingList): Row[] {
  return goods.flatMap(({ name, parcels }) => {
    const pieces = parcels.reduce((sum, parcel) => sum + parcel.pieces, 0);
    const heading = headingOf(face, name, `共 ${pieces} 件 · ${parcels.length} 个包裹`);
    return [{ ...heading, opens: name }, ...parcels.map((parcel) => parcelRow(face, parcel))];
  });
}

function headingOf(face: Face, name: string, count = ''): Row {
  const height = LINE + 2;
  return {
    height,
    ops: (y) => [
      { kind: 'box', x: MARGIN, y, width: INNER, height, tone: 'grey' },
      ...fitAll(face, [name], padded({ x: MARGIN, y, width: INNER - 46, height }), 4),
      ...fitLine(face, count, padded({ x: MARGIN + INNER - 46, y, width: 46, height }), 4, 'right'),
    ],
  };
}

/** As high as its longest text needs at the size of the others. */
function parcelRow(face: Face, parcel: PickedParcel): Row {
  const cells = COLUMNS.map(({ width, text }) => ({ width, text: text(parcel) }));
  const lines = cells.map(({ width, text }) =>
    Math.ceil((face.advanceOf(face.printable(text)) * TEXT * 1.1) / (width - 2 * PADDING)),
  );
  const height = LINE + (Math.max(1, ...lines) - 1) * TEXT * 1.28;
  return {
    height,
    ops: (y) => {
      const ops: DrawOp[] = [...tickBox(MARGIN + 2, y + (LINE - CHECK) / 2), line(y + height)];
      let x = MARGIN + 8;
      for (const { width, text } of cells) {
        const area = padded({ x, y: y + 0.7, width, height: height - 0.7 });
        ops.push(...fitAll(face, [text], area, TEXT));
        x += width;
      }
      return ops;
    },
  };
}

function headOps(face: Face, { warehouse, printedAt, goods }: PickingList, page: string): DrawOp[] {
  const parcels = goods.flatMap((good) => good.parcels);
  const pieces = parcels.reduce((sum, parcel) => sum + parcel.pieces, 0);
  const wide = { x: MARGIN, width: INNER };
  const ops: DrawOp[] = [
    ...fitLine(face, `拣货单 · ${warehouse}`, { ...wide, y: MARGIN - 2, width: INNER - 50, height: 9 }, 6),
    ...fitLine(
      face,
      printedAt,
      { x: MARGIN + INNER - 50, y: MARGIN - 2, width: 50, height: 9 },
      3.6,
      'right',
    ),
    ...fitLine(
      face,
      `共 ${goods.length} 种商品 · ${pieces} 件 · ${parcels.length} 个包裹`,
      { ...wide, y: MARGIN + 8, width: INNER - 50, height: 6 },
      4,
    ),
    ...fitLine(face, page, { x: MARGIN + INNER - 50, y: MARGIN + 8, width: 50, height: 6 }, 3.6, 'right'),
    line(TOP),
    line(TOP + LINE),
  ];
  let x = MARGIN + 8;
  for (const { title, width } of COLUMNS) {
    ops.push(...fitLine(face, title, padded({ x, y: TOP, width, height: LINE }), TEXT));
    x += width;
  }
  return ops;
}

function tickBox(x: number, y: number): BoxOp[] {
  const far = CHECK - RULE;
  return [
    black({ x, y, width: CHECK, height: RULE }),
    black({ x, y: y + far, width: CHECK, height: RULE }),
    black({ x, y, width: RULE, height: CHECK }),
    black({ x: x + far, y, width: RULE, height: CHECK }),
  ];
}

function line(y: number): BoxOp {
  return black({ x: MARGIN, y, width: INNER, height: RULE });
}

function black(area: Area): BoxOp {
  return { kind: 'box', ...area, tone: 'black' };
}

function padded({ x, y, width, height }: Area): Area {
  return { x: x + PADDING, y: y + PADDING, width: width - 2 * PADDING, height: height - 2 * PADDING };
}
