import type { Rule } from './rule.ts';

/** The cause of a movement: its kind, and the row that justifies it with the resulting lines. */
type Justified = {
  kind: number;
  /** `ledger_tx.biz_type`: the table that `biz_id` refers to. */
  of:
    | 'payment'
    | 'order'
    | 'package'
    | 'cash_out'
    | 'demo'
    | 'recharge_refund'
    | 'closing'
    | 'deposit'
    | 'courier_claim'
    | 'adjustment';
  /** Whether such a movement was created for the row. */
  when: string;
  /** Accounts of its lines: owner, code, and the sign of the amount where it is fixed. */
  lines: [owner: string, code: string, sign?: 1 | -1][];
  /** Whether `step` is one of such a movement. */
  steps?: string;
};

const AGENT: [string, string] = [
  'coalesce(b.super_id, 0)',
  `CASE WHEN b.super_id IS NULL THEN 'revenue' ELSE 'available' END`,
];
/** The supplier's share and, as a separate step, the platform's. */
const SUPPLIER: [string, string] = [
  `CASE WHEN t.step LIKE 'platform%' THEN 0 ELSE p.seller_id END`,
  `CASE WHEN t.step LIKE 'platform%' THEN 'revenue' ELSE 'available' END`,
];
/** A part of the settled parcel was refunded: its shares came back before. */
const ofPart = (step: string) =>
  `EXISTS (SELECT FROM order_package q WHERE q.part_of = p.id AND t.step = '${step}' || q.id)`;
/** A compensation of the parcel that moved `step` and its number. */
const ofCase = (step: string) => `coalesce(k.package_id = p.id AND t.step = '${step}' || k.id, false)`;
const plain = (code: string) => `'${code}'`;

/** What an operator gave or took, between a wallet and the platform's account of its kind. */
const ADJUSTED = [
  [12, 'adjust'],
  [13, 'revenue'],
  [14, 'revenue'],
].map(
  ([kind, code]): Justified => ({
    kind: Number(kind),
    of: 'adjustment',
    when: `g.kind = ${kind}`,
    lines: [
      ['0', plain(String(code))],
      ['g.account_id', plain('available')],
    ],
  }),
);

