import { randomInt } from 'node:crypto';
import { Resvg } from '@resvg/resvg-js';
import { labelFont } from '../../shared/labelFont.ts';

const WIDTH = 120;
const HEIGHT = 40;
const FONT_SIZE = 34;
const MAX_DEGREES = 16;
const LINES = 2;

/** A PNG of the text as a data address, 240 × 80: outlines of the font, turned and moved, crossed by lines. */
export function drawCaptcha(text: string): string {
  const shapes = [
    ...[...text].map((sign, at) => signAt(sign, ((at + 0.5) * WIDTH) / text.length)),
    ...Array.from({ length: LINES }, line),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#fff4ea"/>${shapes.join('')}</svg>`;
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: 2 * WIDTH }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
  return `data:image/png;base64,${png.toString('base64')}`;
}

function signAt(sign: string, middle: number): string {
  const font = labelFont();
  const scale = (FONT_SIZE * between(0.9, 1.1)) / font.unitsPerEm;
  const halfWidth = (font.advanceOf(sign) * font.unitsPerEm) / 2;
  const place = `translate(${middle + between(-2, 2)} ${HEIGHT / 2 + between(-3, 3)})`;
  const turn = `rotate(${between(-MAX_DEGREES, MAX_DEGREES)}) scale(${scale} ${-scale})`;
  // Capital letters and digits stand 733 units high on the baseline.
  return `<path transform="${place} ${turn} translate(${-halfWidth} -366)" fill="${grey(0, 80)}" d="${font.outlineOf(sign)}"/>`;
}

function line(): string {
  const point = (from: number, to: number) => `${between(from, to)} ${between(1, HEIGHT - 1)}`;
  const middle = () => point(WIDTH / 2 - 21, WIDTH / 2 + 21);
  return `<path d="M${point(1, 21)} C${middle()},${middle()},${point(WIDTH - 21, WIDTH - 1)}" stroke="${grey(16, 160)}" fill="none"/>`;
}

function grey(from: number, to: number): string {
  const value = Math.round(between(from, to));
  return `rgb(${value},${value},${value})`;
}

/** Not to be foretold from what was drawn before. */
function between(from: number, to: number): number {
  return from + (randomInt(1_000) / 1_000) * (to - from);
}
