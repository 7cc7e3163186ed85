import { sql, TransactionRollbackError } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../api/src/db/client.ts';
import { steppingService } from '../../api/src/modules/afterSales/stepping.service.ts';
import { findViolations } from '../../api/src/modules/books/books.repository.ts';
import { checkEverything } from '../../api/src/modules/books/books.service.ts';
import { isPaused } from '../../api/src/modules/books/paused.ts';
import { movedAfter } from '../../api/src/modules/books/rule.ts';
import { openClaim, stepClaim } from '../../api/src/modules/courierClaims/courierClaims.service.ts';
import { claimKinds } from '../../api/src/shared/statuses.ts';
import type { Paid } from '../support/issuingFixture.ts';
import { refundFixture } from '../support/refundFixture.ts';

const refunding = refundFixture();
const { fixture } = refunding;
const db = () => fixture.api.database.db;
const query = <T extends object>(text: string, values?: unknown[]) => fixture.query<T>(text, values);

/** Of everything that moves money one that has. */
type World = {
  buyer: number;
  seller: number;
  settled: number;
  refunded: number;
  paidOrder: number;
  payment: number;
  waiting: number;
  open: number;
  paidOut: number;
  /** A recharge with one refund that is under way, one that has arrived and one that came back. */
  sentBack: number;
  underway: number;
  arrived: number;
  returned: number;
  closing: number;
  /** A settled parcel that may be refunded, and its supplier. */
  held: number;
  holder: number;
  /** A parcel of which a part was given back. */
  inPart: number;
  /** A settled parcel that goes on, of which a case gave 40 fen back. */
  compensated: number;
  /** A parcel that was sent instead of another, for a freight that its buyer paid. */
  replacement: number;
  /** A parcel that a case gave 50 fen beyond its price of, from its supplier's deposit, and that supplier. */
  beyond: number;
  answerable: number;
  /** A claim against its courier, of which 40 fen were paid. */
  claim: number;
};
let world: World;

/** An operator gives so much of a parcel. */
async function giveBeyond(paid: Paid, give: number): Promise<void> {
  await refunding.move(paid, 50);
  const [packageId] = await refunding.idsOf(paid);
  const asked = { packageId, kind: 3, ask: 2, amount: 40, text: '破损' };
  const opened = await paid.buyer.call<{ caseId: number }>('POST', '/afterSales/open', asked);
  const { caseId } = opened.data;
  await paid.shop.seller.call('POST', '/afterSales/answer', { caseId, action: 'refuse', text: '不认可' });
  await paid.buyer.call('POST', '/afterSales/reply', { caseId, action: 'escalate', text: '请判断' });
  await db().transaction((tx) =>
    steppingService(db(), null).decide(tx, caseId, { give, reason: '照片清楚' }),
  );
}

async function only(text: string, values: unknown[]): Promise<number> {
  const [row] = await query<{ id: number }>(text, values);
  if (!row) throw new Error(`no row: ${text}`);
  return row.id;
}

async function payment(accountId: number): Promise<number> {
  const terms = {
    accountId,
    amount: 5_000,
    payType: 1,
    hash: '',
    min: 1,
    max: 10_000,
    mostOpen: 9,
    minutes: 30,
  };
  return only('SELECT begin_payment($1) AS id', [JSON.stringify(terms)]);
}

/** A refund of a recharge as `refund_recharges` writes it. */
async function refundOf(paymentId: number, amount: number): Promise<number> {
  const id = await only(
    `INSERT INTO recharge_refund (refund_no, payment_id, account_id, amount)
     SELECT gen_random_uuid()::text, id, account_id, $2 FROM payment WHERE id = $1 RETURNING id`,
    [paymentId, amount],
  );
  await query(
    `SELECT ledger_move(16::smallint, 'recharge_refund', r.id, '', '', ledger_account_of(r.account_id, 'available'), ledger_account_of(0, 'refund'), r.amount)
       FROM recharge_refund r WHERE r.id = $1`,
    [id],
  );
  return id;
}

async function cashOut(accountId: number, amount: number): Promise<number> {
  const terms = { accountId, amount, min: 1, max: 10_000, perDay: 9, feeRate: 60, accountType: 1, hash: '' };
  const payee = { account: 'sealed', accountName: 'sealed', accountMasked: '***' };
  return only('SELECT begin_cash_out($1) AS id', [JSON.stringify({ ...terms, ...payee })]);
}

