import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reassign } from './correction.ts';
import { readAddress, readAddressLines } from './reader.ts';
import type { AddressReading, PartKind } from './reading.ts';

const kinds: PartKind[] = [
  ...(['name', 'phone', 'extension', 'region', 'detail', 'quantity', 'specification', 'remark'] as const),
  ...(['thirdOrderNo', 'label', 'ignored', 'rest'] as const),
];

const pieces = [
  ...['张三', '李四', '13800000000', '0571-88888888', '-1234', '浙江省', '杭州市', '西湖区', '文三路1号'],
  ...['2件', '两箱', '红色XL', '放门口', '241108-123456789012345', '收货人：', '谢谢', '，', ' ', '\n', '𠮷'],
];
const anyReading = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { minLength: 1, maxLength: 12 })
  .map((texts) => readAddress(texts.join('')));

/** The characters of a kind, in their order, white space left out. */
function charactersOf({ text, parts }: AddressReading, kind: PartKind): string {
  return parts
    .filter((part) => part.kind === kind)
    .map(({ start, end }) => text.slice(start, end))
    .join('')
    .replace(/\s/g, '');
}

const anyCorrection = anyReading
  .map((reading) => ({ reading, choices: reading.parts.filter(({ kind }) => kind !== 'separator') }))
  .filter(({ choices }) => choices.length > 0)
  .chain(({ reading, choices }) =>
    fc.tuple(fc.constant(reading), fc.constantFrom(...choices), fc.constantFrom(...kinds)),
  );

describe('a correction of a reading', () => {
  it('leaves every character in exactly one part, and the stretch with what was said of it', () => {
    fc.assert(
      fc.property(anyCorrection, ([reading, part, kind]) => {
        const { parts } = reassign(reading, part, kind);
        const gaps = parts.filter(({ start }, at) => start !== (parts[at - 1]?.end ?? 0));
        expect({ gaps, end: parts.at(-1)?.end }).toEqual({ gaps: [], end: reading.parts.at(-1)?.end });
        expect(parts.find(({ start, end }) => start <= part.start && part.end <= end)?.kind).toBe(kind);
      }),
      { numRuns: 2000 },
    );
  });

  it('gives each changed field the characters of its parts, and keeps the other fields', () => {
    const fields = ['name', 'detail', 'specification', 'remark', 'thirdOrderNo', 'ignored', 'rest'] as const;
    fc.assert(
      fc.property(anyCorrection, ([reading, part, kind]) => {
        const corrected = reassign(reading, part, kind);
        for (const field of fields) {
          const isChanged = charactersOf(reading, field) !== charactersOf(corrected, field);
          const all = [...corrected[field].replace(/\s/g, '')];
          const own = [...charactersOf(corrected, field).normalize('NFKC')];
          if (!isChanged) expect(corrected[field]).toBe(reading[field]);
          else
            expect(own.filter((character) => !all.join('').normalize('NFKC').includes(character))).toEqual(
              [],
            );
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('changes nothing when the stretch is what it was read as', () => {
    const reading = readAddress('张三 13800000000 浙江省杭州市西湖区文三路1号');
    for (const part of reading.parts) expect(reassign(reading, part, part.kind)).toEqual(reading);
  });

  /** The part of a reading that holds a text. */
  function say(reading: AddressReading, text: string, kind: PartKind): AddressReading {
    const start = reading.text.indexOf(text);
    return reassign(reading, { kind, start, end: start + text.length }, kind);
  }

  const plain = readAddress('张三 13800000000 浙江省杭州市西湖区文三路1号 白云');

  it('moves a name: what was the name before is unread', () => {
    const corrected = say(plain, '白云', 'name');
    expect([corrected.name, corrected.rest]).toEqual(['白云', '张三']);
  });

  it.each([
    ['两箱', 2],
    ['12件', 12],
    ['十二个', 12],
    ['二十三', 23],
    ['很多', null],
  ])('reads %s as %s pieces', (said, quantity) => {
    const reading = readAddress(`张三 13800000000 浙江省杭州市西湖区文三路1号 ${said}`);
    const corrected = say(reading, said, 'quantity');
    expect([corrected.quantity, corrected.problems.length]).toEqual([quantity, quantity === null ? 1 : 0]);
  });

  it('reads a region anew from its stretches, and asks for the phone that was taken away', () => {
    const sure = readAddress('张三 13800000000 浙江省杭州市西湖区文三路1号');
    const moved = say(sure, '西湖区', 'detail');
    expect([moved.districtCode, moved.cityCode, moved.detail.startsWith('西湖区')]).toEqual([
      '',
      '3301',
      true,
    ]);
    expect(moved.problems.map(({ field }) => field)).toEqual(['region']);
    const silent = say(sure, '13800000000', 'label');
    expect([silent.phone, silent.problems.map(({ field }) => field)]).toEqual(['', ['phone']]);
  });

  it('puts an extension behind its number', () => {
    const reading = readAddress('张三 13800000000 浙江省杭州市西湖区文三路1号 分机 8899');
    const { phone, extension } = say(reading, '8899', 'extension');
    expect([phone, extension]).toEqual(['13800000000-8899', '8899']);
  });

  it('keeps what a shared line says when a stretch becomes a field that it is in', () => {
    const row = (name: string, phone: string) => `${name} ${phone} 浙江省杭州市西湖区文三路1号 白云`;
    const paste = [row('张三', '13800000001'), row('李四', '13800000002'), '以上都发顺丰'].join('\n');
    const [first] = readAddressLines(paste);
    expect(first?.remark).toBe('发顺丰');
    expect(say(first as AddressReading, '白云', 'remark').remark).toBe('白云 发顺丰');
  });
});
