import { choice, consolePage, number, table } from '../consoleParts.ts';
import { escapeHtml } from '../page.ts';
import { beijingTime } from '../shops/forms.ts';
import type { CouriersWorld } from './couriersActions.ts';
import { text } from './couriersPage.text.ts';
import type { CustomerBook } from './customerBook.ts';
import type { JourneyBook } from './journeyBook.ts';
import type { LabelRule } from './labelFaults.ts';
import type { IssuedWaybill, WaybillBook } from './waybillBook.ts';

const SHOWN = 200;

type Fill = (action: string, hidden: Record<string, string>, fields: string[], label: string) => string;

/** Couriers with their accounts, planned failures, and the newest waybills. */
export function couriersPage({ book, customers, journeys, faults }: CouriersWorld, prefix: string): string {
  const fill: Fill = (action, hidden, fields, label) => {
    const inputs = Object.entries(hidden).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
    );
    return `<form method="post" action="${prefix}/do/${action}">${inputs.join('')}${fields.join('')}<button>${escapeHtml(label)}</button></form>`;
  };
  const names = new Map(book.accounts().map(({ kuaidicom, name }) => [kuaidicom, name]));
  const rules = faults.rules().map((rule) => `<li>${escapeHtml(ruleLine(rule, names))}</li>`);
  const late = faults.latencyMs() > 0 ? [`<li>${text.latency} ${faults.latencyMs()}</li>`] : [];
  const troubles = [...rules, ...late].join('');
  const waybills = book.newest(SHOWN);
  return consolePage(
    text,
    `<section><h2>${text.couriers}</h2>${accountsTable(book, fill)}</section>
<section><h2>${text.customers}</h2>${customersTable(customers, names, fill)}
${fill(
  'setCustomer',
  {},
  [
    choice(text.courier, 'kuaidicom', [...names]),
    field(text.partnerId, 'partnerId', ''),
    field(text.partnerKey, 'partnerKey', ''),
    field(text.net, 'net', ''),
    number(text.balance, 'balance', 1_000),
  ],
  text.setCustomer,
)}</section>
<section><h2>${text.faults}</h2>
${troubles && `<ul>${troubles}</ul>`}
${fill(
  'failCalls',
  {},
  [
    choice(text.kind, 'kind', Object.entries(text.kinds)),
    choice(text.call, 'call', [['', text.allCalls], ...Object.entries(text.calls)]),
    choice(text.courier, 'kuaidicom', [['', text.allCouriers], ...names]),
    field(text.suffix, 'suffix', ''),
    number(text.times, 'times', 1),
  ],
  text.failCalls,
)}
${fill('delayAnswers', {}, [number(text.latency, 'ms', 0)], text.delayAnswers)}
${fill('clearFaults', {}, [], text.clearFaults)}
</section>
<section><h2>${text.clock}</h2>
${fill('passTime', {}, [number(text.hours, 'hours', 4)], text.passTime)}
<p class="soft">${text.clockHint}</p></section>
<section><h2>${text.waybills(waybills.length, book.count())}</h2>
${waybills.length > 0 ? waybillsTable(waybills, journeys, names, fill) : `<p>${text.noWaybills}</p>`}</section>`,
  );
}

export function errorPage(words: string): string {
  return consolePage(text, `<p>${escapeHtml(words)}</p>`);
}

function accountsTable(book: WaybillBook, fill: Fill): string {
  const rows = book
    .accounts()
    .map(({ kuaidicom, name, issued, balance, areas }) => [
      `${escapeHtml(name)} <code>${kuaidicom}</code>`,
      String(issued),
      fill('setBalance', { kuaidicom }, [number(text.balance, 'balance', balance)], text.setBalance),
      fill('setAreas', { kuaidicom }, [field(text.areas, 'areas', areas.join('、'))], text.setAreas),
    ]);
  return table([text.courier, text.issued, text.balance, text.areas], rows);
}

function customersTable(customers: CustomerBook, names: Map<string, string>, fill: Fill): string {
  const rows = customers
    .all()
    .map(({ kuaidicom, partnerId, partnerKey, net, balance }) => [
      escapeHtml(names.get(kuaidicom) ?? kuaidicom),
      `<code>${escapeHtml(partnerId)}</code>`,
      `<code>${escapeHtml(partnerKey)}</code>`,
      escapeHtml(net),
      fill(
        'setCustomer',
        { kuaidicom, partnerId, partnerKey, net },
        [number(text.balance, 'balance', balance)],
        text.setBalance,
      ),
    ]);
  return table([text.courier, text.partnerId, text.partnerKey, text.net, text.balance], rows);
}

function waybillsTable(
  waybills: IssuedWaybill[],
  journeys: JourneyBook,
  names: Map<string, string>,
  fill: Fill,
): string {
  const heads = [
    text.waybillNo,
    text.courier,
    text.partnerId,
    text.requestNo,
    text.receiver,
    text.goods,
    text.issuedAt,
    text.state,
    text.newest,
    text.act,
  ];
  const stateOf = (waybill: IssuedWaybill) => {
    // Settles whether it was picked up.
    journeys.done(waybill);
    return text.states[waybill.state];
  };
  const rows = waybills.map((waybill) => [
    `<code>${waybill.waybillNo}</code>`,
    escapeHtml(names.get(waybill.kuaidicom) ?? waybill.kuaidicom),
    `<code>${escapeHtml(waybill.partnerId)}</code>`,
    `<code>${escapeHtml(waybill.requestNo)}</code>`,
    `${escapeHtml(waybill.receiver.printAddr)} <span class="soft">${waybill.identity ? text.encrypted : text.plain}</span>`,
    escapeHtml(waybill.cargo),
    beijingTime(waybill.issuedAt),
    stateOf(waybill),
    escapeHtml(journeys.done(waybill).at(-1)?.text ?? ''),
    actionsOf(waybill, journeys, fill),
  ]);
  return table(heads, rows);
}

/** The actions of a parcel on its way. */
function actionsOf(waybill: IssuedWaybill, journeys: JourneyBook, fill: Fill): string {
  const hidden = { waybillNo: waybill.waybillNo };
  const happened = journeys.done(waybill).length;
  const isOver = journeys.pending(waybill).length === 0;
  const problems = choice(text.problem, 'problem', Object.entries(text.problems));
  return [
    isOver
      ? ''
      : fill(happened > 0 ? 'hasten' : 'pickUp', hidden, [], happened > 0 ? text.hasten : text.pickUp),
    isOver ? '' : fill('makeProblem', hidden, [problems], text.makeProblem),
    isOver ? '' : fill('lose', hidden, [], text.lose),
    happened > 0 ? fill('repeatPush', hidden, [number(text.steps, 'steps', happened)], text.repeatPush) : '',
  ].join('');
}

function ruleLine({ kind, call, kuaidicom, suffix, times }: LabelRule, names: Map<string, string>): string {
  return text.rule({
    kind: text.kinds[kind],
    call: call ? text.calls[call] : text.allCalls,
    courier: (kuaidicom && names.get(kuaidicom)) || text.allCouriers,
    suffix: suffix ?? '',
    times,
  });
}

function field(label: string, name: string, value: string): string {
  return `<label>${label}<input name="${name}" value="${escapeHtml(value)}"></label>`;
}