beforeAll(async () => {
  const settled = await refunding.issued(2);
  await refunding.move(settled, 50, { signedDays: 8 });
  await refunding.settle();
  const refunded = await fixture.paid();
  await refunding.refund(refunded);
  const held = await refunding.issued();
  await refunding.move(held, 50);
  await refunding.settle();
  const inPart = await refunding.issued();
  await query('UPDATE account SET commission_rate = 350 WHERE id = $1', [inPart.shop.seller.accountId]);
  await refunding.move(inPart, 50);
  await refunding.refund(inPart, { reason: '少件' });
  await refunding.answer(inPart.shop.seller, {
    refundId: await refunding.refundId(inPart),
    agree: true,
    amount: 1,
  });
  const compensated = await refunding.issued();
  await refunding.move(compensated, 50);
  const [packageId] = await refunding.idsOf(compensated);
  const opened = await compensated.buyer.call<{ caseId: number }>('POST', '/afterSales/open', {
    ...{ packageId, kind: 3, ask: 2, amount: 40, text: '破损' },
  });
  await compensated.shop.seller.call('POST', '/afterSales/answer', {
    caseId: opened.data.caseId,
    action: 'accept',
  });
  const replaced = await refunding.issued();
  await refunding.move(replaced, 50);
  const [replacedId] = await refunding.idsOf(replaced);
  const wrong = await replaced.buyer.call<{ caseId: number }>('POST', '/afterSales/open', {
    ...{ packageId: replacedId, kind: 4, ask: 1, text: '发错了' },
  });
  const { caseId } = wrong.data;
  await replaced.shop.seller.call('POST', '/afterSales/answer', {
    ...{ caseId, action: 'offer', offer: 3, amount: 30 },
  });
  await replaced.buyer.call('POST', '/afterSales/reply', { caseId, action: 'acceptOffer' });
  const replacement = await only('SELECT replacement_id AS id FROM after_sale_case WHERE id = $1', [caseId]);
  const beyond = await refunding.issued();
  const answerable = beyond.shop.seller.accountId;
  await query('SELECT give_demo_money($1, 150)', [answerable]);
  await query('SELECT pay_into_deposit($1, 120)', [answerable]);
  await giveBeyond(beyond, 450);
  await refunding.settle();
  const terms = { packageId: packageId ?? 0, kind: claimKinds.damaged, amount: 40, text: '破损' };
  const claim = await db().transaction(async (tx) => {
    const { id } = await openClaim(tx, terms);
    for (const action of ['submit', 'accept', 'pay'] as const) await stepClaim(tx, id, { action });
    return id;
  });
  const parcel = async (paid: Paid) => (await refunding.idsOf(paid))[0] ?? 0;

  const buyer = settled.buyer.accountId;
  const credited = await payment(buyer);
  await query(
    "SELECT settle_payment(1::smallint, pay_no, 'trade', amount, now()) FROM payment WHERE id = $1",
    [credited],
  );
  const seller = settled.shop.seller.accountId;
  await query('UPDATE account SET real_status = 2 WHERE id = $1', [seller]);
  const paidOut = await cashOut(seller, 100);
  for (const status of [10, 20, 30])
    await query('SELECT advance_cash_out($1, NULL, $2::smallint, NULL, $3)', [
      paidOut,
      status,
      status === 30 ? 'transfer' : null,
    ]);
  const sentBack = await payment(inPart.buyer.accountId);
  await query(
    "SELECT settle_payment(1::smallint, pay_no, 'back', amount, now()) FROM payment WHERE id = $1",
    [sentBack],
  );
  const [arrived = 0, returned = 0, underway = 0] = [
    await refundOf(sentBack, 1_000),
    await refundOf(sentBack, 1_500),
    await refundOf(sentBack, 500),
  ];
  await query("SELECT end_recharge_refund($1, 1::smallint, '', NULL)", [arrived]);
  await query("SELECT end_recharge_refund($1, 2::smallint, 'NO', NULL)", [returned]);
  const closing = await only('INSERT INTO account_closing (account_id) VALUES ($1) RETURNING id', [buyer]);

  world = {
    ...{ sentBack, underway, arrived, returned, closing, replacement, claim },
    buyer,
    seller,
    settled: await parcel(settled),
    refunded: await parcel(refunded),
    paidOrder: settled.orderId,
    payment: credited,
    held: await parcel(held),
    holder: held.shop.seller.accountId,
    inPart: await parcel(inPart),
    compensated: await parcel(compensated),
    beyond: await parcel(beyond),
    answerable,
    waiting: await payment(buyer),
    open: await cashOut(seller, 200),
    paidOut,
  };
});

