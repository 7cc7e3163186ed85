import { encode } from 'uqr';
import { blobOf } from '../../lib/blobOf.ts';
import { posterText as text } from './promotion.text.ts';

const WIDTH = 750;
const HEIGHT = 1_060;
const HEAD = 280;
const SIDE = 480;
const QR_TOP = 330;
const QUIET_ZONE = 4;
/** Of a picture that leaves the product: the same in both themes. */
const COLOURS = { head: '#f26a1b', ground: '#fff', ink: '#1f2329', second: '#646a73' };

type Pen = CanvasRenderingContext2D;

/** A PNG to invite with: whose product it is, the code, and the link as a QR code; throws where none can be drawn. */
export async function drawPoster(link: string, code: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to draw on');
  fill(pen, COLOURS.ground, [0, 0, WIDTH, HEIGHT]);
  fill(pen, COLOURS.head, [0, 0, WIDTH, HEAD]);
  const line = lineWriter(pen, getComputedStyle(document.body).fontFamily);
  line(text.name, { top: 64, size: 84, colour: COLOURS.ground, weight: 600 });
  line(text.about, { top: 184, size: 34, colour: COLOURS.ground });
  pen.fillStyle = '#000';
  drawQrCode(pen, link, { left: (WIDTH - SIDE) / 2, top: QR_TOP, side: SIDE });
  line(text.code(code), { top: 848, size: 48, colour: COLOURS.ink, weight: 600 });
  line(text.how, { top: 934, size: 30, colour: COLOURS.second });
  return blobOf(canvas, 'image/png');
}

/** The dark squares of a QR code, in the colour of the pen. */
export function drawQrCode(
  pen: Pen,
  words: string,
  { left, top, side }: { left: number; top: number; side: number },
): void {
  const { data, size } = encode(words, { ecc: 'M', border: QUIET_ZONE });
  // Whole pixels for each square, so that none of them is grey.
  const square = Math.floor(side / size);
  const margin = Math.floor((side - square * size) / 2);
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) pen.fillRect(left + margin + x * square, top + margin + y * square, square, square);
    });
  });
}

function fill(pen: Pen, colour: string, [x, y, width, height]: [number, number, number, number]): void {
  pen.fillStyle = colour;
  pen.fillRect(x, y, width, height);
}

interface Line {
  top: number;
  size: number;
  colour: string;
  weight?: number;
}

/** Writes lines in the middle. */
function lineWriter(pen: Pen, family: string) {
  pen.textAlign = 'center';
  pen.textBaseline = 'top';
  return (words: string, { top, size, colour, weight = 400 }: Line) => {
    pen.fillStyle = colour;
    pen.font = `${weight} ${size}px ${family}`;
    pen.fillText(words, WIDTH / 2, top);
  };
}
