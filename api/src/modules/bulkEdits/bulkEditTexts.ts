export const bulkEditKindTexts: Record<number, string> = {
  1: '供货价',
  2: '重量',
  3: '库存',
  4: '分类',
  5: '上架/下架',
  6: '运费模板',
  7: '安全库存',
};

export const undoReasonTexts: Record<number, string> = {
  1: '之后又被修改过，保留现在的值',
  2: '已被删除',
  3: '恢复后不符合规则，保留现在的值',
  4: '修改前的值已被删除，保留现在的值',
};

/** What the stock log says of an undo. */
export const undoRemark = '撤销批量修改';