/** Every existing kind of movement, by what it is of. Any other one is a violation. */
const MADE: Justified[] = [
  {
    kind: 1,
    of: 'payment',
    when: 'y.status IN (1, 4)',
    lines: [
      ['0', plain('recharge'), -1],
      ['y.account_id', plain('available'), 1],
    ],
  },
  {
    kind: 2,
    of: 'order',
    when: 'o.paid_at IS NOT NULL',
    lines: [
      ['o.account_id', plain('available'), -1],
      ['0', plain('escrow'), 1],
    ],
  },
  {
    kind: 3,
    of: 'package',
    when: 'p.status = 70',
    lines: [
      ['0', plain('escrow'), -1],
      ['p.account_id', plain('available'), 1],
    ],
  },
  {
    kind: 4,
    of: 'cash_out',
    when: 'c.id IS NOT NULL',
    lines: [
      ['c.account_id', plain('available'), -1],
      ['c.account_id', plain('frozen'), 1],
    ],
  },
  {
    kind: 5,
    of: 'cash_out',
    when: 'c.status = 30',
    lines: [
      ['c.account_id', plain('frozen'), -1],
      ['0', plain('cashOut'), 1],
      ['0', plain('revenue'), 1],
    ],
  },
  {
    kind: 6,
    of: 'cash_out',
    when: 'c.status IN (40, 60)',
    lines: [
      ['c.account_id', plain('frozen'), -1],
      ['c.account_id', plain('available'), 1],
    ],
  },
  {
    kind: 7,
    of: 'package',
    when: 'p.settle_status IN (2, 3) OR p.status = 70',
    lines: [
      ['0', plain('escrow'), -1],
      [...AGENT, 1],
    ],
  },
  {
    kind: 8,
    of: 'package',
    when: `CASE t.step WHEN '' THEN p.settle_status = 3 ELSE ${ofPart('part')} OR ${ofCase('case')} END`,
    steps: "~ '^((part|case)[0-9]+)?$'",
    lines: [
      [...AGENT, -1],
      ['0', plain('escrow'), 1],
    ],
  },
  {
    kind: 9,
    of: 'package',
    when: 'p.settle_status IN (2, 3) OR p.status = 70',
    steps: "IN ('', 'platform')",
    lines: [
      ['0', plain('escrow'), -1],
      [...SUPPLIER, 1],
    ],
  },
  {
    // When a waybill cost more than its supplier's share, the supplier's final share is positive.
    kind: 10,
    of: 'package',
    when: `CASE WHEN t.step IN ('', 'platform') THEN p.settle_status = 3 ELSE ${ofPart('part')} OR ${ofPart('platform')} OR ${ofCase('case')} OR ${ofCase('platformcase')} END`,
    steps: "~ '^(platform|(part|platform|case|platformcase)[0-9]+)?$'",
    lines: [SUPPLIER, ['0', plain('escrow')]],
  },
  {
    kind: 14,
    of: 'package',
    // What is beyond the parcel comes from its supplier first.
    when: `${ofCase('case')} OR ${ofCase('surplus')} AND k.surplus > 0`,
    steps: "~ '^(case|surplus)[0-9]+$'",
    lines: [
      ['0', plain('escrow')],
      [`CASE WHEN t.step LIKE 'surplus%' THEN p.seller_id ELSE p.account_id END`, plain('available')],
    ],
  },
  ...ADJUSTED,
  {
    kind: 15,
    of: 'demo',
    when: 'd.id IS NOT NULL',
    lines: [
      ['0', plain('demo'), -1],
      ['d.account_id', plain('available'), 1],
    ],
  },
  {
    kind: 16,
    of: 'recharge_refund',
    when: 'r.id IS NOT NULL',
    lines: [
      ['r.account_id', plain('available'), -1],
      ['0', plain('refund'), 1],
    ],
  },
  {
    kind: 17,
    of: 'recharge_refund',
    when: 'r.status = 2',
    lines: [
      ['0', plain('refund'), -1],
      ['r.account_id', plain('available'), 1],
    ],
  },
  {
    kind: 18,
    of: 'recharge_refund',
    when: 'r.status = 1',
    lines: [
      ['0', plain('refund'), -1],
      ['0', `CASE WHEN r.transfer_no IS NULL THEN 'recharge' ELSE 'cashOut' END`, 1],
    ],
  },
  {
    kind: 19,
    of: 'closing',
    when: 'z.id IS NOT NULL',
    steps: `~ '^[0-9]$'`,
    lines: [
      ['z.account_id', plain('available'), -1],
      ['0', plain('demo'), 1],
    ],
  },
  {
    // By way of escrow, and back when the replacement did not go out, from the platform where its supplier has nothing.
    kind: 24,
    of: 'package',
    when: 'EXISTS (SELECT FROM orders x WHERE x.id = p.order_id AND x.replaces IS NOT NULL)',
    steps: "~ '^(paid(back(platform)?)?|got(back)?)$'",
    lines: [
      [
        `CASE WHEN t.step LIKE 'got%' THEN p.seller_id WHEN a.owner_id = p.account_id THEN p.account_id ELSE 0 END`,
        `CASE WHEN t.step LIKE 'got%' OR a.owner_id = p.account_id THEN 'available' ELSE 'revenue' END`,
      ],
      ['0', plain('escrow')],
    ],
  },
  ...[20, 21].map(
    (kind): Justified => ({
      kind,
      of: 'deposit',
      when: `m.kind = ${kind}`,
      lines: [
        ['m.account_id', plain('available'), -1],
        ['m.account_id', plain('deposit'), 1],
      ],
    }),
  ),
  {
    kind: 22,
    of: 'deposit',
    when: 'm.kind = 22',
    lines: [
      ['m.account_id', plain('deposit'), -1],
      ['m.account_id', plain('available'), 1],
    ],
  },
  {
    kind: 23,
    of: 'package',
    when: `CASE t.step WHEN '' THEN p.settle_status = 3 WHEN 'gotback' THEN EXISTS (SELECT FROM orders x WHERE x.id = p.order_id AND x.replaces IS NOT NULL) ELSE ${ofCase('case')} OR ${ofCase('surplus')} END`,
    steps: "~ '^((case|surplus)[0-9]+|gotback)?$'",
    lines: [
      ['p.seller_id', plain('deposit'), -1],
      ['p.seller_id', plain('available'), 1],
    ],
  },
  {
    kind: 30,
    of: 'courier_claim',
    when: "v.status = 40 AND NOT v.direct AND CASE t.step WHEN '' THEN v.supplier_part > 0 ELSE v.platform_part > 0 END",
    steps: "IN ('', 'platform')",
    lines: [
      ['0', plain('courier'), -1],
      [
        `CASE t.step WHEN '' THEN v.seller_id ELSE 0 END`,
        `CASE t.step WHEN '' THEN 'available' ELSE 'revenue' END`,
        1,
      ],
    ],
  },
];

