import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { choice, consolePage, number, table } from '../consoleParts.ts';
import { escapeHtml } from '../page.ts';
import { refuseForeignSites } from '../refuseForeignSites.ts';
import type { Fields } from '../shops/actions.ts';
import { CONSOLE_HEADERS } from '../shops/consolePages.ts';
import { formOf } from '../shops/forms.ts';
import { MOODS, type WangdianBook } from './wangdianBook.ts';
import { text } from './wangdianConsole.text.ts';

const SHOWN = 200;
const NUMBER = /^[\w-]{1,40}$/;

/** What a developer does; each answers the field that is wrong, or null. */
const ACTIONS: Record<string, (book: WangdianBook, fields: Fields) => string | null> = {
  setMood(book, fields) {
    const mood = MOODS.find((name) => name === fields.mood);
    if (!mood) return 'mood';
    book.setMood(mood);
    return null;
  },

  ship(book, fields) {
    const waybillNo = textAt(fields, 'waybillNo');
    if (!NUMBER.test(waybillNo)) return 'waybillNo';
    const oids = textAt(fields, 'oids').split(/[,，]/).filter(Boolean);
    const courier = textAt(fields, 'courier') || '圆通速递';
    const parcel = { waybillNo, courier, oids: oids.length > 0 ? oids : null };
    return book.ship(textAt(fields, 'tid'), parcel) ? null : 'tid';
  },

  setStock(book, fields) {
    const [specNo, warehouseNo] = [textAt(fields, 'specNo'), textAt(fields, 'warehouseNo')];
    if (!NUMBER.test(specNo)) return 'specNo';
    if (!NUMBER.test(warehouseNo)) return 'warehouseNo';
    const available = Number(textAt(fields, 'available'));
    if (!(Number.isSafeInteger(available) && available >= 0)) return 'available';
    book.setStock({ specNo, warehouseNo, available });
    return null;
  },
};

/** The developer's console of the ERP, as a page and as JSON. */
export function wangdianConsole(book: WangdianBook): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', refuseForeignSites);
    app.get('/', async (_request, reply) => page(reply).send(erpPage(book, app.prefix)));
    app.get('/api', async () => ({
      ...{ mood: book.mood(), trades: book.trades(), shipments: book.shipments(), stocks: book.stocks() },
      goods: book.goods(),
    }));

    app.post<{ Params: { action: string } }>('/do/:action', async (request, reply) => {
      const wrong = act(request.params.action, Object.fromEntries(formOf(request)));
      if (wrong === null) return reply.redirect(`${app.prefix}/`, 303);
      return page(reply)
        .code(400)
        .send(consolePage(text, `<p>${escapeHtml(text.trouble(wrong))}</p>`));
    });
    app.post<{ Params: { action: string } }>('/api/:action', async ({ params, body }, reply) => {
      const wrong = act(params.action, typeof body === 'object' && body !== null ? { ...body } : {});
      return wrong === null ? {} : reply.code(400).send({ error: wrong });
    });
  };

  function act(name: string, fields: Fields): string | null {
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    return action ? action(book, fields) : 'action';
  }
}

function erpPage(book: WangdianBook, prefix: string): string {
  const form = (action: string, fields: string, label: string) =>
    `<form method="post" action="${prefix}/do/${action}">${fields}<button>${label}</button></form>`;
  const moods = [book.mood(), ...MOODS.filter((name) => name !== book.mood())];
  const trades = book
    .trades()
    .slice(0, SHOWN)
    .map(({ tid, receiver, address, lines, isCancelled, changedTimes }) => [
      `<code>${escapeHtml(tid)}</code> ${text.changed(changedTimes)}`,
      escapeHtml(`${receiver} ${address}`),
      lines.map(({ oid, specNo, num }) => escapeHtml(`${specNo} × ${num}（${oid}）`)).join('<br>'),
      isCancelled
        ? text.cancelled
        : form(
            'ship',
            `<input type="hidden" name="tid" value="${escapeHtml(tid)}">${field(text.waybillNo, 'waybillNo')}${field(text.courier, 'courier')}${field(text.oids, 'oids')}`,
            text.ship,
          ),
    ]);
  const shipments = book
    .shipments()
    .slice(-SHOWN)
    .toReversed()
    .map(({ tid, waybillNo, courier, verdict }) => [
      `<code>${escapeHtml(tid)}</code>`,
      escapeHtml(`${courier} ${waybillNo}`),
      escapeHtml(verdict ? (verdict.isTaken ? text.taken : text.notTaken(verdict.message)) : text.waiting),
    ]);
  const stocks = book
    .stocks()
    .slice(-SHOWN)
    .map(({ specNo, warehouseNo, available }) => [
      escapeHtml(specNo),
      escapeHtml(warehouseNo),
      `${available}`,
    ]);
  const goods = book
    .goods()
    .slice(0, SHOWN)
    .map(({ goodsNo, name, specs, changedTimes }) => [
      `<code>${escapeHtml(goodsNo)}</code><br>${escapeHtml(text.changed(changedTimes))}`,
      escapeHtml(name),
      specs
        .map((spec) => escapeHtml(text.spec(spec.specNo, spec.name, spec.wholesalePrice, spec.weight)))
        .join('<br>'),
    ]);
  return consolePage(
    text,
    `<section>${form(
      'setMood',
      choice(
        text.mood,
        'mood',
        moods.map((name) => [name, text.moods[name]]),
      ),
      text.set,
    )}</section>
<section><h2>${text.orders(trades.length)}</h2>
${trades.length > 0 ? table([text.orderNo, text.receiver, text.goods, text.act], trades) : `<p>${text.noOrders}</p>`}</section>
<section><h2>${text.shipments(shipments.length)}</h2>
${shipments.length > 0 ? table([text.orderNo, text.waybillNo, text.verdict], shipments) : `<p>${text.noShipments}</p>`}</section>
<section><h2>${text.archive(goods.length)}</h2>
${goods.length > 0 ? table([text.goodsNo, text.goodsName, text.specs], goods) : `<p>${text.noGoods}</p>`}</section>
<section><h2>${text.stock}</h2>
${stocks.length > 0 ? table([text.specNo, text.warehouseNo, text.available], stocks) : `<p>${text.noStock}</p>`}
${form('setStock', field(text.specNo, 'specNo') + field(text.warehouseNo, 'warehouseNo') + number(text.available, 'available', 10), text.set)}</section>`,
  );
}

function field(label: string, name: string): string {
  return `<label>${label}<input name="${name}"></label>`;
}

function textAt(fields: Fields, name: string): string {
  const value = fields[name] ?? '';
  return ['string', 'number'].includes(typeof value) ? String(value).trim().slice(0, 200) : '';
}

function page(reply: FastifyReply): FastifyReply {
  return reply.headers(CONSOLE_HEADERS);
}
