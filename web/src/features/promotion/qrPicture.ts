import { encode } from 'uqr';

const SIDE = 600;
const WORDS_HEIGHT = 120;
const QUIET_ZONE = 4;

/** A PNG of a QR code as a data URL, dark on white, with a title and a line below it; throws where none can be drawn. */
export function qrPicture(text: string, title: string, line: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE + WORDS_HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to draw on');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  drawSquares(pen, text);
  pen.textAlign = 'center';
  const family = getComputedStyle(document.body).fontFamily;
  pen.font = `600 36px ${family}`;
  pen.fillText(title, SIDE / 2, SIDE + 20);
  pen.font = `28px ${family}`;
  pen.fillText(line, SIDE / 2, SIDE + 72);
  return canvas.toDataURL('image/png');
}

function drawSquares(pen: CanvasRenderingContext2D, text: string): void {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  // Whole pixels for each square, so that none of them is grey.
  const square = Math.floor(SIDE / size);
  const margin = Math.floor((SIDE - square * size) / 2);
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) pen.fillRect(margin + x * square, margin + y * square, square, square);
    });
  });
}
