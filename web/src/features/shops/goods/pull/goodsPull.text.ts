import type { GoodsPullFieldsFragment } from '../../../../graphql/generated/graphql.ts';

type Counts = Pick<GoodsPullFieldsFragment, 'skus' | 'added' | 'updated'>;

export const goodsPullText = {
  begin: '拉取店铺商品',
  again: '重新拉取店铺商品',
  progress: '拉取进度',
  cancel: '取消拉取',
  waiting: '正在拉取店铺在售的商品…',
  read: (read: number, total: number) => `已拉取 ${read} / ${total}，可以离开，拉取会继续`,
  done: ({ skus, added, updated }: Counts) =>
    `已拉取 ${skus} 个店铺规格，新增 ${added} 个，更新 ${updated} 个`,
  doneAt: (counts: string, time: string) => `${time} ${counts}`,
  cancelled: (time: string) => `${time} 取消了拉取，已拉取的留下`,
  failed: (msg: string) => `拉取没有完成：${msg}`,
  requestFailed: '没有得到结果，请重试',
};
