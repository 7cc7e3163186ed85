import { describe, expect, it } from 'vitest';
import { heldOutLines } from '../../bench/addresses/addressLines.heldOut.ts';
import { tunedLines } from '../../bench/addresses/addressLines.tuned.ts';
import { score } from '../../bench/addresses/addressScore.ts';
import { readAddress } from './reader.ts';

function scored(lines: typeof tunedLines) {
  return lines.map((line) => {
    const reading = readAddress(line[0]);
    const { name, phone, province, city, district, detail } = reading;
    const { specification, remark, thirdOrderNo, ignored, rest } = reading;
    const all = [
      name,
      phone,
      province,
      city,
      district,
      detail,
      specification,
      remark,
      thirdOrderNo,
      ignored,
      rest,
    ].join(' ');
    return { text: line[0], ...score(line, { ...reading, all }) };
  });
}

describe('labelled address lines', () => {
  it('are all read correctly in the tuned set', () => {
    expect(scored(tunedLines).filter((line) => !line.all)).toEqual([]);
  });

  it('are read correctly to 95 % in the held-out set', () => {
    const right = scored(heldOutLines).filter((line) => line.all);
    expect(right.length / heldOutLines.length).toBeGreaterThanOrEqual(0.95);
  });

  it('keep all of their text, in whatever field', () => {
    expect(scored([...tunedLines, ...heldOutLines]).filter((line) => line.lost)).toEqual([]);
  });
});
