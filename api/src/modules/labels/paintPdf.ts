import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { BASELINE, type DrawOp, type PictureDrawing, type PictureOp } from '../../shared/drawing.types.ts';
import { labelFont } from '../../shared/labelFont.ts';

const POINTS_OF_A_MM = 72 / 25.4;
const COLOURS = { black: '#000', grey: '#e6e6e6' } as const;
/** Letters keep the widths by which they were laid out. The types know lists alone; a list can only switch on. */
const PLAIN = { kern: false, liga: false } as unknown as [];

/** Writes pages as a PDF, each with its paper's size; of the font it holds what they need. */
export async function paintPdf(path: string, title: string, pages: Iterable<PictureDrawing>): Promise<void> {
  const document = new PDFDocument({ autoFirstPage: false, info: { Title: title, Creator: '橙仓' } });
  const file = document.pipe(createWriteStream(path));
  const written = finished(file);
  document.font(labelFont().data);
  for (const { width, height, ops } of pages) {
    document.addPage({ size: [width * POINTS_OF_A_MM, height * POINTS_OF_A_MM], margin: 0 });
    for (const op of ops) paint(document, op);
  }
  document.end();
  await written;
}

function paint(document: PDFKit.PDFDocument, op: DrawOp | PictureOp): void {
  const x = op.x * POINTS_OF_A_MM;
  if (op.kind === 'picture') {
    const [width, height] = [op.width * POINTS_OF_A_MM, op.height * POINTS_OF_A_MM];
    document.image(op.path, x, op.y * POINTS_OF_A_MM, { width, height });
    return;
  }
  if (op.kind === 'box') {
    document
      .rect(x, op.y * POINTS_OF_A_MM, op.width * POINTS_OF_A_MM, op.height * POINTS_OF_A_MM)
      .fill(COLOURS[op.tone]);
    return;
  }
  document
    .fillColor(op.white ? '#fff' : '#000')
    .fontSize(op.size * POINTS_OF_A_MM)
    .text(op.text, x, (op.y + BASELINE * op.size) * POINTS_OF_A_MM, {
      lineBreak: false,
      baseline: 'alphabetic',
      features: PLAIN,
    });
}
