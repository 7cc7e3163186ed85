import type { WechatPay } from './recharge.rules.ts';

/** What WeChat's browser puts into its pages. */
interface Bridge {
  invoke(call: string, request: WechatPay, done: (answer: { err_msg: string }) => void): void;
}

declare global {
  interface Window {
    WeixinJSBridge?: Bridge;
  }
}

const CALL = 'getBrandWCPayRequest';
const READY = 'WeixinJSBridgeReady';
const READY_WITHIN_MS = 5_000;
const ENDS: Readonly<Record<string, 'closed'>> = {
  'get_brand_wcpay_request:ok': 'closed',
  'get_brand_wcpay_request:cancel': 'closed',
};

/**
 * Opens the cashier of WeChat's browser, until the person has closed it. Whether it was paid is asked elsewhere: what a
 * page is told here proves nothing.
 */
export async function openWechatCashier(request: WechatPay): Promise<'closed' | 'failed'> {
  const bridge = await bridgeOf(window);
  if (!bridge) return 'failed';
  const { promise, resolve } = Promise.withResolvers<'closed' | 'failed'>();
  bridge.invoke(CALL, request, ({ err_msg: said }) => resolve(ENDS[said] ?? 'failed'));
  return promise;
}

/** It comes a moment after the page; null where it does not come. */
async function bridgeOf(page: Window): Promise<Bridge | null> {
  if (page.WeixinJSBridge) return page.WeixinJSBridge;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, READY_WITHIN_MS);
  document.addEventListener(READY, () => resolve(), { once: true });
  await promise;
  clearTimeout(timer);
  return page.WeixinJSBridge ?? null;
}

/** Goes there in this window, and says from which site: WeChat's H5 page asks for that, and pages of ours tell nobody. */
export function leaveFor(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.referrerPolicy = 'origin';
  link.click();
}
