import { sql } from 'drizzle-orm';
import { Refusal } from '../../../shared/refusal.ts';
import { bulkEditModes } from '../../../shared/statuses.ts';
import { appearanceDiffers } from '../../goods/goodContent.ts';
import { goodsStatus, isPublished, statusAfter, waitsBeside } from '../../goods/goodsStatus.ts';
import { setCategories, setFreightTemplates, setStatuses } from '../bulkEdits.writes.ts';
import type { Kind, Standing, Target } from './kind.ts';

const ofGoods = {
  of: 'goods',
  modes: [bulkEditModes.set],
  undoesDifference: false,
  keepsStatus: true,
} as const;

export const category: Kind = {
  ...ofGoods,
  /** That of the edit that waits for an audit, where there is one. */
  value: sql`coalesce((SELECT (r.fields->>'categoryId')::bigint FROM good_revision r WHERE r.good_id = g.id AND r.status = 1), g.category_id)`,
  named: {
    nameOf: (value) => sql`(SELECT name FROM category WHERE id = ${value})`,
    missing: 'CATEGORY_MISSING',
  },
  check({ value }) {
    if (value < 1) throw new Refusal('CATEGORY_MISSING', {}, { field: 'change.value' });
  },
  after: (_, { value }) => value,
  judge(target, after, { audits, kept }) {
    const { status, auditReason, isRevised } = target;
    if (isRevised) return { status, auditReason, waits: true };
    // Nobody has touched the goods since: what is on sale again is what was audited.
    if (kept?.version === target.version) return kept;
    const changed = appearanceDiffers({ categoryId: target.value ?? 0 }, { categoryId: after ?? 0 });
    const req = { publish: isPublished(status), changed, audits };
    if (waitsBeside(status, req)) {
      // What was refused would be lost, and its supplier has not read why yet.
      if (target.hasRefusedRevision) return new Refusal('REVISION_REFUSED');
      return { status, auditReason, waits: true };
    }
    return standing(target, statusAfter(status, req));
  },
  write: setCategories,
};

export const onSale: Kind = {
  ...ofGoods,
  value: sql`g.status`,
  check({ value }) {
    if (value !== 0 && value !== 1) throw new Refusal('BAD_PARAM', { field: 'change.value' });
  },
  after: ({ status }, { value }, audits) =>
    statusAfter(status, { publish: value === 1, changed: false, audits }) ?? null,
  judge(target, after, { audits, kept }) {
    const { status, hasStock, hasSkuOnSale } = target;
    if (after === null) return new Refusal('GOODS_STATE');
    if (isPublished(after)) {
      if (statusAfter(status, { publish: true, changed: false, audits }) !== after)
        return new Refusal('GOODS_STATE');
      if (!isPublished(status) && !hasStock) return new Refusal('STOCK_MISSING');
      if (!isPublished(status) && !hasSkuOnSale) return new Refusal('SKUS_OFF');
    }
    return kept && after === goodsStatus.rejected ? kept : standing(target, after);
  },
  write: setStatuses,
};

export const freightTemplate: Kind = {
  ...ofGoods,
  keepsStatus: false,
  /** 0 for the fees of the warehouse. */
  value: sql`coalesce(g.freight_template_id, 0)`,
  named: {
    nameOf: (value, sellerId) =>
      sql`CASE WHEN ${value} = 0 THEN '按发货仓库的运费' ELSE (SELECT f.name FROM freight_template f WHERE f.id = ${value} AND f.seller_id = ${sellerId}) END`,
    missing: 'FREIGHT_TEMPLATE_MISSING',
    hold: (values, sellerId) =>
      sql`SELECT FROM freight_template WHERE id = ANY (${values}) AND seller_id = ${sellerId} ORDER BY id FOR SHARE`,
  },
  check({ value }) {
    if (value < 0) throw new Refusal('FREIGHT_TEMPLATE_MISSING', {}, { field: 'change.value' });
  },
  after: (_, { value }) => value,
  judge: ({ status, auditReason }) => ({ status, auditReason }),
  write: setFreightTemplates,
};

/** A reason belongs to the status it was given for. */
function standing(target: Target, status: number | undefined): Standing | Refusal {
  if (status === undefined) return new Refusal('GOODS_STATE');
  return { status, auditReason: status === target.status ? target.auditReason : '' };
}
