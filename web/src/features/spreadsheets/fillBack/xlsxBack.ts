import { crc32 } from '../crc32.ts';
import { type FileRefusal, type Grid, refuse } from '../sheets.types.ts';
import { checkXlsx, findSheet } from '../xlsx.ts';
import { unpack, type ZipEntry } from '../zip.read.ts';
import { writeZip, type ZipPart } from '../zip.write.ts';
import { factsOfSheet, sheetXmlOf, withCells } from './sheetXml.ts';
import { cellsOf, type RowWaybills, targetsIn, widthOf } from './targets.ts';

/**
 * An xlsx with the waybills in one of its sheets. Only the part of that sheet is written anew; all others go over as they
 * are packed, so that formats, formulas, pictures and other sheets stay what they were.
 */
export async function xlsxWithWaybills(
  bytes: Uint8Array<ArrayBuffer>,
  grid: Grid,
  headerLine: number,
  waybills: RowWaybills,
): Promise<Uint8Array<ArrayBuffer> | FileRefusal> {
  const zip = checkXlsx(bytes);
  if (zip.kind === 'refused') return zip;
  const choice = await findSheet(bytes, zip, grid.sheet);
  if (choice.kind === 'refused') return choice;
  const own = zip.entries.find(({ name }) => name.toLowerCase() === choice.sheet.path.toLowerCase());
  const part = own && (await unpack(bytes, own));
  if (!(part instanceof Uint8Array)) return part ?? refuse('FILE_DAMAGED');
  const text = textOf(part);
  if (text === null) return refuse('FILE_ENCODING');
  const sheet = sheetXmlOf(text);
  const facts = factsOfSheet(sheet, headerLine, widthOf(grid));
  const targets = targetsIn({ rows: grid.rows, headerLine, ...facts }, waybills);
  const written = new TextEncoder().encode(withCells(sheet, cellsOf(targets, headerLine)));
  const packed = await deflate(written);
  return writeZip(
    zip.entries.map((entry) =>
      entry === own
        ? {
            ...{ name: entry.name, bytes: packed },
            packed: { deflated: true, crc: crc32(written), size: written.length },
          }
        : asPacked(bytes, entry),
    ),
  );
}

function asPacked(bytes: Uint8Array, { name, deflated, crc, size, start, packedSize }: ZipEntry): ZipPart {
  return { name, bytes: bytes.subarray(start, start + packedSize), packed: { deflated, crc, size } };
}

/** Null where the part is not UTF-8, in which every program known writes it. */
function textOf(part: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(part);
  } catch {
    return null;
  }
}

async function deflate(part: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([part]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
