import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { choice, consolePage, number, table } from '../consoleParts.ts';
import { escapeHtml } from '../page.ts';
import { refuseForeignSites } from '../refuseForeignSites.ts';
import type { Fields } from '../shops/actions.ts';
import type { AuthorisationStore } from '../shops/authorisations.ts';
import { CONSOLE_HEADERS } from '../shops/consolePages.ts';
import { formOf } from '../shops/forms.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import { yuanOf } from '../shops/yuan.ts';
import { type Ali1688Book, MOODS, type Trade } from './ali1688Book.ts';
import { text } from './ali1688Console.text.ts';

const SHOWN = 200;
const NUMBER = /^[\w-]{1,40}$/;

type World = { book: Ali1688Book; authorisations: AuthorisationStore; shops: readonly SimulatedShop[] };

/** What a developer does; each answers the field that is wrong, or null. */
const ACTIONS: Record<string, (world: World, fields: Fields) => string | null> = {
  setMood({ book }, fields) {
    const mood = MOODS.find((name) => name === fields.mood);
    if (!mood) return 'mood';
    book.setMood(mood);
    return null;
  },

  setAgreement({ book }, fields) {
    book.setAgreement(['true', 'on'].includes(textAt(fields, 'has')));
    return null;
  },

  ship({ book }, fields) {
    const waybillNo = textAt(fields, 'waybillNo');
    if (!NUMBER.test(waybillNo)) return 'waybillNo';
    return book.ship(textAt(fields, 'orderId'), waybillNo, textAt(fields, 'courier') || '中通快递')
      ? null
      : 'orderId';
  },

  refuse: ({ book }, fields) => (book.refuse(textAt(fields, 'orderId')) ? null : 'orderId'),
  pay: ({ book }, fields) => (book.pay(textAt(fields, 'orderId')) ? null : 'orderId'),

  setPrice({ book }, fields) {
    const fen = wholeAt(fields, 'fen');
    if (fen === null) return 'fen';
    return book.setPrice(textAt(fields, 'orderId'), fen) ? null : 'orderId';
  },

  setStock({ book }, fields) {
    const stock = wholeAt(fields, 'stock');
    if (stock === null) return 'stock';
    return book.setStock(textAt(fields, 'offerId'), textAt(fields, 'specId'), stock) ? null : 'specId';
  },

  expireAccess({ authorisations, shops }, fields) {
    const account = shops.find(({ shopId }) => shopId === fields.account);
    if (!account) return 'account';
    authorisations.expire(account.shopId, ['true', 'on'].includes(textAt(fields, 'whole')));
    return null;
  },
};

/** The developer's console of 1688, as a page and as JSON. */
export function ali1688Console(world: World): FastifyPluginAsync {
  const { book, shops } = world;
  return async (app) => {
    app.addHook('onRequest', refuseForeignSites);
    app.get('/', async (_request, reply) => page(reply).send(sourcePage(world, app.prefix)));
    app.get('/api', async () => ({
      ...{ mood: book.mood(), hasAgreement: book.hasAgreement(), offers: book.offers() },
      ...{ orders: book.trades(), accounts: shops.map(({ shopId, name }) => ({ shopId, name })) },
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
    return action ? action(world, fields) : 'action';
  }
}

function sourcePage({ book, shops }: World, prefix: string): string {
  const form = (action: string, fields: string, label: string) =>
    `<form method="post" action="${prefix}/do/${action}">${fields}<button>${label}</button></form>`;
  const moods = [book.mood(), ...MOODS.filter((name) => name !== book.mood())];
  const orders = book
    .trades()
    .slice(0, SHOWN)
    .map((trade) => orderRow(trade, form));
  const offers = book
    .offers()
    .flatMap(({ offerId, title, supplier, specs }) =>
      specs.map(({ specId, name, price, stock }) => [
        `<code>${offerId}</code>`,
        escapeHtml(title),
        escapeHtml(supplier),
        escapeHtml(name),
        yuanOf(price),
        form('setStock', hidden({ offerId, specId }) + number(text.stock, 'stock', stock), text.set),
      ]),
    );
  const has = book.hasAgreement();
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
    )}
${form(
  'setAgreement',
  choice(
    text.agreement,
    'has',
    has
      ? [
          ['true', text.on],
          ['false', text.off],
        ]
      : [
          ['false', text.off],
          ['true', text.on],
        ],
  ),
  text.set,
)}
${form(
  'expireAccess',
  choice(
    text.account,
    'account',
    shops.map(({ shopId, name }) => [shopId, name]),
  ) +
    choice(text.whole, 'whole', [
      ['false', '-'],
      ['true', text.whole],
    ]),
  text.expire,
)}</section>
<section><h2>${text.orders(orders.length)}</h2>
${orders.length > 0 ? table([text.orderNo, text.buyer, text.goods, text.receiver, text.amount, text.state, text.act], orders) : `<p>${text.noOrders}</p>`}</section>
<section><h2>${text.offers}</h2>
${table([text.offerId, text.goods, text.supplier, text.spec, text.price, text.stock], offers)}</section>`,
  );
}

function orderRow(
  { orderId, buyer, lines, address, sealed, goods, freight, state, parcels }: Trade,
  form: (action: string, fields: string, label: string) => string,
): string[] {
  const own = hidden({ orderId });
  const isOpen = ['waitbuyerpay', 'waitsellersend'].includes(state);
  const acts = [
    state === 'waitbuyerpay' && form('pay', own, text.pay),
    state === 'waitbuyerpay' && form('setPrice', own + number(text.fen, 'fen', goods), text.setPrice),
    ['waitsellersend', 'waitbuyerreceive'].includes(state) &&
      form('ship', own + field(text.waybillNo, 'waybillNo') + field(text.courier, 'courier'), text.ship),
    isOpen && form('refuse', own, text.refuse),
  ];
  const shown = [address.fullName, address.mobile, address.provinceText, address.cityText, address.address];
  return [
    `<code>${orderId}</code>`,
    escapeHtml(buyer),
    lines.map(({ title, spec, quantity }) => escapeHtml(`${title} ${spec} × ${quantity}`)).join('<br>'),
    escapeHtml(
      `${shown.map(String).join(' ')} ${String(sealed.outPlatformCode)} ${String(sealed.outPlatformOrderNo)}`,
    ),
    yuanOf(goods + freight),
    escapeHtml(
      [text.states[state], ...parcels.map(({ courier, waybillNo }) => `${courier} ${waybillNo}`)].join(' '),
    ),
    acts.filter(Boolean).join(''),
  ];
}

function hidden(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
}

function field(label: string, name: string): string {
  return `<label>${label}<input name="${name}"></label>`;
}

function textAt(fields: Fields, name: string): string {
  const value = fields[name] ?? '';
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim().slice(0, 200) : '';
}

function wholeAt(fields: Fields, name: string): number | null {
  const value = Number(textAt(fields, name) || 'none');
  return Number.isSafeInteger(value) && value >= 0 ? value : null;
}

function page(reply: FastifyReply): FastifyReply {
  return reply.headers(CONSOLE_HEADERS);
}
