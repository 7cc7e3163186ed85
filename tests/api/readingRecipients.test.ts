import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startApi, type TestApi } from '../support/api.ts';

type Reading = {
  text: string;
  start: number;
  parts: { kind: string; start: number; end: number }[];
  phone: string;
  extension: string;
  confidence: Record<string, number>;
};

let api: TestApi;
let buyer: Person;
beforeAll(async () => {
  api = await startApi();
  buyer = await api.buyer();
});
afterAll(() => api.close());

async function read(text: string): Promise<Reading[]> {
  return (await buyer.call<{ rows: Reading[] }>('POST', '/orders/parseAddress', { text })).data.rows;
}

describe('a recipient read from text', () => {
  it('answers its extension as a field of its own and behind the hyphen of its phone', async () => {
    const [row] = await read('张三 13800000000转1234 浙江省杭州市西湖区文三路1号');
    expect(row).toMatchObject({ phone: '13800000000-1234', extension: '1234' });
  });

  it('answers null for pieces and empty texts for what was not said', async () => {
    const [row] = await read('张三 13800000000 浙江省杭州市西湖区文三路1号');
    expect(row).toMatchObject({
      ...{ start: 0, extension: '', quantity: null, specification: '', remark: '', thirdOrderNo: '' },
      confidence: { quantity: 0, specification: 0, remark: 0, thirdOrderNo: 0 },
    });
  });

  it('answers what nobody needs apart from what was not understood', async () => {
    const [row] = await read('3、张三 13800000000 浙江省杭州市西湖区文三路1号 谢谢啦 0571-88888888');
    expect(row).toMatchObject({ ignored: '3 谢谢啦', rest: '0571-88888888' });
    const { text = '', parts = [] } = row ?? {};
    const ofKind = (kind: string) =>
      parts.filter((part) => part.kind === kind).map(({ start, end }) => text.slice(start, end));
    expect([ofKind('ignored'), ofKind('rest')]).toEqual([['3', '谢谢啦'], ['0571-88888888']]);
  });

  it('answers parts that follow one another over the whole of its text', async () => {
    const [row] = await read('收件人：张三，13800000000，浙江省杭州市西湖区文三路1号');
    const { text = '', parts = [] } = row ?? {};
    expect(parts.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
    expect(parts.map(({ start }) => start)).toEqual([0, ...parts.slice(0, -1).map(({ end }) => end)]);
    const ofPhone = parts.filter(({ kind }) => kind === 'phone');
    expect(ofPhone.map(({ start, end }) => text.slice(start, end))).toEqual(['13800000000']);
  });
});