/** The last line of somebody's wallet. */
const lineOf = (owner: number, code = 'available') =>
  `(SELECT e.id FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
     WHERE a.owner_id = ${owner} AND a.code = '${code}' ORDER BY e.account_seq DESC LIMIT 1)`;
const byHand = (lines: string) =>
  `WITH t AS (INSERT INTO ledger_tx (kind, biz_type, biz_id, title) VALUES (12, 'by hand', 1, '') RETURNING id, created_at)
   INSERT INTO ledger_entry (tx_id, account_id, amount, kind, created_at)
   SELECT t.id, ledger_account_of(0, v.code), v.amount, 12, t.created_at FROM t, (VALUES ${lines}) AS v (code, amount)`;

/** The rules that are broken here, by what they are about. */
const RULES = {
  replacements: 'what replaces a parcel costs nothing, once, and its freight was moved as its case says',
  claimed:
    'what a courier paid came in once, to its supplier and the platform in the parts that the claim says',
  cases: 'what a parcel gave back while it went on is what its cases gave, each once',
  suppliersOnly: 'only suppliers have a deposit, which is never below nothing',
  depositMoved: 'what went into a deposit or out of it was moved once',
  drawn:
    'a deposit paid what its supplier bore of a parcel whose shares were final, of a freight that went back, or all that was beyond the parcel',
  beyond: 'what was given beyond a parcel came from the deposit of its supplier',
  notMore: 'what came back of a parcel is no more than what was paid for it, except from the deposit',
  zero: 'nothing is created or destroyed',
  balanced: 'every movement is balanced',
  line: 'every line belongs to a movement and an account, and says what they are',
  last: 'a balance is what its last line says',
  history: 'balance and version equal their history',
  chain: 'each account has one unforked chain',
  wallet: 'the lines of a wallet say what its other account held',
  overdrawn: 'nobody is overdrawn',
  heldIsIn: 'what is held of a wallet is in it',
  held: 'what is held of a wallet are the shares of settled parcels that may be refunded',
  askedIsHeld: 'a settled parcel whose money is asked for, or that a case is open for, is held',
  takenBack: 'only an income that was taken back leads below nothing',
  sums: 'the sums beside a balance are those of its lines',
  known: 'what is known of the lines of a wallet is what they say',
  justified: 'every movement is justified by a row, and moves the accounts of that row alone',
  demo: 'money of a demo was given once, to its person',
  cost: 'an order costs what its parcels cost',
  paidOnce: 'paid means paid once, and nothing else does',
  refundedOnce: 'refunded means refunded once',
  everyFen: 'a refunded parcel gave its fee back but for what was kept of it, and every fen went somewhere',
  left: 'a refunded parcel left its supplier and its agent what they have of what was kept',
  counts: 'an order counts what its parcels gave back',
  shares: 'a settled parcel paid its shares out, and they add up to its fee',
  escrow: 'escrow holds what is paid and neither refunded nor settled',
  credited: 'a paid payment was credited once, with its amount, to its person; nothing else was',
  tradeOnce: 'a trade of a channel pays once',
  cashOut: 'a cash-out was frozen once, and then it was paid or it came back',
  cashOutFen: 'every fen of a cash-out is where its status says',
  sentBack:
    'a refund of a recharge left the wallet once with its amount, and then it arrived or it came back',
  atMost: 'a recharge gives back at most what was paid, to who has paid it',
  onItsWay: 'what is on its way back to those who recharged is what their refunds say',
  givenUp: 'nobody gives up more money of a demo than they were given',
  closedEmpty: 'a closed account holds nothing',
  frozen: 'frozen money is that of the open cash-outs',
  triggers: 'the triggers that guard the books are at work',
  constraints: 'the constraints that guard the books are in place',
  asked: 'a parcel whose money is asked for has one refund that says how far it is',
  oneRefund: 'a refunded parcel has one refund that succeeded, of its amount, and nothing else has one',
  timeline: 'a parcel begins its timeline when it is placed, and ends it with its refund',
  locked: 'locked stock equals the open parcels',
  stockLog: 'stock is what its log adds up to',
};

