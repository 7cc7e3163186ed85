import type { Rule } from './rule.ts';

/** Of claims against couriers. */
export const courierClaimRules: Rule[] = [
  {
    name: 'what a courier paid came in once, to its supplier and the platform in the parts that the claim says',
    text: '快递赔款恰好入账一次，且与理赔单一致',
    onlyInFull: true,
    broken: () => `SELECT k.id FROM courier_claim k
      LEFT JOIN LATERAL (
        SELECT coalesce(sum(e.amount) FILTER (WHERE a.owner_id = k.seller_id AND a.code = 'available'), 0) AS supplier,
               coalesce(sum(e.amount) FILTER (WHERE a.owner_id = 0 AND a.code = 'revenue'), 0) AS platform,
               coalesce(-sum(e.amount) FILTER (WHERE a.owner_id = 0 AND a.code = 'courier'), 0) AS paid
          FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id JOIN ledger_account a ON a.id = e.account_id
         WHERE t.kind = 30 AND t.biz_type = 'courier_claim' AND t.biz_id = k.id) m ON true
     WHERE (m.supplier, m.platform, m.paid) IS DISTINCT FROM
           (coalesce(k.supplier_part, 0), coalesce(k.platform_part, 0),
            CASE WHEN k.status = 40 AND NOT k.direct THEN k.accepted_amount ELSE 0 END)`,
  },
];
