import { type Area, type Face, LINE_HEIGHT, type TextOp } from '../../shared/drawing.types.ts';

/** From one baseline to the next, in ems. */
const PITCH = 1.28;
const STEP_MM = 0.1;
const CUT = '…';
/** What stays in one piece where a line is long enough for it: numbers, Latin words, and what may not begin a line. */
const PIECES = /(?:[\w+./:#@-][\w*+./:#@-]*|.)[*，。！？、；：）》”]*/gu;

type Sizes = { most: number; least: number };
type Side = 'left' | 'right' | 'middle';
type Set = { size: number; lines: readonly string[] };

/** The lines of a text at most so many ems wide; every character is in one of them, spaces at their ends aside. */
export function wrap(face: Face, text: string, ems: number): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  const add = (piece: string): void => {
    const advance = face.advanceOf(piece);
    if (width + advance <= ems) {
      line += piece;
      width += advance;
      return;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    line = piece.trimStart();
    width = face.advanceOf(line);
  };
  for (const [piece] of text.matchAll(PIECES)) {
    if (face.advanceOf(piece) <= ems) add(piece);
    else for (const character of piece) add(character);
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
}

/** Fits all paragraphs into an area with the largest possible size; never drops text. */
export function fitAll(face: Face, paragraphs: readonly string[], area: Area, most: number): TextOp[] {
  const set = fitted(face, printable(face, paragraphs), area, { most, least: STEP_MM });
  return set ? placed(face, set, area, 'left') : [];
}

/** The same, but text below the size `least` ends in an ellipsis. */
export function fitMost(face: Face, paragraphs: readonly string[], area: Area, sizes: Sizes): TextOp[] {
  const texts = printable(face, paragraphs);
  const set = fitted(face, texts, area, sizes) ?? cut(face, texts, area, sizes.least);
  return placed(face, set, area, 'left');
}

/** A text on one line, as large as possible, vertically centred in its area. */
export function fitLine(face: Face, text: string, area: Area, most: number, side: Side = 'left'): TextOp[] {
  const line = face.printable(text);
  if (line === '') return [];
  const size = Math.min(most, area.width / face.advanceOf(line), area.height / LINE_HEIGHT);
  const y = area.y + (area.height - size * LINE_HEIGHT) / 2;
  return placed(face, { size, lines: [line] }, { ...area, y }, side);
}

function printable(face: Face, paragraphs: readonly string[]): string[] {
  return paragraphs.map((paragraph) => face.printable(paragraph)).filter((text) => text !== '');
}

function fitted(face: Face, texts: readonly string[], area: Area, sizes: Sizes): Set | undefined {
  for (let size = sizes.most; size >= sizes.least; size -= STEP_MM) {
    const lines = texts.flatMap((text) => wrap(face, text, area.width / size));
    if (((lines.length - 1) * PITCH + LINE_HEIGHT) * size <= area.height) return { size, lines };
  }
  return undefined;
}

function cut(face: Face, texts: readonly string[], area: Area, size: number): Set {
  const ems = area.width / size;
  const room = Math.max(1, Math.floor((area.height / size - LINE_HEIGHT) / PITCH) + 1);
  const lines = texts.flatMap((text) => wrap(face, text, ems)).slice(0, room);
  const last = [...(lines.pop() ?? '')];
  while (last.length > 0 && face.advanceOf(last.join('') + CUT) > ems) last.pop();
  return { size, lines: [...lines, last.join('') + CUT] };
}

function placed(face: Face, { size, lines }: Set, area: Area, side: Side): TextOp[] {
  return lines.map((text, at) => {
    const width = face.advanceOf(text) * size;
    const left = { left: 0, middle: (area.width - width) / 2, right: area.width - width }[side];
    const [x, y] = [area.x + left, area.y + at * PITCH * size];
    return { kind: 'text', x, y, width, height: LINE_HEIGHT * size, size, text, white: false };
  });
}
