import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ShopError } from '../adapters/shops/shopError.ts';
import type { RemoteOrder, RemoteReceiver } from '../adapters/shops/shopPlatform.ts';
import { maskedCode, maskedOrder, maskedSender } from './masks.ts';

const PLAIN: RemoteReceiver = {
  name: '陈晓明',
  phone: '13812345678',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  address: '文三路8848号4单元502室',
  encryptedId: null,
};

function orderOf(more: Partial<RemoteOrder> = {}): RemoteOrder {
  const at = new Date('2026-11-20T00:00:00Z');
  return {
    remoteOrderNo: '4012345678901234567',
    status: 2,
    refundStatus: 0,
    items: [
      {
        lineId: '4012345678901234568',
        remoteGoodId: '600000000001',
        remoteSkuId: '5000000000001',
        title: '5号电池',
        sku: '40节',
        num: 2,
        price: 990,
        pic: 'https://img.example.com/item.jpg',
        merchantCode: 'SP1001',
      },
    ],
    payAmount: 1_980,
    createdAt: at,
    paidAt: at,
    promisedShipAt: null,
    updatedAt: at,
    buyerNick: '',
    receiver: PLAIN,
    buyerMemo: '',
    sellerMemo: '',
    flagColor: 'red',
    shipments: [{ waybillNo: 'YT2026000000001', courierCode: 'YTO' }],
    ...more,
  };
}

const masked = (more: Partial<RemoteOrder> = {}) => maskedOrder('taobao', orderOf(more));
const memo = (buyerMemo: string) => masked({ buyerMemo }).buyerMemo;

/** The order with `text` in every field that holds one, but the receiver's own. */
function filledWith(text: string): RemoteOrder {
  const order = orderOf();
  return {
    ...order,
    remoteOrderNo: text,
    items: order.items.map((item) => ({
      ...item,
      ...{ lineId: text, remoteGoodId: text, remoteSkuId: text },
      ...{ title: text, sku: text, pic: text, merchantCode: text },
    })),
    ...{ buyerNick: text, buyerMemo: text, sellerMemo: text, flagColor: text },
    shipments: [{ waybillNo: text, courierCode: text }],
  };
}

/** What leaves of an order, field by field, where the whole is refused for a number that is none. */
function leftOf(order: RemoteOrder): string {
  const good = orderOf();
  const numbers = ['lineId', 'remoteGoodId', 'remoteSkuId'] as const;
  const variants: RemoteOrder[] = [
    order,
    { ...order, remoteOrderNo: good.remoteOrderNo, items: good.items },
    {
      ...order,
      remoteOrderNo: good.remoteOrderNo,
      items: order.items.map((item) => ({
        ...item,
        ...Object.fromEntries(numbers.map((name) => [name, '600000000001'])),
      })),
    },
  ];
  return variants.map((variant) => JSON.stringify(shownOf(variant))).join('\n');
}

function shownOf(order: RemoteOrder): unknown {
  try {
    return maskedOrder('taobao', order);
  } catch (error) {
    if (error instanceof ShopError) return error.message;
    throw error;
  }
}

const SAID = [
  '陈晓明 13812345678 浙江省杭州市西湖区文三路8848号4单元502室',
  '收件人：陈 晓 明，电话 138-1234-5678，送到文三路8848号',
  '13812345678',
  '陈晓明',
  '8848号4单元502室',
];

/** What of the plain receiver must not be read anywhere. */
const SECRETS = ['陈晓明', '陈 晓 明', '晓明', '13812345678', '1234', '8848号', '502室', '502'];

