import type { Correction } from '@chengcang/addresses';
import { describe, expect, it } from 'vitest';
import type { AddressReading } from '../../shared/recipients/recipient.ts';
import { previewOf } from './preview.core.ts';
import type { PreviewReading } from './preview.types.ts';
import { takeOver } from './takeOver.ts';

const LINE = '白云 张三 13800000000 浙江省杭州市西湖区文三路1号';

function preview(corrections = {}): PreviewReading {
  const [reading] = previewOf({ text: LINE, corrections });
  if (!reading) throw new Error('no reading');
  return reading;
}

/** The same as the api says it. */
const answered = (change: Partial<AddressReading> = {}): AddressReading => {
  const { parts: _, corrected: __, ...reading } = preview();
  return { ...(reading as unknown as AddressReading), ...change };
};

describe('taking over what was previewed', () => {
  it('keeps the reading of the api when the preview read the same', () => {
    expect(takeOver(answered(), [preview()])).toEqual({ reading: answered(), unlikePreview: [] });
  });

  it('keeps the reading of the api and names the fields that the preview read differently', () => {
    const other = answered({ name: '李四', districtCode: '', district: '' });
    expect(takeOver(other, [preview()])).toEqual({
      reading: other,
      unlikePreview: [
        { field: 'name', previewed: preview().name, wasSure: false },
        { field: 'region', previewed: '浙江省 杭州市 西湖区', wasSure: true },
      ],
    });
  });

  it('says of a difference whether the preview had been sure', () => {
    const [vague] = previewOf({ text: '张三 13800000000 江苏省南京市幸福路1号', corrections: {} });
    if (!vague) throw new Error('no reading');
    const { parts: _, corrected: __, ...same } = vague;
    const decided = { ...(same as unknown as AddressReading), district: '玄武区', districtCode: '320102' };
    expect(takeOver(decided, [vague]).unlikePreview).toEqual([
      { field: 'region', previewed: '江苏省 南京市', wasSure: false },
    ]);
  });

  it('prefers what a person corrected, with what is wrong there', () => {
    const start = LINE.indexOf('13800000000');
    const corrections = { [LINE]: [{ kind: 'remark', start, end: start + 11 }] };
    const { reading, unlikePreview } = takeOver(answered({ name: '李四' }), [preview(corrections)]);
    expect([reading.name, reading.phone]).toEqual(['李四', '']);
    expect(reading.problems.filter(({ field }) => field === 'phone')).toEqual([
      { field: 'phone', reasonCode: 'ADDRESS_INVALID', msg: '手机号不能为空', blocking: true },
    ]);
    expect(unlikePreview.map(({ field }) => field)).toEqual(['name']);
  });

  it('gives a field what nobody needed, and forgets words that a person says are not needed', () => {
    const text = '3、张三 13800000000 浙江省杭州市西湖区文三路1号 谢谢 还是上次那个';
    const stretch = (words: string) => ({
      start: text.indexOf(words),
      end: text.indexOf(words) + words.length,
    });
    const previewed = (corrections: Correction[]) =>
      previewOf({ text, corrections: { [text]: corrections } });
    const { parts: _, corrected: __, ...reading } = previewed([])[0] as PreviewReading;
    expect([reading.ignored, reading.rest]).toEqual(['3 谢谢', '还是上次那个']);
    const corrections: Correction[] = [
      { kind: 'remark', ...stretch('谢谢') },
      { kind: 'ignored', ...stretch('还是上次那个') },
    ];
    const taken = takeOver(reading as unknown as AddressReading, previewed(corrections));
    expect([taken.reading.remark, taken.reading.rest, taken.unlikePreview]).toEqual(['谢谢', '', []]);
  });

  it('compares nothing with a preview of another text', () => {
    expect(takeOver(answered({ text: '别的' }), [preview()]).unlikePreview).toEqual([]);
  });
});
