import { confirmText } from '../../ui/overlays/confirm.text.ts';

/** Putting goods on sale, taking them off, removing them. */
export type GoodAction = 'putOn' | 'takeOff' | 'remove';

export interface ActionResult {
  id: number;
  done: boolean;
  /** Why not; empty when done. */
  msg: string;
}

export const goodActionsText = {
  ...confirmText,
  requestFailed: '没有得到结果，请重试；重复操作不会有别的影响',
  results: '各商品的结果',
  tooMany: (count: number) => `一次最多处理 ${count} 件商品`,
};

interface Words {
  button: (count: number) => string;
  title: string;
  question: (goods: string) => string;
  accept: (count: number) => string;
  done: string;
}

/** What each thing that is done to goods is called. */
export const actionTexts: Record<GoodAction, Words> = {
  putOn: {
    button: (count) => `上架 ${count} 件`,
    title: '上架商品',
    question: (goods) => `${goods}将对买家可见，可以下单代发；需要审核的会先提交审核。`,
    accept: (count) => `上架 ${count} 件`,
    done: '已提交上架',
  },
  takeOff: {
    button: (count) => `下架 ${count} 件`,
    title: '下架商品',
    question: (goods) => `${goods}将不再对买家可见，不能再下单；已有的订单照常发货。`,
    accept: (count) => (count > 1 ? `下架 ${count} 件` : '确认下架'),
    done: '已下架',
  },
  remove: {
    button: (count) => `删除 ${count} 件`,
    title: '删除商品',
    question: (goods) =>
      `${goods}将从商品列表和买家页面消失，不能恢复；已完成的订单仍可查看。还有未完成订单的商品不会删除。`,
    accept: (count) => (count > 1 ? `删除 ${count} 件` : '确认删除'),
    done: '已删除',
  },
};

/** Which goods, in a question. */
export function goodsNamed(goods: readonly { name: string }[]): string {
  const [first] = goods;
  if (!first) return '';
  return goods.length > 1 ? `「${first.name}」等 ${goods.length} 件商品` : `「${first.name}」`;
}

/** How it went, in one line. */
export function summaryText(results: readonly ActionResult[]): string {
  const done = results.filter((result) => result.done).length;
  const failed = results.length - done;
  return failed > 0 ? `成功 ${done} 件，失败 ${failed} 件` : `${done} 件全部成功`;
}
