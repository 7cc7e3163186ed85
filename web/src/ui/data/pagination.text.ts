export const paginationText = {
  pages: '分页',
  previousPage: '上一页',
  nextPage: '下一页',
  total: (count: number) => `共 ${count} 条`,
};
