// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { leaveFor, openWechatCashier } from './cashiers.ts';

const request = {
  appId: 'wx1',
  timeStamp: '1414561699',
  nonceStr: 'n',
  package: 'prepay_id=wx1',
  signType: 'RSA',
  paySign: 's',
};

/** A browser of WeChat's whose cashier ends like that. */
function bridgeSaying(said: string) {
  const asked: unknown[] = [];
  return {
    asked,
    invoke: (call: string, what: unknown, done: (answer: { err_msg: string }) => void) => {
      asked.push([call, what]);
      done({ err_msg: said });
    },
  };
}

afterEach(() => {
  delete window.WeixinJSBridge;
  vi.useRealTimers();
});

it.each([
  ['get_brand_wcpay_request:ok', 'closed'],
  ['get_brand_wcpay_request:cancel', 'closed'],
  ['get_brand_wcpay_request:fail', 'failed'],
  ['system:access_denied', 'failed'],
])('the cashier that says %s has %s', async (said, end) => {
  const bridge = bridgeSaying(said);
  window.WeixinJSBridge = bridge;
  expect(await openWechatCashier(request)).toBe(end);
  expect(bridge.asked).toEqual([['getBrandWCPayRequest', request]]);
});

it('the cashier is waited for, as it comes after the page', async () => {
  const end = openWechatCashier(request);
  window.WeixinJSBridge = bridgeSaying('get_brand_wcpay_request:ok');
  document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  expect(await end).toBe('closed');
});

it('the cashier has failed where it does not come', async () => {
  vi.useFakeTimers();
  const end = openWechatCashier(request);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await end).toBe('failed');
});

it('leaving says from which site, and nothing of the page', () => {
  const left: [string, string][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    left.push([this.href, this.referrerPolicy]);
  });
  leaveFor('https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx1');
  vi.restoreAllMocks();
  expect(left).toEqual([['https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx1', 'origin']]);
});
