import { describe, expect, it } from 'vitest';
import { WaybillError } from '../waybillError.ts';
import type { WaybillReceiver } from '../waybillService.ts';
import { receiverFields } from './kuaidi100Receivers.ts';

const plain: WaybillReceiver = {
  name: '张晓明',
  phone: '13800138000',
  province: '上海市',
  city: '上海市',
  district: '浦东新区',
  address: '世纪大道1号',
  encryptedId: null,
  platform: 0,
  remoteOrderNo: null,
};

const encrypted: WaybillReceiver = {
  ...plain,
  name: '张**',
  phone: '*******8000',
  address: '世纪***',
  encryptedId: 'id-1',
  platform: 1,
  remoteOrderNo: '2179526467600000001',
};

const elevenDigits = { takesExtension: false };

function codeOf(receiver: WaybillReceiver): string {
  try {
    receiverFields(receiver, elevenDigits);
  } catch (error) {
    if (error instanceof WaybillError) return `${error.kind} ${error.code}`;
    throw error;
  }
  return 'none';
}

describe('a receiver for Kuaidi100', () => {
  it('in clear has name, phone and full address', () => {
    expect(receiverFields(plain, elevenDigits)).toEqual({
      recMan: { name: '张晓明', mobile: '13800138000', printAddr: '上海市浦东新区世纪大道1号' },
    });
  });

  it.each([
    ['13800138000-1234', '张晓明[1234]', '13800138000'],
    ['0571-88888888-801', '张晓明[801]', '0571-88888888'],
  ])('with %s has the number alone and its extension behind the name', (phone, name, mobile) => {
    expect(receiverFields({ ...plain, phone }, elevenDigits)).toMatchObject({ recMan: { name, mobile } });
  });

  it('has number and extension together where its courier takes them', () => {
    const fields = receiverFields({ ...plain, phone: '13800138000-1234' }, { takesExtension: true });
    expect(fields).toMatchObject({ recMan: { name: '张晓明', mobile: '13800138000-1234' } });
  });

  it('of Taobao is sent by oaid with its order', () => {
    expect(receiverFields(encrypted, elevenDigits)).toEqual({
      recMan: { name: '张**', mobile: '*******8000', printAddr: '上海市浦东新区世纪***' },
      thirdOrderId: '2179526467600000001',
      oaid: 'id-1',
    });
  });

  it.each([2, 3, 4, 5, 6] as const)('of platform %i is sent by caid', (platform) => {
    const { recMan: _recMan, ...identity } = receiverFields({ ...encrypted, platform }, elevenDigits);
    expect(identity).toEqual({ thirdOrderId: '2179526467600000001', caid: 'id-1' });
  });

  it('without shown fields has placeholders for required ones', () => {
    const bare = { ...encrypted, platform: 3, name: '', phone: '', address: '' } as const;
    const { recMan } = receiverFields(bare, elevenDigits);
    expect(recMan).toEqual({ name: '***', mobile: '***', printAddr: '上海市浦东新区' });
  });

  it.each([
    ['masked without an identity', { ...encrypted, encryptedId: null }, 'addressInvalid MASKED'],
    ['encrypted without its order', { ...encrypted, remoteOrderNo: null }, 'addressInvalid REMOTE_ORDER'],
    ['encrypted by no platform', { ...encrypted, platform: 0 as const }, 'addressInvalid REMOTE_ORDER'],
  ])('with %s is refused', (_what, receiver, said) => {
    expect(codeOf(receiver)).toBe(said);
  });
});
