import { goodsStatus } from '../../shared/statuses.ts';

export { goodsStatus };
export type GoodsStatus = (typeof goodsStatus)[keyof typeof goodsStatus];

export const goodsStatusTexts: Record<number, string> = {
  0: '草稿',
  1: '上架',
  2: '下架',
  3: '审核中',
  4: '审核驳回',
  5: '违规下架',
};

const { draft, onSale, offSale, auditing, rejected, banned } = goodsStatus;

/** Visible to buyers, immediately or after an audit. */
export const isPublished = (status: number): boolean => status === onSale || status === auditing;

type StatusRequest = {
  /** Whether they shall be on sale. */
  publish: boolean;
  /** Whether audited content has changed. */
  changed: boolean;
  /** Whether audits are enabled. */
  audits: boolean;
};

/**
 * The status after a supplier's request; undefined when it is not allowed. Goods that are off sale were audited
 * before and return without an audit unless they were changed since, which makes them a draft.
 */
export function statusAfter(
  status: number,
  { publish, changed, audits }: StatusRequest,
): GoodsStatus | undefined {
  switch (status) {
    case draft:
    case auditing:
    case rejected:
      if (publish) return audits ? auditing : onSale;
      return status === rejected ? rejected : draft;
    case onSale:
    case offSale:
      if (audits && changed) return publish ? auditing : draft;
      return publish ? onSale : offSale;
    case banned:
      return publish ? undefined : banned;
  }
  throw new Error(`no such status of goods: ${status}`);
}

/** Whether an edit waits for an audit beside goods that stay on sale as they are. */
export const waitsBeside = (status: number, { publish, changed, audits }: StatusRequest): boolean =>
  status === onSale && publish && changed && audits;

/** Transitions by operators. Banned goods may have been changed since and must be published again. */
export const operatorSteps = {
  approve: { from: [auditing], to: onSale },
  reject: { from: [auditing], to: rejected },
  ban: { from: [draft, onSale, offSale, auditing, rejected], to: banned },
  unban: { from: [banned], to: draft },
} as const satisfies Record<string, { from: GoodsStatus[]; to: GoodsStatus }>;
