/** REST `goods.status`. Visitors see what is on sale, and by its number what was; the rest is its supplier's alone. */
export const goodsStatus = {
  draft: 0,
  onSale: 1,
  offSale: 2,
  auditing: 3,
  rejected: 4,
  banned: 5,
} as const;
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

/** Towards buyers, at once or when an operator agrees. */
export const isPublished = (status: number): boolean => status === onSale || status === auditing;

type StatusRequest = {
  /** To be on sale, or not. */
  publish: boolean;
  /** What an operator looks at is another than before. */
  changed: boolean;
  /** Operators look at goods before buyers do. */
  audits: boolean;
};

/**
 * Where a supplier's wish leads; undefined when the supplier may not. Goods that are off sale were looked at when they
 * were put on: they go back unseen, unless they were changed since, for which a change makes them a draft.
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

/** What operators do: from where, to where. What was banned may have been changed since, and is published anew. */
export const operatorSteps = {
  approve: { from: [auditing], to: onSale },
  reject: { from: [auditing], to: rejected },
  ban: { from: [draft, onSale, offSale, auditing, rejected], to: banned },
  unban: { from: [banned], to: draft },
} as const satisfies Record<string, { from: GoodsStatus[]; to: GoodsStatus }>;
