import type { FastifyPluginAsync } from 'fastify';
import { escapeHtml, PAGE_HEADERS, pageOf } from '../page.ts';
import { formOf, queryOf } from '../shops/forms.ts';
import { yuanOf } from '../shops/yuan.ts';
import type { Ali1688Book } from './ali1688Book.ts';
import { text } from './ali1688Console.text.ts';

/** The page where a buyer pays, with an Alipay of their own. */
export function ali1688Cashier(book: Ali1688Book): FastifyPluginAsync {
  return async (app) => {
    app.get('/cashier', async (request, reply) => {
      const trade = book.trade(queryOf(request).get('orderId') ?? '');
      if (trade?.state !== 'waitbuyerpay')
        return reply
          .code(404)
          .headers(PAGE_HEADERS)
          .send(page(`<p>${text.notPayable}</p>`));
      return reply.headers(PAGE_HEADERS).send(
        page(`<dl>
<div><dt>${text.orderNo}</dt><dd>${escapeHtml(trade.orderId)}</dd></div>
<div><dt>${text.supplier}</dt><dd>${escapeHtml(trade.supplier)}</dd></div>
<div><dt>${text.amount}</dt><dd>${yuanOf(trade.goods + trade.freight)}</dd></div>
</dl>
<form method="post" action="${app.prefix}/cashier">
<input type="hidden" name="orderId" value="${escapeHtml(trade.orderId)}">
<button class="main">${text.payNow}</button>
</form>`),
      );
    });

    app.post('/cashier', async (request, reply) => {
      const isPaid = book.pay(formOf(request).get('orderId') ?? '');
      return reply
        .code(isPaid ? 200 : 410)
        .headers(PAGE_HEADERS)
        .send(page(`<p>${isPaid ? text.paid : text.notPayable}</p>`));
    });
  };
}

function page(content: string): string {
  return pageOf({ title: text.cashier, notice: text.notice, content });
}
