import { describe, expect, it } from 'vitest';
import { plainBasket, plainGood } from '../../../../../../tests/support/goodsFacts.samples.ts';
import { blankRecipient, type Recipient } from './recipient.ts';
import { checkRecipient, findDuplicates, sendableRows } from './recipientRules.ts';

const good: Recipient = {
  ...blankRecipient('r1'),
  ...{ name: '张三', phone: '13912345678', detail: '文三路 123 号' },
  ...{ provinceCode: '33', cityCode: '3301', districtCode: '330106' },
};

const basket = plainBasket(2, plainGood(7, { minNum: 2, maxNum: 10 }));

const row = (id: string, change: Partial<Recipient> = {}): Recipient => ({ ...good, id, ...change });

describe('a single recipient', () => {
  it.each<[Partial<Recipient>, string[]]>([
    [{}, []],
    [{ name: ' ' }, ['NAME_EMPTY']],
    [{ name: '名'.repeat(31) }, ['NAME_LONG']],
    [{ name: '张\u202e三' }, ['TEXT_BROKEN']],
    [{ detail: '文三路123号\ud83d' }, ['TEXT_BROKEN']],
    [{ thirdOrderNo: 'A123\u0000' }, ['TEXT_BROKEN']],
    [{ phone: '13912345678-1234' }, []],
    [{ phone: '139 1234 5678' }, []],
    [{ phone: '0571-88888888' }, []],
    [{ phone: '0571-88888888-123' }, []],
    [{ phone: '' }, ['PHONE_EMPTY']],
    [{ phone: '1391234567' }, ['PHONE_WRONG']],
    [{ phone: '12012345678' }, ['PHONE_WRONG']],
    [{ phone: '13912345678-12345' }, ['PHONE_WRONG']],
    [{ provinceCode: '', cityCode: '' }, ['PROVINCE_UNKNOWN']],
    [{ cityCode: '' }, ['CITY_UNKNOWN']],
    [{ districtCode: '' }, []],
    [{ detail: '' }, ['DETAIL_EMPTY']],
    [{ detail: '三号' }, ['DETAIL_SHORT']],
    [{ thirdOrderNo: '1.23E+18' }, ['NO_SCIENTIFIC']],
    [{ thirdOrderNo: '123' }, ['NO_LENGTH']],
    [{ thirdOrderNo: '231121-998877' }, []],
    [{ rest: '急' }, ['REST_UNREAD']],
    [{ name: '张*' }, ['MASKED']],
    [{ phone: '138****1234' }, ['MASKED']],
    [{ detail: '文三路***' }, ['MASKED']],
    [{ extension: '1234' }, []],
    [{ extension: '12345' }, ['PHONE_WRONG']],
    [{ quantity: ' 2 ' }, []],
    [{ quantity: '10' }, []],
    [{ quantity: '1' }, ['QUANTITY_WRONG']],
    [{ quantity: '11' }, ['QUANTITY_WRONG']],
    [{ quantity: '2.5' }, ['QUANTITY_WRONG']],
    [{ quantity: '两' }, ['QUANTITY_WRONG']],
    [{ specification: '红'.repeat(100), remark: '快'.repeat(200) }, []],
    [{ specification: '红'.repeat(101) }, ['SPECIFICATION_LONG']],
    [{ remark: '快'.repeat(201) }, ['REMARK_LONG']],
    [{ specification: '红\u202e', remark: '快\ud83d' }, ['TEXT_BROKEN', 'TEXT_BROKEN']],
    [{ unlikePreview: [{ field: 'name', previewed: '李四', wasSure: true }] }, ['UNLIKE_PREVIEW']],
  ])('checkRecipient finds in %j the problems %j', (change, codes) => {
    expect(checkRecipient(row('r1', change), basket).map(({ code }) => code)).toEqual(codes);
  });

  it('a recipient is sendable with a warning but not with an error or when excluded', () => {
    const rows = [row('a', { rest: '急' }), row('b', { phone: '' }), row('c', { excluded: true })];
    expect(sendableRows(rows, null).map(({ id }) => id)).toEqual(['a']);
  });
});

describe('duplicate recipients', () => {
  it('duplicates name the other row', () => {
    const rows = [row('a'), row('b', { detail: '别处 4 号' }), row('c', { detail: '文三路123号' })];
    const found = findDuplicates(rows);
    expect([...found.keys()]).toEqual(['a', 'c']);
    expect([found.get('a')?.other, found.get('c')?.other]).toEqual([3, 1]);
    expect(found.get('a')?.blocking).toBe(false);
  });

  it('the same order number blocks both rows whatever the receiver', () => {
    const rows = [
      row('a', { thirdOrderNo: 'T-1001' }),
      row('b', { phone: '13800000000', thirdOrderNo: 'T-1001' }),
    ];
    expect(findDuplicates(rows).get('b')).toMatchObject({ code: 'SAME_NO', other: 1, blocking: true });
  });

  it('excluded rows do not count as duplicates', () => {
    expect(findDuplicates([row('a'), row('b', { excluded: true })]).size).toBe(0);
  });
});