const isMade = MADE.map(
  ({ kind, of, steps = "= ''", when }) =>
    `WHEN t.kind = ${kind} AND t.biz_type = '${of}' THEN t.step ${steps} AND (${when})`,
).join('\n             ');
const isItsLine = MADE.map(({ kind, of, lines }) => {
  const allowed = lines.map(
    ([owner, code, sign]) =>
      `(a.owner_id = ${owner} AND a.code = ${code}${sign === undefined ? '' : ` AND sign(e.amount) = ${sign}`})`,
  );
  return `WHEN t.kind = ${kind} AND t.biz_type = '${of}' THEN ${allowed.join(' OR ')}`;
}).join('\n                  ');

/** The causes of movements. */
export const movementRules: Rule[] = [
  {
    name: 'every movement is justified by a row, and moves the accounts of that row alone',
    text: '每笔资金变动都有对应的单据，且只涉及该单据的账户',
    broken: (only) => `SELECT t.id FROM ledger_tx t
      LEFT JOIN payment y ON t.biz_type = 'payment' AND y.id = t.biz_id
      LEFT JOIN orders o ON t.biz_type = 'order' AND o.id = t.biz_id
      LEFT JOIN order_package p ON t.biz_type = 'package' AND p.id = t.biz_id
      LEFT JOIN account b ON b.id = p.account_id
      LEFT JOIN cash_out c ON t.biz_type = 'cash_out' AND c.id = t.biz_id
      LEFT JOIN demo_money d ON t.biz_type = 'demo' AND d.id = t.biz_id
      LEFT JOIN recharge_refund r ON t.biz_type = 'recharge_refund' AND r.id = t.biz_id
      LEFT JOIN compensation k ON t.biz_type = 'package'
            AND k.id = CASE WHEN t.step ~ '^((platform)?case|surplus)[0-9]{1,18}$' THEN substring(t.step FROM '[0-9]+$')::bigint END
      LEFT JOIN courier_claim v ON t.biz_type = 'courier_claim' AND v.id = t.biz_id
      LEFT JOIN account_closing z ON t.biz_type = 'closing' AND z.id = t.biz_id
      LEFT JOIN deposit_move m ON t.biz_type = 'deposit' AND m.id = t.biz_id
      LEFT JOIN balance_adjustment g ON t.biz_type = 'adjustment' AND g.id = t.biz_id
     WHERE ${only.movements('t.id')} AND (
           coalesce(CASE
             ${isMade} END, false) IS NOT TRUE
           OR EXISTS (SELECT FROM ledger_entry e LEFT JOIN ledger_account a ON a.id = e.account_id
                WHERE e.tx_id = t.id AND (CASE
                  ${isItsLine} END) IS NOT TRUE))`,
  },
  {
    name: 'money of a demo was given once, to its person',
    text: '演示资金恰好发放一次',
    onlyInFull: true,
    broken: () => `SELECT d.id FROM demo_money d
      LEFT JOIN LATERAL (
        SELECT coalesce(sum(e.amount), 0) AS fen FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id JOIN ledger_account a ON a.id = e.account_id
         WHERE t.kind = 15 AND t.biz_type = 'demo' AND t.biz_id = d.id AND a.owner_id = d.account_id) m ON true
     WHERE m.fen <> d.amount`,
  },
  {
    name: 'what an operator gave or took was moved once, as it was written down',
    text: '每笔调账、补收和赔付恰好入账一次，金额一致',
    broken: () => `SELECT g.id FROM balance_adjustment g CROSS JOIN LATERAL (
        SELECT coalesce(sum(e.amount), 0) AS fen FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id JOIN ledger_account a ON a.id = e.account_id
         WHERE t.kind = g.kind AND t.biz_type = 'adjustment' AND t.biz_id = g.id AND a.owner_id = g.account_id AND a.code = 'available') m
     WHERE m.fen <> g.amount`,
  },
];
