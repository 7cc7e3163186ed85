import { createHash } from 'node:crypto';
import { escapeHtml, PAGE_HEADERS } from '../page.ts';
import { assigningActs, assigningSection } from './assigningSection.ts';
import { text } from './consolePages.text.ts';
import { CONSOLE_STYLE } from './consoleStyle.ts';
import { stocksOf } from './describe.ts';
import { beijingTime } from './forms.ts';
import { listingSection, TAKING } from './listingSection.ts';
import { orderRow } from './orderRow.ts';
import type { SimulatedOrder, SimulatedShop } from './shopTypes.ts';
import type { PlatformWorld, ShopWorld } from './shopWorld.ts';
import { yuanOf } from './yuan.ts';

const styleHash = createHash('sha256').update(CONSOLE_STYLE).digest('base64');
/** Platforms that push what becomes of assigned orders. */
const PUSHING: readonly string[] = ['douyin', 'weixin'];
const SHOWN_ORDERS = 200;
const SHOWN_GOODS = 20;

/** As strict as every page's, for the console's own style. */
export const CONSOLE_HEADERS = {
  ...PAGE_HEADERS,
  'content-security-policy': PAGE_HEADERS['content-security-policy'].replace(
    /style-src '[^']+'/,
    `style-src 'sha256-${styleHash}'`,
  ),
};

/** All platforms with their shops, and what a developer does to a whole platform. */
export function overviewPage(world: ShopWorld, prefix: string): string {
  const clock = `<section><h2>${text.clock}</h2>
${form(prefix, 'passTime', {}, [numberField(text.hours, 'hours', 1)], text.passTime)}
<p class="soft">${text.clockHint}</p></section>`;
  const platforms = world.platforms.map((platform) => platformSection(platform, prefix)).join('\n');
  return pageOf(text.title, (platforms || `<p>${text.noPlatforms}</p>`) + clock);
}

/** One shop: its authorisations and its orders with what was posted back, the newest first. */
export function shopPage(
  { platform, shop }: { platform: PlatformWorld; shop: SimulatedShop },
  prefix: string,
): string {
  const hidden = { platform: platform.slug, shopId: shop.shopId };
  const onShop = (action: string, more: Record<string, string>, fields: string[], label: string) =>
    form(prefix, action, { ...hidden, ...more }, fields, label);
  const orders = platform.orders.ofShop(shop.shopId).slice(-SHOWN_ORDERS).toReversed();
  const rowOf = (order: SimulatedOrder) => {
    const onOrder: typeof onShop = (action, more, fields, label) =>
      onShop(action, { orderNo: order.orderNo, ...more }, fields, label);
    return orderRow(order, onOrder, assigningActs(platform, order, onOrder));
  };
  const heads = [text.orderNo, text.state, text.goods, text.receiver, text.posted, text.memo, text.act];
  const table = `<div class="wide"><table>
<thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>
<tbody>
${orders.map(rowOf).join('\n')}
</tbody></table></div>`;
  return pageOf(
    shop.name,
    `<p><a href="${prefix}/">${text.back}</a></p>
<section><h2>${text.authorisation}</h2>
<p>${escapeHtml(accessOf(platform, shop))}</p>
<div class="row">
${form(prefix, 'expireAccess', hidden, [], text.expireAccess)}
${form(prefix, 'expireAccess', { ...hidden, whole: 'true' }, [], text.expireWhole)}
${form(prefix, 'revokeAccess', hidden, [], text.revokeAccess)}
</div></section>
<section><h2>${text.addOrders}</h2>
${form(
  prefix,
  'addOrders',
  hidden,
  [
    numberField(text.count, 'count', 3),
    numberField(text.sameReceiver, 'sameReceiver', 0),
    textField(text.goodTitle, 'title'),
    textField(text.orderedCode, 'merchantCode'),
    numberField(text.itemCount, 'items', 1),
    numberField(text.overHours, 'overHours', 0),
    numberField(text.shipHours, 'shipHours', 48),
    `<label class="check"><input type="checkbox" name="isPaid" value="false"> ${text.unpaid}</label>`,
  ],
  text.addOrders,
)}</section>
${assigningSection(platform, shop, onShop)}
<section><h2>${text.orders}</h2>
${orders.length > 0 ? table : `<p>${text.noOrders}</p>`}</section>
${listingSection(platform, shop, onShop)}
${stockSection(platform, shop, prefix)}`,
  );
}