type Corruption = [what: string, statement: (world: World) => string, broken: string[]];
/** A movement by hand, between two accounts of the ledger. */
const moved = (
  [kind, bizType, bizId, step = '']: [number, string, number, string?],
  [from, to]: [string, string],
  amount: number,
) =>
  `SELECT ledger_move(${kind}::smallint, '${bizType}', ${bizId}, '${step}', '', ${from}, ${to}, ${amount})`;
const platform = (code: string) => `ledger_account_of(0, '${code}')`;
const wallet = (owner: number, code = 'available') => `ledger_account_of(${owner}, '${code}')`;

/** The corruption drill: one for every invariant of money (I-01 to I-13), and one for what guards them. */
const DRILL: Corruption[] = [
  [
    'I-01 money is destroyed: a line is deleted',
    ({ buyer }) => `DELETE FROM ledger_entry WHERE id = ${lineOf(buyer)}`,
    [RULES.zero, RULES.balanced, RULES.last, RULES.history, RULES.sums, RULES.credited],
  ],
  [
    'I-02 a movement has no lines',
    ({ payment: id }) =>
      `INSERT INTO ledger_tx (kind, biz_type, biz_id, step, title) VALUES (1, 'payment', ${id}, 'again', '')`,
    [RULES.balanced, RULES.justified],
  ],
  [
    'I-03 a balance is set',
    ({ buyer }) =>
      `UPDATE ledger_account SET balance = balance + 1 WHERE owner_id = ${buyer} AND code = 'available'`,
    [RULES.last, RULES.history],
  ],
  [
    'I-04 a wallet is overdrawn',
    ({ buyer }) => `ALTER TABLE ledger_account DROP CONSTRAINT never_overdrawn;
      ALTER TABLE ledger_account DISABLE TRIGGER USER;
      UPDATE ledger_account SET balance = -1 WHERE owner_id = ${buyer} AND code = 'available';
      ALTER TABLE ledger_account ENABLE TRIGGER USER`,
    [RULES.last, RULES.history, RULES.overdrawn, RULES.takenBack, RULES.constraints],
  ],
  [
    'I-05 a line is put into another place of its chain',
    ({ buyer }) => `UPDATE ledger_entry SET account_seq = account_seq + 7 WHERE id = ${lineOf(buyer)}`,
    [RULES.last, RULES.history, RULES.chain],
  ],
  [
    'I-06 a recharge is called paid',
    ({ waiting }) =>
      `UPDATE payment SET status = 1, paid_at = now(), channel_trade_no = 'none' WHERE id = ${waiting}`,
    [RULES.credited],
  ],
  [
    'I-07 a recharge is credited that nobody began',
    ({ buyer }) => moved([1, 'payment', 999_999], [platform('recharge'), wallet(buyer)], 1),
    [RULES.justified],
  ],
  [
    'I-08 a trade of a channel pays twice',
    ({ waiting, buyer }) => `ALTER TABLE payment DROP CONSTRAINT payment_trade_once;
      UPDATE payment SET status = 1, paid_at = now(), channel_trade_no = 'trade' WHERE id = ${waiting};
      ${moved([1, 'payment', waiting], [platform('recharge'), wallet(buyer)], 5_000)}`,
    [RULES.tradeOnce, RULES.constraints],
  ],
  [
    'I-09 an order that was paid is called unpaid',
    ({ paidOrder }) => `UPDATE orders SET status = 10, paid_at = NULL WHERE id = ${paidOrder}`,
    [RULES.justified, RULES.paidOnce],
  ],
  [
    'I-10 an order costs less than its parcels',
    ({ paidOrder }) =>
      `UPDATE orders SET goods_fee = goods_fee - 1, total_fee = total_fee - 1 WHERE id = ${paidOrder}`,
    [RULES.cost, RULES.paidOnce],
  ],
  [
    'I-11 a refunded parcel is called not refunded',
    ({ refunded }) => `UPDATE order_package SET status = 20 WHERE id = ${refunded}`,
    [
      RULES.justified,
      RULES.refundedOnce,
      RULES.counts,
      RULES.escrow,
      RULES.oneRefund,
      RULES.timeline,
      RULES.locked,
    ],
  ],
  [
    'I-12 a cash-out is called paid',
    ({ open }) => `UPDATE cash_out SET status = 30, paid_at = now(), transfer_no = 'none' WHERE id = ${open}`,
    [RULES.cashOut, RULES.cashOutFen, RULES.frozen],
  ],
  [
    'I-13 frozen money is freed by hand',
    ({ seller, open }) => moved([6, 'cash_out', open], [wallet(seller, 'frozen'), wallet(seller)], 200),
    [RULES.justified, RULES.cashOut, RULES.cashOutFen, RULES.frozen],
  ],
  [
    'a compensation that no operator wrote down',
    ({ buyer }) =>
      `SELECT ledger_move(14::smallint, 'adjustment', 999999, '', '', ledger_account_of(0, 'revenue'), ledger_account_of(${buyer}, 'available'), 100)`,
    [RULES.justified],
  ],
  [
    'a refund of a recharge is called arrived',
    ({ underway }) => `UPDATE recharge_refund SET status = 1, ended_at = now() WHERE id = ${underway}`,
    [RULES.sentBack, RULES.onItsWay],
  ],
  [
    'a refund of a recharge that has arrived comes back to the wallet too',
    ({ arrived }) =>
      `SELECT ledger_move(17::smallint, 'recharge_refund', id, '', '', ledger_account_of(0, 'refund'), ledger_account_of(account_id, 'available'), amount)
         FROM recharge_refund WHERE id = ${arrived}`,
    [RULES.justified, RULES.sentBack, RULES.onItsWay],
  ],
  [
    'more of a recharge goes back than was paid',
    ({ underway }) => `UPDATE recharge_refund SET amount = 4001 WHERE id = ${underway}`,
    [RULES.sentBack, RULES.atMost, RULES.onItsWay],
  ],
  [
    'a recharge is called sent back that was not',
    ({ sentBack }) => `UPDATE payment SET status = 4 WHERE id = ${sentBack}`,
    [RULES.atMost],
  ],
  [
    'an account with money is called closed',
    ({ buyer }) => `UPDATE account SET status = 4 WHERE id = ${buyer}`,
    [RULES.closedEmpty],
  ],
  [
    'I-20 a guard is sent away',
    () => 'ALTER TABLE ledger_account DISABLE TRIGGER ledger_account_guard',
    [RULES.triggers],
  ],
];

