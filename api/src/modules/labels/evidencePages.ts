import {
  type Area,
  type BoxOp,
  type Face,
  LINE_HEIGHT,
  type PictureDrawing,
  type PictureOp,
  type TextOp,
} from '../../shared/drawing.types.ts';
import { wrap } from './fitting.ts';

/** What is known of a parcel, for somebody who decides about it: texts as they are printed. */
export type EvidencePack = {
  title: string;
  /** When, as people read it. */
  writtenAt: string;
  parts: readonly EvidencePart[];
};
export type EvidencePart = { title: string } & (
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly (readonly string[])[]; none: string }
  | { kind: 'pictures'; pictures: readonly EvidencePicture[] }
);
export type Fact = readonly [label: string, text: string];
/** `width` is a share of the page. */
type Column = { title: string; width: number };
/** A JPEG of this machine. */
export type EvidencePicture = { path: string; width: number; height: number; caption: string };

type Op = BoxOp | TextOp | PictureOp;
/** Something that stands on one page; drawn once it is known where. */
type Block = {
  height: number;
  ops(y: number): Op[];
  /** It is never the last one on its page. */
  staysWithNext?: boolean;
  /** What is said again above it where it begins a page. */
  head?: Block;
};

const A4 = { width: 210, height: 297 };
const MARGIN = 14;
const INNER = A4.width - 2 * MARGIN;
const FOOT = A4.height - 16;
const TEXT = 3.4;
const PITCH = TEXT * 1.35;
const PADDING = 1.2;
const RULE = 0.2;
const LABEL = 34;
/** Lines of a row that a page takes; a longer text goes on in another row. */
const MOST_LINES = 45;
const PICTURE = { width: INNER / 2 - 2, height: 88 };

/** A parcel's evidence on as many A4 pages as it takes. */
export function layOutEvidence(face: Face, pack: EvidencePack): PictureDrawing[] {
  const blocks = [titleOf(face, pack.title, 5.6, 12), ...pack.parts.flatMap((part) => blocksOf(face, part))];
  const pages = paginated(blocks);
  return pages.map((placed, at) => ({
    ...A4,
    ops: [
      ...placed,
      line(FOOT + 2),
      ...texts(face, [`橙仓 · 生成于 ${pack.writtenAt}（北京时间）`], MARGIN, FOOT + 3, 3),
      ...texts(face, [`第 ${at + 1}/${pages.length} 页`], A4.width - MARGIN - 20, FOOT + 3, 3),
    ],
  }));
}

function paginated(blocks: readonly Block[]): Op[][] {
  const pages: Op[][] = [[]];
  let y = MARGIN;
  const place = (block: Block) => {
    pages.at(-1)?.push(...block.ops(y));
    y += block.height;
  };
  for (const [at, block] of blocks.entries()) {
    if (y > MARGIN && y + heightTogether(blocks, at) > FOOT) {
      pages.push([]);
      y = MARGIN;
      if (block.head) place(block.head);
    }
    place(block);
  }
  return pages;
}

/** Of a block and those that it must not be parted from. */
function heightTogether(blocks: readonly Block[], from: number): number {
  let height = 0;
  for (let at = from; ; at++) {
    height += blocks[at]?.height ?? 0;
    if (!blocks[at]?.staysWithNext) return height;
  }
}

function blocksOf(face: Face, part: EvidencePart): Block[] {
  const heading = titleOf(face, part.title, 4.2, 10);
  if (part.kind === 'facts')
    return [heading, ...part.facts.flatMap((fact) => rows(face, [LABEL, INNER - LABEL], fact))];
  if (part.kind === 'pictures') return [heading, ...pictureRows(face, part.pictures)];
  const widths = part.columns.map(({ width }) => width * INNER);
  const [head] = rows(
    face,
    widths,
    part.columns.map(({ title }) => title),
    { tone: 'grey' },
  );
  const body = part.rows.length > 0 ? part.rows.flatMap((row) => rows(face, widths, row, { head })) : [];
  const none = rows(face, [INNER], [part.none]);
  return [heading, ...(head ? [{ ...head, staysWithNext: true }] : []), ...(body.length > 0 ? body : none)];
}

function titleOf(face: Face, title: string, size: number, height: number): Block {
  return {
    height,
    staysWithNext: true,
    ops: (y) => texts(face, wrap(face, face.printable(title), INNER / size).slice(0, 1), MARGIN, y + 2, size),
  };
}

/** A row of texts side by side, on as many lines as the longest takes. */
function rows(
  face: Face,
  widths: readonly number[],
  cells: readonly string[],
  { head, tone }: { head?: Block | undefined; tone?: 'grey' } = {},
): Block[] {
  const lines = cells.map((text, at) =>
    wrap(face, face.printable(text), ((widths[at] ?? INNER) - 2 * PADDING) / TEXT),
  );
  const count = Math.max(1, ...lines.map(({ length }) => length));
  return Array.from({ length: Math.ceil(count / MOST_LINES) }, (_, chunk) => {
    const from = chunk * MOST_LINES;
    const height = Math.min(MOST_LINES, count - from) * PITCH + 2 * PADDING;
    return {
      height,
      ...(head && { head }),
      ops: (y) => {
        const ops: Op[] = tone ? [box({ x: MARGIN, y, width: INNER, height }, tone)] : [];
        let x = MARGIN;
        for (const [at, width] of widths.entries()) {
          ops.push(
            ...texts(face, (lines[at] ?? []).slice(from, from + MOST_LINES), x + PADDING, y + PADDING, TEXT),
          );
          x += width;
        }
        return [...ops, line(y + height)];
      },
    };
  });
}

/** Two pictures side by side, each as large as its half allows. */
function pictureRows(face: Face, pictures: readonly EvidencePicture[]): Block[] {
  return Array.from({ length: Math.ceil(pictures.length / 2) }, (_, row) => ({
    height: PICTURE.height + 10,
    ops: (y) =>
      pictures.slice(row * 2, row * 2 + 2).flatMap((picture, at) => {
        const x = MARGIN + at * (PICTURE.width + 4);
        const scale = Math.min(PICTURE.width / picture.width, PICTURE.height / picture.height);
        const [width, height] = [picture.width * scale, picture.height * scale];
        const caption = wrap(face, face.printable(picture.caption), PICTURE.width / 3).slice(0, 2);
        return [
          { kind: 'picture' as const, path: picture.path, x, y: y + 1, width, height },
          ...texts(face, caption, x, y + height + 2, 3),
        ];
      }),
  }));
}

function texts(face: Face, lines: readonly string[], x: number, y: number, size: number): TextOp[] {
  return lines.map((text, at) => ({
    kind: 'text',
    ...{ x, y: y + at * size * 1.35, size, text, white: false },
    width: face.advanceOf(text) * size,
    height: LINE_HEIGHT * size,
  }));
}

function line(y: number): BoxOp {
  return box({ x: MARGIN, y, width: INNER, height: RULE }, 'grey');
}

function box(area: Area, tone: BoxOp['tone']): BoxOp {
  return { kind: 'box', ...area, tone };
}