/** Quantities: those that were changed, then the first of the others. */
function stockSection(platform: PlatformWorld, shop: SimulatedShop, prefix: string): string {
  const hidden = { platform: platform.slug, shopId: shop.shopId };
  const all = stocksOf(platform, shop.shopId).toSorted((one, other) => other.changes - one.changes);
  const heads = [
    text.goods,
    text.merchantCode,
    text.price,
    text.quantity,
    text.reserved,
    text.mood,
    text.changes,
  ];
  const rows = all
    .slice(0, SHOWN_GOODS)
    .map(({ title, sku, merchantCode, price, quantity, reserved, mood, changes }) =>
      [`${title} ${sku}`, merchantCode, yuanOf(price), quantity, reserved, text.moods[mood], changes]
        .map((value) => `<td>${escapeHtml(String(value))}</td>`)
        .join(''),
    );
  return `<section><h2>${text.stocks}</h2>
${form(
  prefix,
  'putStock',
  hidden,
  [
    textField(text.merchantCode, 'merchantCode'),
    numberField(text.quantity, 'quantity', 100),
    numberField(text.reserved, 'reserved', 0),
    choice(text.mood, 'mood', Object.entries(text.moods)),
  ],
  text.putStock,
)}
<div class="wide"><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row}</tr>`).join('\n')}</tbody></table></div></section>`;
}

export function errorPage(words: string): string {
  return pageOf(text.title, `<p>${escapeHtml(words)}</p>`);
}

function platformSection(platform: PlatformWorld, prefix: string): string {
  const { slug, name, shops, faults, limits } = platform;
  const rows = shops.map(
    (shop) =>
      `<tr><td><a href="${prefix}/${slug}/${shop.shopId}">${escapeHtml(shop.name)}</a></td><td>${platform.orders.ofShop(shop.shopId).length}</td><td>${escapeHtml(accessOf(platform, shop))}</td></tr>`,
  );
  const rules = faults.rules().map(({ kind, call, orderSuffix, times }) =>
    text.rule({
      kind: text.kinds[kind],
      call: call ? text.callKinds[call] : text.allCalls,
      orderSuffix: orderSuffix ?? '',
      times,
    }),
  );
  const set = limits.all().map(({ method, calls, perMs }) => text.limit(method, calls, perMs));
  const late = faults.latencyMs() > 0 ? [`${text.latency} ${faults.latencyMs()}`] : [];
  const troubles = [...rules, ...set, ...late].map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  const hidden = { platform: slug };
  return `<section><h2>${escapeHtml(name)}</h2>
<div class="wide"><table><thead><tr><th>${text.shop}</th><th>${text.orderCount}</th><th>${text.access}</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>
<details${troubles && ' open'}><summary>${text.faults}</summary>
${troubles && `<ul>${troubles}</ul>`}
${form(
  prefix,
  'failCalls',
  hidden,
  [
    choice(text.kind, 'kind', Object.entries(text.kinds)),
    choice(text.call, 'call', [['', text.allCalls], ...Object.entries(text.callKinds)]),
    textField(text.orderSuffix, 'orderSuffix'),
    numberField(text.times, 'times', 1),
  ],
  text.failCalls,
)}
${form(
  prefix,
  'limitCalls',
  hidden,
  [
    textField(text.method, 'method', '*'),
    numberField(text.calls, 'calls', 10),
    numberField(text.perMs, 'perMs', 1_000),
  ],
  text.limitCalls,
)}
${form(prefix, 'delayAnswers', hidden, [numberField(text.latency, 'ms', 0)], text.delayAnswers)}
${TAKING.includes(slug) ? form(prefix, 'holdReviews', hidden, [numberField(text.holdReviews, 'reviews', 1)], text.set) : ''}
${PUSHING.includes(slug) ? pushForms(prefix, hidden) : ''}
${form(prefix, 'clearFaults', hidden, [], text.clearFaults)}
</details></section>`;
}

function pushForms(prefix: string, hidden: Record<string, string>): string {
  return `${form(prefix, 'repeatPushes', hidden, [numberField(text.repeatPushes, 'times', 1)], text.set)}
${form(prefix, 'dropPushes', hidden, [numberField(text.dropPushes, 'pushes', 1)], text.set)}`;
}

function accessOf({ authorisations, now }: PlatformWorld, { shopId }: SimulatedShop): string {
  const newest = authorisations.ofShop(shopId).at(-1);
  if (!newest) return text.noAccess;
  if (newest.isRevoked) return text.accessRevoked;
  const until = beijingTime(new Date(newest.accessEndsAt));
  return newest.accessEndsAt > now().getTime() ? text.accessUntil(until) : text.accessOver;
}

function form(
  prefix: string,
  action: string,
  hidden: Record<string, string>,
  fields: string[],
  label: string,
): string {
  const inputs = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${prefix}/do/${action}">${inputs.join('')}${fields.join('')}<button>${escapeHtml(label)}</button></form>`;
}

function numberField(label: string, name: string, value: number): string {
  return `<label>${label}<input type="number" name="${name}" value="${value}" min="0"></label>`;
}

function textField(label: string, name: string, value = ''): string {
  return `<label>${label}<input name="${name}" value="${escapeHtml(value)}"></label>`;
}

function choice(label: string, name: string, values: [value: string, label: string][]): string {
  const options = values.map(([value, words]) => `<option value="${value}">${words}</option>`);
  return `<label>${label}<select name="${name}">${options.join('')}</select></label>`;
}

function pageOf(title: string, content: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${CONSOLE_STYLE}</style>
</head>
<body>
<main>
<p class="soft">${text.notice}</p>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
}