/** Money that nobody paid and nobody earned: it adds up, and nothing justifies it. */
const INVENTED: Corruption[] = [
  [
    'a recharge without a payment',
    ({ buyer }) => moved([1, 'test', 1], [platform('recharge'), wallet(buyer)], 100),
    [RULES.justified],
  ],
  [
    'a recharge that is credited again',
    ({ buyer, payment: id }) =>
      moved([1, 'payment', id, 'again'], [platform('recharge'), wallet(buyer)], 5_000),
    [RULES.justified, RULES.credited],
  ],
  [
    'a recharge that is credited to somebody else',
    ({
      seller,
      waiting,
    }) => `UPDATE payment SET status = 1, paid_at = now(), channel_trade_no = 'other' WHERE id = ${waiting};
      ${moved([1, 'payment', waiting], [platform('recharge'), wallet(seller)], 5_000)}`,
    [RULES.justified, RULES.credited],
  ],
  [
    'an income of an agent that is for nothing',
    ({ buyer }) => moved([7, 'test', 1], [platform('revenue'), wallet(buyer)], 100),
    [RULES.justified],
  ],
  [
    'an income of an agent that did not invite who bought the parcel',
    ({ buyer, settled }) => moved([7, 'package', settled], [platform('escrow'), wallet(buyer)], 1),
    [RULES.justified, RULES.shares, RULES.escrow],
  ],
  [
    'an income of a supplier that the platform pays',
    ({ seller, settled }) =>
      moved([9, 'package', settled, 'again'], [platform('revenue'), wallet(seller)], 100),
    [RULES.justified, RULES.shares],
  ],
  [
    'a refund that another parcel pays',
    ({ buyer, settled }) => moved([3, 'package', settled], [platform('escrow'), wallet(buyer)], 1),
    [RULES.justified, RULES.refundedOnce, RULES.escrow],
  ],
  [
    'a bonus, a compensation or an adjustment, which nothing makes',
    ({ buyer, payment: id }) => `${moved([11, 'payment', id], [platform('bonus'), wallet(buyer)], 1)};
      ${moved([12, 'adjust', 1], [platform('adjust'), wallet(buyer)], 1)};
      ${moved([14, 'package', 1], [platform('adjust'), wallet(buyer)], 1)}`,
    [RULES.justified],
  ],
  [
    'money of a demo that no row gives',
    ({ buyer }) => moved([15, 'demo', 999_999], [platform('demo'), wallet(buyer)], 100),
    [RULES.justified],
  ],
  [
    'money of a demo that was given twice',
    ({ buyer }) =>
      `${moved([15, 'demo', 1, 'again'], [platform('demo'), wallet(buyer)], 100)};
       INSERT INTO demo_money (account_id, amount) VALUES (${buyer}, 100)`,
    [RULES.justified, RULES.demo],
  ],
  [
    'a recharge that goes back without a row',
    ({ buyer }) => moved([16, 'recharge_refund', 999_999], [wallet(buyer), platform('refund')], 100),
    [RULES.justified, RULES.onItsWay],
  ],
  [
    'a recharge that goes back to somebody else',
    ({ returned, seller }) =>
      moved([17, 'recharge_refund', returned, 'again'], [platform('refund'), wallet(seller)], 100),
    [RULES.justified, RULES.sentBack, RULES.onItsWay],
  ],
  [
    'more money of a demo that is given up than was given',
    ({ buyer, closing }) =>
      `SELECT ledger_move(19::smallint, 'closing', ${closing}, '0', '', ${wallet(buyer)}, ${platform('demo')}, sum(amount)::bigint + 1)
         FROM demo_money WHERE account_id = ${buyer}`,
    [RULES.givenUp],
  ],
  [
    'money of one wallet in another',
    ({ buyer, seller }) => moved([4, 'cash_out', 999_999], [wallet(seller), wallet(buyer)], 1),
    [RULES.justified],
  ],
];

