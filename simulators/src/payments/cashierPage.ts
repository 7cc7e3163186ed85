import { escapeHtml, pageOf } from '../page.ts';
import { yuanOf } from '../shops/yuan.ts';
import { text } from './cashierPage.text.ts';
import { CASHIER_PREFIX } from './cashierUrl.ts';
import type { ChannelName, Trade } from './paymentBook.ts';

const { notice } = text;

/** Where a person pays. */
export function cashierPage(trade: Trade): string {
  return page(
    trade,
    `<dl>
<div><dt>${text.subject}</dt><dd>${escapeHtml(trade.subject)}</dd></div>
<div><dt>${text.outTradeNo}</dt><dd>${escapeHtml(trade.outTradeNo)}</dd></div>
<div><dt>${text.amount}</dt><dd>${text.yuan(yuanOf(trade.amount))}</dd></div>
</dl>
<form method="post" action="${CASHIER_PREFIX}/${trade.cashierKey}">
<input type="hidden" name="key" value="${trade.formKey}">
<button class="main" name="decision" value="pay">${text.pay}</button>
<button name="decision" value="fail">${text.fail}</button>
</form>`,
  );
}

export function paidPage(trade: Trade): string {
  const back = trade.returnUrl ? URL.parse(trade.returnUrl) : null;
  const link =
    back && ['http:', 'https:'].includes(back.protocol)
      ? `<p><a href="${escapeHtml(back.href)}">${text.back}</a></p>`
      : '';
  return page(trade, `<p>${text.paid}</p>${link}`);
}

export function failedPage(trade: Trade): string {
  return page(
    trade,
    `<p>${text.failed}</p><p><a href="${CASHIER_PREFIX}/${trade.cashierKey}">${text.again}</a></p>`,
  );
}

export function overPage(): string {
  return pageOf({ title: text.titles.alipay, notice, content: `<p>${text.over}</p>` });
}

export function refusedPage(code: string, channel: ChannelName = 'alipay'): string {
  return pageOf({
    title: text.titles[channel],
    notice,
    content: `<p>${escapeHtml(text.refused(code, channel))}</p>`,
  });
}

function page({ channel }: Trade, content: string): string {
  return pageOf({ title: text.titles[channel], notice, content });
}
