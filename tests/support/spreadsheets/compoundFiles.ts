import { CFB } from '@e965/xlsx';
import { bookFile } from './bookFiles.ts';

const BOF = 0x0809;
const DIMENSIONS = 0x0200;

/** A compound file with these streams. */
export function compoundFile(streams: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> {
  const file = CFB.utils.cfb_new();
  for (const [path, bytes] of Object.entries(streams)) CFB.utils.cfb_add(file, path, bytes);
  return Uint8Array.from(CFB.write(file, { type: 'array' }));
}

/** The stream of an xls that holds the workbook. */
export function workbookStream(rows: Parameters<typeof bookFile>[0]): Uint8Array<ArrayBuffer> {
  const file = CFB.read(bookFile(rows, { type: 'biff8' }), { type: 'array' });
  return Uint8Array.from(CFB.find(file, 'Workbook').content);
}

/** The stream with a record behind the first one of a kind. */
export function withRecord(
  stream: Uint8Array,
  behind: 'BOF' | 'DIMENSIONS',
  type: number,
  content: readonly number[],
): Uint8Array<ArrayBuffer> {
  const view = new DataView(stream.buffer, stream.byteOffset);
  const requested = behind === 'BOF' ? BOF : DIMENSIONS;
  let at = 0;
  for (; view.getUint16(at, true) !== requested; ) at += 4 + view.getUint16(at + 2, true);
  at += 4 + view.getUint16(at + 2, true);
  const record = [type & 0xff, type >> 8, content.length, 0, ...content];
  return Uint8Array.from([...stream.subarray(0, at), ...record, ...stream.subarray(at)]);
}

/** The content of the record that hides a row; 0-based. */
export function hiddenRow(row: number): number[] {
  return [row, 0, 0, 0, 9, 0, 0xff, 0, 0, 0, 0, 0, 0x20, 0x01, 0x0f, 0];
}
