import { escapeHtml } from '../page.ts';
import { text } from './consolePages.text.ts';
import type { SimulatedOrder, SimulatedShop } from './shopTypes.ts';
import type { PlatformWorld } from './shopWorld.ts';

type Form = (action: string, more: Record<string, string>, fields: string[], label: string) => string;

const SHOWN = 200;
/** Platforms whose assignment of orders is simulated. */
const ASSIGNING: readonly string[] = ['douyin', 'pinduoduo', 'weixin'];

/** Who supplies for the shop, for whom it supplies, and what was assigned to it. */
export function assigningSection(platform: PlatformWorld, { shopId }: SimulatedShop, form: Form): string {
  if (!ASSIGNING.includes(platform.slug)) return '';
  const { assignments, shops } = platform;
  const nameOf = (id: string) => escapeHtml(platform.shop(id)?.name ?? id);
  const suppliers = assignments.suppliersOf(shopId).map(({ supplierId }) => supplierId);
  const merchants = assignments
    .bindingsOf(shopId)
    .filter(({ endedAt }) => !endedAt)
    .map(({ merchantId }) => nameOf(merchantId));
  const others = shops.filter((shop) => shop.shopId !== shopId && !suppliers.includes(shop.shopId));
  const choice = `<label>${text.supplier}<select name="supplierId">${others
    .map((shop) => `<option value="${shop.shopId}">${escapeHtml(shop.name)}</option>`)
    .join('')}</select></label>`;
  return `<section><h2>${text.assigning}</h2>
<p>${suppliers.length > 0 ? text.suppliers(suppliers.map(nameOf).join('、')) : text.noSuppliers}</p>
${merchants.length > 0 ? `<p>${text.merchants(merchants.join('、'))}</p>` : ''}
<div class="row">
${others.length > 0 ? form('bindSupplier', {}, [choice], text.bindSupplier) : ''}
${suppliers.map((supplierId) => form('unbindSupplier', { supplierId }, [], `${text.unbindSupplier} ${platform.shop(supplierId)?.name ?? ''}`)).join('')}
</div>
${assignedTable(platform, shopId)}</section>`;
}

/** What may be done about the assignment of an order. */
export function assigningActs(platform: PlatformWorld, order: SimulatedOrder, form: Form): string {
  if (!ASSIGNING.includes(platform.slug)) return '';
  const { assignments } = platform;
  const open = assignments.ofOrder(order.shopId, order.orderNo).filter(({ state }) => state !== 'cancelled');
  const [first] = open;
  if (first) {
    const to = `<span class="soft">${text.assignedTo(escapeHtml(platform.shop(first.supplierId)?.name ?? ''))}</span>`;
    return open.some(({ state }) => state === 'assigned')
      ? to + form('cancelAssignment', {}, [], text.cancelAssignment)
      : to;
  }
  const isFree = order.state === 'waitShip' && assignments.suppliersOf(order.shopId).length > 0;
  return isFree ? form('assignOrder', {}, [], text.assign) : '';
}

function assignedTable({ assignments, shop }: PlatformWorld, shopId: string): string {
  const assigned = assignments.ofSupplier(shopId).slice(-SHOWN).toReversed();
  if (assigned.length === 0) return '';
  const rows = assigned.map(({ assignedId, merchantId, items, state, cancelReason, parcels }) => {
    const cells = [
      `<code>${escapeHtml(assignedId)}</code>`,
      escapeHtml(shop(merchantId)?.name ?? merchantId),
      items.map(({ title, sku, num }) => escapeHtml(`${title} ${sku} × ${num}`)).join('<br>'),
      `${text.assignmentStates[state]}${cancelReason && `<br><span class="soft">${escapeHtml(cancelReason)}</span>`}`,
      parcels
        .map(({ company, waybillNo }) => `${escapeHtml(company)} <code>${escapeHtml(waybillNo)}</code>`)
        .join('<br>') || `<span class="soft">${text.nothingPosted}</span>`,
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  const heads = [text.assignedId, text.merchant, text.goods, text.state, text.sentBack];
  return `<h2>${text.assignedHere}</h2><div class="wide"><table>
<thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
}