describe('what leaves a connector of an order', () => {
  it.each(SAID)('tells no person though every field says %j', (text) => {
    const left = leftOf(filledWith(text));
    for (const secret of SECRETS) {
      // Numbers of goods may hold any digits.
      if (secret === '1234' || secret === '502')
        expect(left).not.toMatch(new RegExp(`[\\p{L}-]${secret}`, 'u'));
      else expect(left).not.toContain(secret);
    }
  });

  it.each(SAID)('tells no person though every field of the receiver says %j', (text) => {
    const receiver = { name: text, phone: text, province: text, city: text, district: text, address: text };
    for (const encryptedId of [null, text, 'oaid-of-somebody']) {
      const left = JSON.stringify(masked({ receiver: { ...receiver, encryptedId } }).receiver);
      for (const secret of ['晓明', '晓 明', '13812345678', '1234', '8848', '502'])
        expect(left).not.toContain(secret);
    }
  });

  it('is the masks of a plain receiver, who has no identity', () => {
    expect(masked().receiver).toEqual({
      name: '陈**',
      phone: '138******78',
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
      address: '文三路***',
      encryptedId: null,
    });
  });

  it('is the masks of a plain receiver beside an identity, which stays', () => {
    expect(masked({ receiver: { ...PLAIN, encryptedId: 'oaid+/=_-1' } }).receiver).toMatchObject({
      name: '陈**',
      phone: '138******78',
      address: '文三路***',
      encryptedId: 'oaid+/=_-1',
    });
  });

  it.each([
    { name: '张*', phone: '138******01', address: '文三路***' },
    { name: '欧***', phone: '138******01-****', address: '***' },
    { name: '', phone: '', address: '' },
  ])('is what the platform has masked as %j', (masks) => {
    const receiver = { ...PLAIN, ...masks, encryptedId: 'oaid-1' };
    expect(masked({ receiver }).receiver).toEqual(receiver);
  });

  it.each([
    ['文三路***8848号', '文三路***'],
    ['文三路１２３号', '文三路***'],
    ['建国路八十八号', '建国路***'],
    ['陈晓明收，幸福小区A座', '陈***'],
    ['古荡街道益乐新村', '古荡***'],
    ['一三八一二三四五六七八', '***'],
  ])('ends the street %s before its number', (address, street) => {
    expect(masked({ receiver: { ...PLAIN, address } }).receiver.address).toBe(street);
  });

  it.each([
    ['电话１３８１２３４５６７８', '电话***'],
    ['打1️⃣3️⃣9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣', '打***'],
    ['一三九八七六五四三二一', '***'],
    ['139 8765 4321 或 0571-88886666', '*** 或 ***'],
    ['送人民路12号3栋', '送人民路******'],
    ['换到12号楼 B座', '换到***楼 ***'],
    ['给陈晓明', '给陈**'],
  ])('hides in the memo %s a phone, a house or the name', (said, left) => {
    expect(memo(said)).toBe(left);
  });

  it.each(['换L号，38号也行', '11月24日前发', '2026-11-24发货', '要2件红色，多送1个', '<red>&"礼"'])(
    'keeps the memo %s',
    (said) => expect(memo(said)).toBe(said),
  );

  it('keeps what the shop says of its goods', () => {
    const order = orderOf({
      receiver: { ...PLAIN, name: '陈**', phone: '138******78', address: '文三路***' },
    });
    expect(masked({ receiver: order.receiver }).items).toEqual(order.items);
  });

  it('has the numbers and identities of a masked receiver, whatever digits they hold', () => {
    const remoteOrderNo = '4013856780000000001';
    const encryptedId = '9f13812345678ab0';
    const receiver = { ...PLAIN, name: 'Li**', phone: '138****5678', address: '文三路***', encryptedId };
    const items = orderOf().items.map((item) => ({ ...item, merchantCode: 'Li-1' }));
    const left = masked({ remoteOrderNo, receiver, items });
    expect([left.remoteOrderNo, left.receiver.encryptedId, left.items]).toEqual([
      remoteOrderNo,
      encryptedId,
      items,
    ]);
  });

  it.each(['13812345678', '19900000001'])('has no identity that is the phone %s', (encryptedId) => {
    expect(masked({ receiver: { ...PLAIN, encryptedId } }).receiver.encryptedId).toBeNull();
  });

  it('is nothing when a number of the order is the phone of its receiver', () => {
    expect(() => masked({ remoteOrderNo: '2026-13812345678' })).toThrow('taobao transient: BAD_ANSWER');
  });

  it('masks twice what it masks once', () => {
    const text = fc.oneof(fc.constantFrom(...SAID), fc.string({ unit: 'grapheme', maxLength: 60 }));
    const receiver = fc.record({ ...{ name: text, phone: text, address: text } });
    fc.assert(
      fc.property(receiver, ({ name, phone, address }) => {
        const once = masked({ receiver: { ...PLAIN, name, phone, address } });
        expect(maskedOrder('taobao', once)).toEqual(once);
      }),
    );
  });

  it('never shows more of a phone than its ends, of a name than its first character', () => {
    const digits = fc.stringMatching(/^1[3-9][0-9]{9}$/);
    const name = fc.stringMatching(/^[\u4e00-\u9fa5]{2,4}$/);
    fc.assert(
      fc.property(digits, name, fc.integer({ min: 100, max: 9_999 }), (phone, who, house) => {
        const address = `解放路${house}号`;
        const buyerMemo = `${who}，${phone}，${address}`;
        const left = masked({
          receiver: { ...PLAIN, name: who, phone, address },
          buyerMemo,
          buyerNick: phone,
        });
        const shown = JSON.stringify([left.receiver, left.buyerMemo, left.buyerNick]);
        for (const secret of [phone, phone.slice(3, 9), who, `${house}号`])
          expect(shown).not.toContain(secret);
      }),
    );
  });
});

describe('what leaves a connector besides orders', () => {
  it('is the masks of a sender', () => {
    const { encryptedId: _, ...plain } = PLAIN;
    expect(maskedSender({ ...plain, remoteAddressId: '1', isDefault: true })).toEqual({
      ...{ remoteAddressId: '1', isDefault: true },
      ...{ name: '陈**', phone: '138******78', address: '文三路***' },
      ...{ province: '浙江省', city: '杭州市', district: '西湖区' },
    });
  });

  it('is the code of a failure, unless it is a phone', () => {
    expect(maskedCode('isv.logistics-offline-service-error:B60')).toBe(
      'isv.logistics-offline-service-error:B60',
    );
    expect(maskedCode('tel:13812345678')).toBe('UNKNOWN');
  });
});
