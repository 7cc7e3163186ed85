import type { BuyerDto, SellerDto } from '../../../../gateway/src/domains/accounts/accounts.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok } from '../fakeUpstream.ts';

export function buyerRow(id: number, more: Partial<BuyerDto> = {}): BuyerDto {
  return {
    id,
    uuid: `u-${id}`,
    authorityId: 10001,
    type: 1,
    phone: '13800000001',
    nickName: '买家',
    headerImg: null,
    balance: 10_000,
    frozen: 0,
    held: 0,
    withdrawable: 0,
    realStatus: 0,
    realName: null,
    status: 1,
    lastLoginAt: null,
    createdAt: at,
    member: null,
    totalRecharge: 0,
    totalSpend: 0,
    totalProfit: 0,
    level: 1,
    levelName: '普通会员',
    superId: null,
    inviteCode: '1',
    inviteCount: 0,
    ...more,
  };
}

export function sellerRow(id: number): SellerDto {
  const {
    totalRecharge: _a,
    totalSpend: _b,
    totalProfit: _c,
    level: _d,
    levelName: _e,
    superId: _f,
    inviteCode: _g,
    inviteCount: _h,
    ...account
  } = buyerRow(id);
  return {
    ...account,
    authorityId: 11001,
    type: 2,
    companyName: '供应商',
    contact: '李四',
    pendingSettle: 100,
    commissionRate: 50,
    warehouseCount: 2,
    goodsCount: 60,
    settleDays: 7,
  };
}

export const answers: Answers = {
  '/user/info': () => ok(buyerRow(1)),
  '/seller/info': () => ok(sellerRow(2)),
  '/common/captcha': () =>
    ok({ captchaId: 'c', picPath: 'data:image/png;base64,', captchaLength: 4, openCaptcha: true }),
  '/real/getUrl': () =>
    ok({ url: 'https://example.com/c', qrCode: 'https://example.com/c', certifyId: 'c-1', expireAt: at }),
  '/real/confirm': () => ok({ realStatus: 1, realName: null, msg: '认证中，请在手机上完成认证' }),
  '/common/logout': () => ok({}),
};