/** What else an operator with all rights could do to the books. */
const OTHERS: Corruption[] = [
  [
    'a sum beside a balance is set',
    ({ buyer }) =>
      `UPDATE ledger_account SET income = income + 1 WHERE owner_id = ${buyer} AND code = 'available'`,
    [RULES.sums],
  ],
  [
    'what is known of a wallet is not what its lines say',
    ({ buyer }) =>
      `INSERT INTO wallet_checkpoint (account_id, seq, sum, lowest)
       SELECT id, 1, 1, 1 FROM ledger_account WHERE owner_id = ${buyer} AND code = 'available'`,
    [RULES.known],
  ],
  [
    'an amount is changed',
    ({ buyer }) => `UPDATE ledger_entry SET amount = amount + 1 WHERE id = ${lineOf(buyer)}`,
    [RULES.zero, RULES.balanced, RULES.history, RULES.chain, RULES.sums, RULES.credited],
  ],
  [
    'what a line left is changed',
    ({ buyer }) => `UPDATE ledger_entry SET balance_after = balance_after + 1 WHERE id = ${lineOf(buyer)}`,
    [RULES.last, RULES.chain],
  ],
  [
    'a line is dated back',
    ({ buyer }) =>
      `UPDATE ledger_entry SET created_at = created_at - interval '1 day' WHERE id = ${lineOf(buyer)}`,
    [RULES.line],
  ],
  [
    'a line forgets what was frozen',
    ({ seller }) =>
      `UPDATE ledger_entry SET counterpart_balance = counterpart_balance + 1 WHERE id = ${lineOf(seller, 'frozen')}`,
    [RULES.wallet],
  ],
  [
    'a movement that makes money',
    () => byHand("('revenue', 100), ('adjust', -99)"),
    [RULES.zero, RULES.balanced, RULES.justified],
  ],
  [
    'money of escrow goes elsewhere',
    () => byHand("('revenue', 100), ('escrow', -100)"),
    [RULES.justified, RULES.escrow],
  ],
  [
    'a recharge that was credited is called closed',
    ({ payment: id }) =>
      `UPDATE payment SET status = 2, paid_at = NULL, channel_trade_no = NULL WHERE id = ${id}`,
    [RULES.justified, RULES.credited],
  ],
  [
    'a supplier’s share is raised',
    ({ settled }) => `UPDATE order_package SET supplier_share = supplier_share + 1 WHERE id = ${settled}`,
    [RULES.shares],
  ],
  [
    'the commission of a refunded parcel is forgiven',
    ({ inPart }) => `UPDATE order_package SET commission = 0 WHERE id = ${inPart}`,
    [RULES.left],
  ],
  [
    'what was given back of a parcel is raised',
    ({ inPart }) => `UPDATE order_package SET refund_fee = refund_fee + 100 WHERE id = ${inPart}`,
    [RULES.everyFen, RULES.left, RULES.counts, RULES.oneRefund],
  ],
  [
    'a compensation is paid that no case gave',
    ({ compensated }) => `UPDATE compensation SET amount = 41 WHERE package_id = ${compensated}`,
    [RULES.cases],
  ],
  [
    'what was given beyond a parcel is said to be less',
    ({ beyond }) => `UPDATE compensation SET surplus = surplus - 1 WHERE package_id = ${beyond}`,
    [RULES.cases, RULES.beyond],
  ],
  [
    'more comes back of a parcel than was paid for it',
    ({ buyer, settled }) => moved([3, 'package', settled], [platform('escrow'), wallet(buyer)], 401),
    [RULES.justified, RULES.refundedOnce, RULES.escrow, RULES.notMore],
  ],
  [
    'more is said to have been put into a deposit',
    ({ answerable }) => `UPDATE deposit_move SET amount = amount + 1 WHERE account_id = ${answerable}`,
    [RULES.depositMoved],
  ],
  [
    'a deposit pays for what its supplier does not bear',
    ({ beyond, answerable }) =>
      moved([23, 'package', beyond], [wallet(answerable, 'deposit'), wallet(answerable)], 1),
    [RULES.justified, RULES.drawn],
  ],
  [
    'a buyer has a deposit',
    ({ buyer }) => moved([21, 'deposit', 999_999], [wallet(buyer), wallet(buyer, 'deposit')], 1),
    [RULES.justified, RULES.suppliersOnly],
  ],
  [
    'a courier is said to have paid more',
    ({ claim }) =>
      `UPDATE courier_claim SET amount = 50, accepted_amount = 50, supplier_part = supplier_part + 10 WHERE id = ${claim}`,
    [RULES.claimed],
  ],
  [
    'a claim that was paid is called refused',
    ({ claim }) =>
      `UPDATE courier_claim SET status = 50, accepted_amount = NULL, supplier_part = NULL, platform_part = NULL WHERE id = ${claim}`,
    [RULES.justified, RULES.claimed],
  ],
  [
    'a courier’s money comes in for a claim of nobody',
    ({ seller }) => moved([30, 'courier_claim', 999_999], [platform('courier'), wallet(seller)], 5),
    [RULES.justified],
  ],
  [
    'a case says that it gave more',
    ({ compensated }) => `UPDATE after_sale_case SET given_amount = 50 WHERE package_id = ${compensated}`,
    [RULES.cases],
  ],
  [
    'a case forgets the freight that its buyer paid for what was sent again',
    ({ replacement }) => `UPDATE after_sale_case SET freight = 0 WHERE replacement_id = ${replacement}`,
    [RULES.replacements],
  ],
  [
    'a parcel was sent again that no case gave',
    ({ replacement }) =>
      `UPDATE after_sale_case SET replacement_id = NULL WHERE replacement_id = ${replacement}`,
    [RULES.replacements],
  ],
  [
    'the freight of a parcel that was bought is paid again',
    ({ seller, settled }) => moved([24, 'package', settled, 'got'], [platform('escrow'), wallet(seller)], 1),
    [RULES.justified, RULES.escrow],
  ],
  [
    'a parcel forgets what it gave back while it went on',
    ({ compensated }) => `UPDATE order_package SET compensated = 0 WHERE id = ${compensated}`,
    [RULES.cases, RULES.counts, RULES.shares],
  ],
  [
    'a parcel is let go for which a case is open',
    ({
      held,
    }) => `INSERT INTO after_sale_case (case_no, package_id, order_id, account_id, seller_id, kind, ask, amount, status)
      SELECT 'S' || id, id, order_id, account_id, seller_id, 3, 2, 1, 10 FROM order_package WHERE id = ${held};
      UPDATE ledger_account SET held = held - (SELECT supplier_share - commission FROM order_package WHERE id = ${held}) WHERE owner_id = (SELECT seller_id FROM order_package WHERE id = ${held}) AND code = 'available';
      UPDATE order_package SET held_until = NULL WHERE id = ${held}`,
    [RULES.askedIsHeld],
  ],
  [
    'what is held of a wallet is let go',
    ({ holder }) => `UPDATE ledger_account SET held = 0 WHERE owner_id = ${holder}`,
    [RULES.held],
  ],
  [
    'more is held of a wallet than it has',
    ({ holder }) =>
      `UPDATE ledger_account SET held = held + 1 WHERE owner_id = ${holder} AND code = 'available'`,
    [RULES.heldIsIn, RULES.held],
  ],
  [
    'a parcel whose money is asked for is let go',
    ({ held }) => `UPDATE order_package SET held_until = NULL, refund_status = 30 WHERE id = ${held}`,
    [RULES.held, RULES.askedIsHeld, RULES.asked],
  ],
  [
    'the fee of a paid cash-out is forgiven',
    ({ paidOut }) => `UPDATE cash_out SET fee = 0 WHERE id = ${paidOut}`,
    [RULES.cashOutFen],
  ],
  [
    'a constraint is dropped',
    () => 'ALTER TABLE ledger_account DROP CONSTRAINT never_overdrawn',
    [RULES.constraints],
  ],
];

