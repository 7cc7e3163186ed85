import { escapeHtml } from '../page.ts';
import { text } from './consolePages.text.ts';
import { beijingTime } from './forms.ts';
import type { PostedShipment, SimulatedOrder } from './shopTypes.ts';
import { yuanOf } from './yuan.ts';

/** Writes a form that does something to the order. */
type OrderForm = (action: string, more: Record<string, string>, fields: string[], label: string) => string;

/** An order in the console's table; `more` is what else may be done about it. */
export function orderRow(order: SimulatedOrder, form: OrderForm, more: string): string {
  const { orderNo, createdAt, state, refund, items, payAmount, receiver, shipments } = order;
  const cells = [
    `<code>${escapeHtml(orderNo)}</code><br><span class="soft">${beijingTime(createdAt)}</span>`,
    `${text.states[state]}<br>${text.refunds[refund]}`,
    `${items.map(({ title, sku, num }) => escapeHtml(`${title} ${sku} × ${num}`)).join('<br>')}<br><span class="soft">¥${yuanOf(payAmount)}</span>`,
    [receiver.name, receiver.phone, receiver.province + receiver.city + receiver.district, receiver.address]
      .map(escapeHtml)
      .join('<br>'),
    shipments.map(shipmentText).join('<br>') || `<span class="soft">${text.nothingPosted}</span>`,
    remarkForm(order, form),
    `<div class="acts">${actsOf(order)
      .map(([action, more, label]) => form(action, more, [], label))
      .join('')}${more}</div>`,
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

type Act = [action: string, more: Record<string, string>, label: string];

/** What may happen to an order as it stands. */
function actsOf({ state, refund }: SimulatedOrder): Act[] {
  const refunds: Act[] = [
    ['refundOrder', { refund: 'applying' }, text.refundApplying],
    ['refundOrder', { refund: 'done' }, text.refundDone],
    ['refundOrder', { refund: 'none' }, text.refundNone],
  ];
  const open = refunds.filter(([, more]) => more.refund !== refund);
  const finish: Act = ['finishOrder', {}, text.finish];
  const close: Act = ['closeOrder', {}, text.close];
  const change: Act = ['changeReceiver', {}, text.changeReceiver];
  switch (state) {
    case 'waitPay':
      return [['payOrder', {}, text.pay], close, change];
    case 'waitShip':
    case 'partShipped':
      return [...open, close, change];
    case 'shipped':
      return [...open, finish];
    default:
      return [];
  }
}

function shipmentText({ company, waybillNo, replaced }: PostedShipment): string {
  const before =
    replaced.length > 0
      ? `<br><span class="soft">${escapeHtml(text.replaced(replaced.join('、')))}</span>`
      : '';
  return `${escapeHtml(company)} <code>${escapeHtml(waybillNo)}</code>${before}`;
}

function remarkForm({ buyerMemo, sellerMemo, flag }: SimulatedOrder, form: OrderForm): string {
  const flags = Object.entries(text.flags).map(
    ([value, label]) => `<option value="${value}"${value === flag ? ' selected' : ''}>${label}</option>`,
  );
  const field = (label: string, name: string, value: string) =>
    `<label>${label}<input name="${name}" value="${escapeHtml(value)}"></label>`;
  return form(
    'remarkOrder',
    {},
    [
      field(text.buyerMemo, 'buyerMemo', buyerMemo),
      field(text.sellerMemo, 'sellerMemo', sellerMemo),
      `<label>${text.flag}<select name="flag"><option value="">${text.noFlag}</option>${flags.join('')}</select></label>`,
    ],
    text.remark,
  );
}
