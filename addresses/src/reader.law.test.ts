import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaByCode } from './areas.ts';
import { labelWords } from './labels.ts';
import { fieldText, type Layout, longestText, Owner, type OwnerCode } from './layout.ts';
import { readAddress, readAddressLines, readLayout } from './reader.ts';
import type { AddressReading } from './reading.ts';
import { isWithin, namesAt } from './regionNames.ts';
import { fold, isSeparator } from './text.ts';
import { stripForbidden } from './texts.ts';

const pieces = [
  '张三¦欧阳娜娜¦买买提·艾合买提¦Tom Lee¦王女士¦白云¦安庆¦路遥¦深圳市橙果科技有限公司¦👑小公主¦13800000000¦+86 138-0000-0001',
  '１３８００００００００¦13800000000-1234¦转1234¦[1234]¦[1234¦,1234#¦0571-88888888¦(025)88888888¦138****0000¦1380000',
  '138000000001¦400-800-1234¦310012¦86¦0086¦12¦浙江省¦杭州市¦西湖区¦西湖¦江苏¦南京¦鼓楼区¦北京¦市辖区¦县¦重庆市¦吉林¦湖北仙桃',
  '雄安新区¦安新县¦香港¦台北市¦中国¦省直辖县级行政区划¦高新区¦上海路¦北京西路¦江干区¦东莞¦文三路123号¦3-2-301¦B座¦虎门镇',
  '（放门卫）¦【前台¦备注¦请尽快发货¦订单¦号¦收¦收货人¦寄件人¦姓名¦电话¦手机号¦所在地区¦地址¦详细地址¦邮编¦：¦:¦ ¦　¦,¦，¦;¦/¦-¦·¦\t¦\n¦。',
  '\u202d¦\u200b¦\ud83d¦𠮷¦#¦+¦*¦ｐｈｏｎｅ¦"¦(¦)¦]',
].flatMap((line) => line.split('¦'));
/** Forbidden characters are removed beforehand and tested separately. */
const anyText = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...pieces) },
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    {
      maxLength: 16,
    },
  )
  .map((parts) => stripForbidden(parts.join('')).text);

function bare(text: string): string {
  const folded = fold(text);
  const units = folded.split('');
  return units.filter((_, i) => !isSeparator(folded, i)).join('');
}

/** The owned stretches of a layout, separators left out and label, phone or region runs kept apart from each other. */
function ownedTexts(layout: Layout, owner: OwnerCode): string[] {
  const texts: string[] = [];
  let open = false;
  for (let i = 0; i < layout.owners.length; i++) {
    const held = layout.owners[i] === owner && !isSeparator(layout.folded, i);
    if (held && open) texts.push(texts.pop() + layout.folded.charAt(i));
    else if (held) texts.push(layout.folded.charAt(i));
    open = held || (open && layout.owners[i] === owner);
  }
  return texts;
}

/** True when `text` is one or more of the words that `lengthsAt` finds, end to end. */
function isMadeOf(text: string, lengthsAt: (text: string, index: number) => number[]): boolean {
  const reachable = new Set([0]);
  for (let i = 0; i < text.length; i++) {
    if (reachable.has(i)) for (const length of lengthsAt(text, i)) reachable.add(i + length);
  }
  return reachable.has(text.length);
}

function wordLengths(words: readonly string[]) {
  return (text: string, index: number) =>
    words.filter((word) => text.slice(index).toLowerCase().startsWith(word)).map((word) => word.length);
}

/** The names of the areas that were read and of those above them, and the words that say nothing of their own. */
function regionLengths(reading: AddressReading) {
  const deepest = areaByCode(reading.districtCode || reading.cityCode || reading.provinceCode);
  const fillers = wordLengths(['市辖区', '县', '中国', '中华人民共和国', 'china']);
  return (text: string, index: number) => {
    const named = namesAt(text, index).filter((entry) =>
      entry.names.some(({ area }) => deepest !== undefined && isWithin(deepest, area)),
    );
    return [...named.map((entry) => entry.text.length), ...fillers(text, index)];
  };
}

describe('the address reader', () => {
  it('assigns every character to exactly one field, a label, a separator, what is ignored or the rest', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { layout } = readLayout(text);
        const unread = [...layout.owners].filter((owner) => owner === Owner.free);
        const { parts } = readAddress(text);
        const gaps = parts.filter(
          ({ start, end }, at) => start !== (parts[at - 1]?.end ?? 0) || end <= start,
        );
        const lost = [...layout.owners].filter(
          (owner, i) => owner === Owner.separator && !isSeparator(layout.folded, i),
        );
        expect({ unread, lost, gaps, end: parts.at(-1)?.end ?? 0 }).toEqual({
          unread: [],
          lost: [],
          gaps: [],
          end: text.length,
        });
      }),
      { numRuns: 3000 },
    );
  });

  it('returns exactly the text assigned to each field', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { layout } = readLayout(text);
        const reading = readAddress(text);
        for (const [field, owner] of [
          ['name', Owner.name],
          ['detail', Owner.detail],
          ['thirdOrderNo', Owner.thirdOrderNo],
          ['ignored', Owner.ignored],
          ['rest', Owner.rest],
        ] as const) {
          expect(bare(reading[field])).toBe(ownedTexts(layout, owner).join(''));
          expect(reading[field]).toBe(fieldText(layout, owner));
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('drops only listed words as labels', () => {
    const isLabels = wordLengths(labelWords);
    fc.assert(
      fc.property(anyText, (text) => {
        const dropped = ownedTexts(readLayout(text).layout, Owner.label);
        expect(dropped.filter((word) => !isMadeOf(word, isLabels))).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it('assigns only names of recognised areas to the region', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const reading = readAddress(text);
        const taken = ownedTexts(readLayout(text).layout, Owner.region);
        expect(taken.filter((word) => !isMadeOf(word, regionLengths(reading)))).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it('assigns only the recognised number, its extension and the country code to the phone', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const parts = readAddress(text).phone.split('-').filter(Boolean);
        const numbers = [...parts, parts.slice(0, 2).join('')].filter(Boolean);
        const around = ['+', '86', '086', '0086', '转', '轉', '分机号', '分机', 'ext', '#'];
        const allowed = wordLengths([...numbers, ...around]);
        const taken = ownedTexts(readLayout(text).layout, Owner.phone);
        expect(taken.filter((word) => !isMadeOf(word, allowed))).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it('keeps the characters of many lines and of an overlong line', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 6 }), (texts) => {
        const readings = readAddressLines(texts.join('\n'));
        const kept = readings.map((reading) => reading.text.replace(/\s/g, '')).join('');
        expect(kept).toBe(texts.join('').replace(/\s/g, ''));
      }),
    );
    const long = `张三 13800000000 浙江省杭州市西湖区${'很'.repeat(longestText)}长的路1号`;
    const reading = readAddress(long);
    expect(reading.detail.length + reading.rest.length).toBe(longestText + 5);
  });
});
