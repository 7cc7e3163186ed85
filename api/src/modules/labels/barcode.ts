import bwip from 'bwip-js/generic';
import type { Area, BoxOp } from '../../shared/drawing.types.ts';

/** A dot of a printer of 203 dots an inch, which most print labels with. */
const DOT_MM = 0.125;
const MAX_DOTS = 4;
/** Of the symbology: so many modules stay white on either side. */
const QUIET_MODULES = 10;

/** The widths of bars and spaces in modules, a bar first. */
export function code128(text: string): readonly number[] {
  const [symbol] = bwip.raw({ bcid: 'code128', text });
  if (!symbol || !('sbs' in symbol)) throw new Error('not a linear symbol');
  return symbol.sbs;
}

/** A text as Code 128 in the middle of an area. Bars are whole dots wide, else printers would round each differently. */
export function barcode(text: string, { x, y, width, height }: Area): BoxOp[] {
  const widths = code128(text);
  const modules = widths.reduce((sum, one) => sum + one, 0) + 2 * QUIET_MODULES;
  const dots = Math.max(1, Math.min(MAX_DOTS, Math.floor(width / (modules * DOT_MM))));
  const module = dots * DOT_MM;
  const left = Math.round((x + (width - modules * module) / 2) / DOT_MM) * DOT_MM;
  const bars: BoxOp[] = [];
  let at = QUIET_MODULES;
  widths.forEach((one, place) => {
    if (place % 2 === 0)
      bars.push({ kind: 'box', x: left + at * module, y, width: one * module, height, tone: 'black' });
    at += one;
  });
  return bars;
}
