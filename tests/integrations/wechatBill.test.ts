import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { paymentBook, type WechatTradeType } from '../../simulators/src/payments/paymentBook.ts';
import { wechatBill } from '../../simulators/src/payments/wechatBill.ts';
import { keys } from './alipay.ts';
import { WECHAT } from './payments.ts';

const AT = new Date('2026-01-01T04:00:00Z');
const MERCHANT = { ...WECHAT, merchantKey: keys.app.publicKey, platformKey: keys.platform.privateKey };

it('The simulated bill of WeChat Pay says how each trade was paid', () => {
  const book = paymentBook(() => AT);
  const entries = ([undefined, 'NATIVE', 'JSAPI', 'MWEB'] as (WechatTradeType | undefined)[]).map(
    (tradeType, at) => {
      const trade = book.open({
        ...{ channel: 'wechat', outTradeNo: `Z2026010100000${at}`, amount: 1_260, subject: '充值' },
        ...{ notifyUrl: '', returnUrl: null, expiresAt: AT, ...(tradeType && { tradeType }) },
      });
      if (!trade) throw new Error('the trade was not opened');
      return { trade, amount: 1_260, refund: null, at: AT };
    },
  );
  const lines = gunzipSync(wechatBill(entries, MERCHANT).bytes).toString('utf8').split('\r\n');
  const column = lines[0]?.split(',').indexOf('交易类型') ?? -1;
  const types = lines.slice(1, 1 + entries.length).map((line) => line.split(',')[column]);
  expect(types).toEqual(['`NATIVE', '`NATIVE', '`JSAPI', '`MWEB']);
});