const GUARDED = ['ledger_entry', 'ledger_tx', 'ledger_account'];
const guards = async (tx: Tx, word: 'DISABLE' | 'ENABLE') => {
  for (const table of GUARDED) await tx.execute(sql.raw(`ALTER TABLE ${table} ${word} TRIGGER USER`));
};

/**
 * The rules that do not hold after a statement was run past all guards, those of them that are seen where only what has
 * moved is looked at, and whether cash-outs are paused; all undone.
 */
async function after(statement: string) {
  let found: { names: string[]; moved: string[]; paused: boolean } | undefined;
  const done = db().transaction(async (tx) => {
    const isGuarded = /^\s*ALTER TABLE|ledger_move/.test(statement);
    if (!isGuarded) await guards(tx, 'DISABLE');
    await tx.execute(sql.raw(statement));
    if (!isGuarded) await guards(tx, 'ENABLE');
    const moved = await findViolations(tx, movedAfter(0));
    const { breaches } = await checkEverything(tx);
    found = {
      names: breaches.map(({ rule }) => rule.name),
      moved: moved.map(({ rule }) => rule.name),
      paused: await isPaused(tx),
    };
    tx.rollback();
  });
  await expect(done).rejects.toThrow(TransactionRollbackError);
  return found;
}

/** Rules that go through all there is: left to the night where there is much. */
const AT_NIGHT = [
  RULES.depositMoved,
  RULES.sums,
  RULES.known,
  RULES.onItsWay,
  RULES.givenUp,
  RULES.claimed,
  RULES.zero,
  RULES.history,
  RULES.wallet,
  RULES.tradeOnce,
  RULES.demo,
  RULES.escrow,
  RULES.asked,
  RULES.oneRefund,
  RULES.timeline,
  RULES.locked,
];

describe('the ledger rules', () => {
  it('find nothing in an intact ledger', async () => {
    expect(await after('SELECT 1')).toEqual({ names: [], moved: [], paused: false });
  });

  it.each([...DRILL, ...INVENTED, ...OTHERS])(
    '%s: detected, and cash-outs stop',
    async (_what, statement, names) => {
      const moved = names.filter((name) => !AT_NIGHT.includes(name));
      expect(await after(statement(world))).toEqual({ names, moved, paused: true });
    },
  );

  it('stop no cash-outs for a violation that is not about money', async () => {
    expect(await after('UPDATE good_stock SET locked = locked + 1 WHERE quantity > locked')).toEqual({
      names: [RULES.locked, RULES.stockLog],
      moved: [],
      paused: false,
    });
  });
});
