import type { Area, BoxOp, Drawing, DrawOp, Face } from '../../shared/drawing.types.ts';
import { fitAll, fitLine } from './fitting.ts';

/** What is picked in one warehouse, and which parcels it goes into. */
export type PickingList = {
  warehouse: string;
  /** When, as people read it. */
  printedAt: string;
  /** Of a wave pieces are summed by its places; null for parcels that are in none together. */
  waveNo: string | null;
  /** What is to be known of parcels of the wave, a line each. */
  notes: readonly string[];
  goods: readonly PickedGood[];
};
export type PickedGood = {
  name: string;
  /** Where it lies; empty where nobody said. */
  bin: string;
  /** Its supplier's words for packers; empty without any. */
  note: string;
  parcels: readonly PickedParcel[];
};
export type PickedParcel = {
  packageNo: string;
  /** In its wave. */
  place: number | null;
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
/** Places of a wave that are ticked off together. */
const PLACES = 40;

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

function rowsOf(face: Face, { goods, waveNo, notes }: PickingList): Row[] {
  const rows = goods.flatMap(({ name, bin, note, parcels }) => {
    const pieces = parcels.reduce((sum, parcel) => sum + parcel.pieces, 0);
    const title = bin === '' ? name : `${bin}　${name}`;
    const heading = headingOf(face, title, `共 ${pieces} 件 · ${parcels.length} 个包裹`);
    const below =
      waveNo === null ? parcels.map((parcel) => parcelRow(face, parcel)) : placesRows(face, parcels);
    const noted = note === '' ? [] : [textRow(face, `打包备注：${note}`)];
    return [{ ...heading, opens: title }, ...noted, ...below];
  });
  if (notes.length === 0) return rows;
  const title = '按格位的备注';
  return [...rows, { ...headingOf(face, title), opens: title }, ...notes.map((note) => textRow(face, note))];
}

/** How many pieces go to which place of the wave; one where no number stands behind it. */
function placesRows(face: Face, parcels: readonly PickedParcel[]): Row[] {
  const byPlace = [...Map.groupBy(parcels, ({ place }) => place ?? 0)].sort(([one], [other]) => one - other);
  const words = byPlace.map(([place, those]) => {
    const pieces = those.reduce((sum, parcel) => sum + parcel.pieces, 0);
    return pieces === 1 ? `${place}号` : `${place}号×${pieces}`;
  });
  return Array.from({ length: Math.ceil(words.length / PLACES) }, (_, at) =>
    textRow(face, words.slice(at * PLACES, (at + 1) * PLACES).join('　')),
  );
}

/** A text over the whole width behind a box to tick. */
function textRow(face: Face, text: string): Row {
  const width = INNER - 8;
  const height = LINE + (linesOf(face, text, width) - 1) * TEXT * 1.28;
  return {
    height,
    ops: (y) => [
      ...tickBox(MARGIN + 2, y + (LINE - CHECK) / 2),
      line(y + height),
      ...fitAll(face, [text], padded({ x: MARGIN + 8, y: y + 0.7, width, height: height - 0.7 }), TEXT),
    ],
  };
}

function linesOf(face: Face, text: string, width: number): number {
  return Math.max(1, Math.ceil((face.advanceOf(face.printable(text)) * TEXT * 1.1) / (width - 2 * PADDING)));
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
  const lines = cells.map(({ width, text }) => linesOf(face, text, width));
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

function headOps(face: Face, { warehouse, printedAt, goods, waveNo }: PickingList, page: string): DrawOp[] {
  const parcels = goods.flatMap((good) => good.parcels);
  const pieces = parcels.reduce((sum, parcel) => sum + parcel.pieces, 0);
  const number = new Set(parcels.map(({ packageNo }) => packageNo)).size;
  const title = `拣货单 · ${warehouse}${waveNo === null ? '' : ` · 波次 ${waveNo}`}`;
  const wide = { x: MARGIN, width: INNER };
  const ops: DrawOp[] = [
    ...fitLine(face, title, { ...wide, y: MARGIN - 2, width: INNER - 50, height: 9 }, 6),
    ...fitLine(
      face,
      printedAt,
      { x: MARGIN + INNER - 50, y: MARGIN - 2, width: 50, height: 9 },
      3.6,
      'right',
    ),
    ...fitLine(
      face,
      `共 ${goods.length} 种商品 · ${pieces} 件 · ${waveNo === null ? parcels.length : number} 个包裹`,
      { ...wide, y: MARGIN + 8, width: INNER - 50, height: 6 },
      4,
    ),
    ...fitLine(face, page, { x: MARGIN + INNER - 50, y: MARGIN + 8, width: 50, height: 6 }, 3.6, 'right'),
    line(TOP),
    line(TOP + LINE),
  ];
  let x = MARGIN + 8;
  const columns = waveNo === null ? COLUMNS : [{ title: '格位与件数', width: INNER - 8 }];
  for (const { title: name, width } of columns) {
    ops.push(...fitLine(face, name, padded({ x, y: TOP, width, height: LINE }), TEXT));
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
