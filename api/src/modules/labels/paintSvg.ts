import { BASELINE, type Drawing, type DrawOp, type TextOp } from '../../shared/drawing.types.ts';
import { type LabelFont, labelFont } from '../../shared/labelFont.ts';

const COLOURS = { black: '#000', grey: '#e6e6e6' } as const;

/** A page as an SVG in millimetres. Texts are outlines: it looks the same wherever it is shown. */
export function paintSvg({ width, height, ops }: Drawing): string {
  const font = labelFont();
  const characters = new Set(ops.flatMap((op) => (op.kind === 'text' ? [...op.text] : [])));
  const outlines = [...characters].map((character) => {
    const outline = font.outlineOf(character);
    return outline === '' ? '' : `<path id="${idOf(character)}" d="${outline}"/>`;
  });
  const painted = ops.map((op) => paint(op, font));
  const size = `width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"`;
  const paper = `<rect width="${width}" height="${height}" fill="#fff"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${outlines.join('')}</defs>${paper}${painted.join('')}</svg>`;
}

function paint(op: DrawOp, font: LabelFont): string {
  if (op.kind === 'text') return line(op, font);
  const [x, y, width, height] = [op.x, op.y, op.width, op.height].map(short);
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${COLOURS[op.tone]}"/>`;
}

/** Outlines stand upwards, in units of the font. */
function line({ x, y, size, text, white }: TextOp, font: LabelFont): string {
  const scale = size / font.unitsPerEm;
  const place = `translate(${short(x)} ${short(y + BASELINE * size)}) scale(${scale} -${scale})`;
  let right = 0;
  const characters = [...text].map((character) => {
    const use = `<use href="#${idOf(character)}" x="${Math.round(right * font.unitsPerEm)}"/>`;
    right += font.advanceOf(character);
    return character === ' ' ? '' : use;
  });
  return `<g fill="${white ? '#fff' : '#000'}" transform="${place}">${characters.join('')}</g>`;
}

function idOf(character: string): string {
  return `u${character.codePointAt(0)?.toString(16)}`;
}

function short(millimetres: number): string {
  return String(Math.round(millimetres * 1000) / 1000);
}
