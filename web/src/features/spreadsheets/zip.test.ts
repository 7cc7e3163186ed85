import { describe, expect, it } from 'vitest';
import { readZip, unpack, type ZipEntry } from './zip.read.ts';
import { writeZip } from './zip.write.ts';

const text = new TextEncoder();
const parts = [
  { name: 'xl/表.xml', bytes: text.encode('张三'.repeat(500)) },
  { name: 'empty.xml', bytes: new Uint8Array(0) },
];

function entriesOf(bytes: Uint8Array): readonly ZipEntry[] {
  const zip = readZip(bytes);
  return zip.kind === 'zip' ? zip.entries : [];
}

/** The zip as writers leave it that think of more than 4 GB: sizes and offsets stand in extra fields. */
function far(zip: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(zip.buffer);
  const end = zip.length - 22;
  const start = view.getUint32(end + 16, true);
  const directory: number[] = [];
  for (let at = start; at < end; ) {
    const next = at + 46 + view.getUint16(at + 28, true);
    const fields = [24, 20, 42].map((from) => view.getUint32(at + from, true));
    const entry = [...zip.subarray(at, next)];
    for (const from of [20, 24, 42]) entry.splice(from, 4, 0xff, 0xff, 0xff, 0xff);
    entry.splice(30, 2, 28, 0);
    directory.push(...entry, 1, 0, 24, 0, ...fields.flatMap(wide));
    at = next;
  }
  const count = view.getUint16(end + 10, true);
  const at = start + directory.length;
  const end64 = [
    ...[0x50, 0x4b, 6, 6, ...wide(44), 45, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ...[count, count, directory.length, start].flatMap(wide),
  ];
  const locator = [0x50, 0x4b, 6, 7, 0, 0, 0, 0, ...wide(at), 1, 0, 0, 0];
  return Uint8Array.from([
    ...zip.subarray(0, start),
    ...directory,
    ...end64,
    ...locator,
    ...zip.subarray(end),
  ]);
}

function wide(value: number): number[] {
  return Array.from({ length: 8 }, (_, at) => (at < 4 ? (value >>> (at * 8)) & 0xff : 0));
}

describe('zip archives', () => {
  it.each([
    ['as it is written', (zip: Uint8Array<ArrayBuffer>) => zip],
    ['with sizes in extra fields', far],
  ])('the archive %s is read back part by part', async (_, change) => {
    const zip = change(writeZip(parts));
    const found = entriesOf(zip).map(async (entry) => ({
      name: entry.name,
      bytes: await unpack(zip, entry),
    }));
    expect(await Promise.all(found)).toEqual(parts);
  });

  it('an archive with a changed part, overlapping parts or equal names is refused', async () => {
    const zip = writeZip(parts);
    const [first] = entriesOf(zip) as [ZipEntry];
    const changed = zip.with(first.start + 3, 0);
    expect(await unpack(changed, first)).toMatchObject({ code: 'FILE_DAMAGED' });
    expect(readZip(writeZip([...parts, { name: 'EMPTY.xml', bytes: new Uint8Array(0) }]))).toMatchObject({
      code: 'FILE_DAMAGED',
    });
    const twice = writeZip(
      [parts[1], parts[1]].map((part, at) => ({ ...part, name: `${at}`, bytes: text.encode('x') })),
    );
    const second = twice.length - 22 - 47;
    const sharing = twice.with(second + 42, 0).with(second + 46, '0'.charCodeAt(0));
    expect(readZip(sharing)).toMatchObject({ code: 'FILE_BOMB' });
  });

  it.each([0, 21, 22, 100])('an archive of %i zero bytes is refused as damaged', (length) => {
    expect(readZip(new Uint8Array(length))).toMatchObject({ code: 'FILE_DAMAGED' });
  });
});
