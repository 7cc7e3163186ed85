import type { FastifyPluginAsync } from 'fastify';
import { escapeHtml, PAGE_HEADERS, pageOf } from '../page.ts';
import { formOf, queryOf } from '../shops/forms.ts';
import { yuanOf } from '../shops/yuan.ts';
import type { Ali1688Book, Trade } from './ali1688Book.ts';
import { text } from './ali1688Console.text.ts';

/** The page where a buyer pays, with an Alipay of their own. */
export function ali1688Cashier(book: Ali1688Book): FastifyPluginAsync {
  return async (app) => {
    app.get('/cashier', async (request, reply) => {
      const orderIds = queryOf(request).get('orderId') ?? '';
      const trades = idsOf(orderIds).flatMap((id) => book.trade(id) ?? []);
      const isPayable = trades.length > 0 && trades.every(({ state }) => state === 'waitbuyerpay');
      if (!isPayable)
        return reply
          .code(404)
          .headers(PAGE_HEADERS)
          .send(page(`<p>${text.notPayable}</p>`));
      return reply.headers(PAGE_HEADERS).send(
        page(`<dl>
${trades.map(factsOf).join('\n')}
</dl>
<form method="post" action="${app.prefix}/cashier">
<input type="hidden" name="orderId" value="${escapeHtml(orderIds)}">
<button class="main">${text.payNow}</button>
</form>`),
      );
    });

    app.post('/cashier', async (request, reply) => {
      const paid = idsOf(formOf(request).get('orderId') ?? '').map((id) => book.pay(id));
      const isPaid = paid.length > 0 && paid.every(Boolean);
      return reply
        .code(isPaid ? 200 : 410)
        .headers(PAGE_HEADERS)
        .send(page(`<p>${isPaid ? text.paid : text.notPayable}</p>`));
    });
  };
}

function factsOf({ orderId, supplier, goods, freight }: Trade): string {
  return `<div><dt>${text.orderNo}</dt><dd>${escapeHtml(orderId)}</dd></div>
<div><dt>${text.supplier}</dt><dd>${escapeHtml(supplier)}</dd></div>
<div><dt>${text.amount}</dt><dd>${yuanOf(goods + freight)}</dd></div>`;
}

/** As 1688 names several orders in one address. */
function idsOf(orderIds: string): string[] {
  return orderIds.split(';').filter(Boolean);
}

function page(content: string): string {
  return pageOf({ title: text.cashier, notice: text.notice, content });
}
