import { expect, it } from 'vitest';
import { compoundFile } from '../../../../tests/support/spreadsheets/compoundFiles.ts';
import { readCompound } from './compound.ts';

const filled = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7 + (at >> 8)) % 256);

it.each([
  ['small, in the mini stream', 700],
  ['of the first size that has sectors of its own', 4096],
  ['so big that the allocation table goes on outside the header', 7_200_000],
])('a stream that is %s is read back', (_, length) => {
  const streams =
    readCompound(compoundFile({ '/Workbook': filled(length), '/Other/Note': filled(10) })) ?? [];
  const found = (name: string) => streams.find((stream) => stream.name === name)?.read();
  expect(found('workbook')?.length).toBe(length);
  expect(found('workbook')?.every((byte, at) => byte === (at * 7 + (at >> 8)) % 256)).toBe(true);
  expect(found('note')).toEqual(filled(10));
});

it('missing sectors and a circular table are reported as damage', () => {
  const file = compoundFile({ '/Workbook': filled(9000) });
  const whole = readCompound(file)?.find(({ name }) => name === 'workbook');
  expect(whole?.read()?.length).toBe(9000);
  const table = (new DataView(file.buffer).getUint32(76, true) + 1) * 512;
  const circle = file.slice();
  // Every sector leads to itself.
  for (let at = 0; at < 128; at += 1) new DataView(circle.buffer).setUint32(table + at * 4, at, true);
  expect(readCompound(circle)).toBeNull();
  expect(readCompound(file.slice(0, 500))).toBeNull();
});
