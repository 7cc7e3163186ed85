import { describe, expect, it } from 'vitest';
import { readAddress } from './reader.ts';

const address = '浙江省杭州市西湖区文三路1号';

function phoneOf(written: string) {
  const { name, phone, detail, rest } = readAddress(`张三 ${written} ${address}`);
  expect({ name, detail }).toEqual({ name: '张三', detail: '文三路1号' });
  return { phone, rest };
}

describe('the phone of an address', () => {
  it.each([
    ['13800000000', '13800000000'],
    ['138 0000 0000', '13800000000'],
    ['138-0000-0000', '13800000000'],
    ['138.0000.0000', '13800000000'],
    ['1380-0000-000', '13800000000'],
    ['138 000 00000', '13800000000'],
    ['1380000 0000', '13800000000'],
    ['1 3 8 0 0 0 0 0 0 0 0', '13800000000'],
    ['１３８００００００００', '13800000000'],
    ['+8613800000000', '13800000000'],
    ['+86 138 0000 0000', '13800000000'],
    ['(+86)13800000000', '13800000000'],
    ['86-13800000000', '13800000000'],
    ['008613800000000', '13800000000'],
    ['13800000000-1234', '13800000000-1234'],
    ['13800000000转1234', '13800000000-1234'],
    ['13800000000 转 1234', '13800000000-1234'],
    ['13800000000 分机12', '13800000000-12'],
    ['13800000000[1234]', '13800000000-1234'],
    ['13800000000【1234】', '13800000000-1234'],
    ['13800000000（1234）', '13800000000-1234'],
    ['13800000000,1234#', '13800000000-1234'],
    ['13800000000，１２３４＃', '13800000000-1234'],
    ['0571-88888888', '0571-88888888'],
    ['(0571)88888888', '0571-88888888'],
    ['0571 8888 8888', '0571-88888888'],
    ['057188888888', '0571-88888888'],
    ['010-88888888', '010-88888888'],
    ['0755-8888888', '0755-8888888'],
    ['0571-88888888-802', '0571-88888888-802'],
    ['0571-88888888转802', '0571-88888888-802'],
    ['13800000000 13800000000', '13800000000'],
  ])('in %s is %s', (written, phone) => {
    expect(phoneOf(written)).toEqual({ phone, rest: '' });
  });

  it.each([['1380000000'], ['138000000001'], ['138****0000'], ['138 0000 000']])(
    'in %s is incomplete and stays there to be corrected',
    (written) => {
      expect(phoneOf(written)).toEqual({ phone: written, rest: '' });
      const { problems, confidence } = readAddress(`张三 ${written} ${address}`);
      const msg = written.includes('*') ? '脱敏信息，请绑定店铺下单' : '手机号不正确';
      expect(problems).toEqual([{ field: 'phone', reasonCode: 'ADDRESS_INVALID', msg }]);
      expect(confidence.phone).toBeLessThan(0.5);
    },
  );

  it('is the valid number where an incomplete one stands too', () => {
    expect(readAddress(`张三 1380000000 13800000001 ${address}`)).toMatchObject({
      phone: '13800000001',
      rest: '1380000000',
    });
  });

  it.each([['12800000000'], ['400-800-1234'], ['+852 6000 0000'], ['88888888']])(
    'is absent in %s, which stays in the rest',
    (written) => {
      expect(phoneOf(written)).toEqual({ phone: '', rest: written });
      expect(readAddress(`张三 ${written} ${address}`).problems).toEqual([
        { field: 'phone', reasonCode: 'ADDRESS_INVALID', msg: '手机号不能为空' },
      ]);
    },
  );

  it('is the mobile where a landline stands too, with a note that there were two', () => {
    const reading = readAddress(`张三 0571-88888888 13800000000 ${address}`);
    expect(reading).toMatchObject({ phone: '13800000000', rest: '0571-88888888', detail: '文三路1号' });
    expect(reading.problems).toEqual([
      { field: 'phone', reasonCode: 'ADDRESS_INVALID', msg: '有多个号码，请确认' },
    ]);
  });

  it('is not joined with a room number, a postcode or another extension', () => {
    expect(readAddress(`${address}3-2-301-13800000000-张三`)).toMatchObject({
      name: '张三',
      phone: '13800000000',
      detail: '文三路1号3-2-301',
    });
    expect(readAddress(`张三 13800000000-301室 ${address}`)).toMatchObject({ phone: '13800000000' });
    expect(readAddress('310012 13800000000')).toMatchObject({ phone: '13800000000', ignored: '310012' });
    expect(phoneOf('13800000000-1234 13800000000-5678')).toEqual({
      phone: '13800000000-1234',
      rest: '13800000000-5678',
    });
    expect(phoneOf('13800000000(025)88888888')).toEqual({ phone: '13800000000', rest: '(025)88888888' });
  });

  it('includes an extension that a platform repeats after name and address', () => {
    const reading = readAddress(`张三[1234]，13800000000-1234，${address}[1234]`);
    expect(reading).toMatchObject({ name: '张三', phone: '13800000000-1234', detail: '文三路1号', rest: '' });
  });
});
