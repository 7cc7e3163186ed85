export const paginationText = {
  pages: '分页',
  previousPage: '上一页',
  nextPage: '下一页',
  lastPage: '末页',
  total: (count: number, isExact: boolean) => `共 ${count}${isExact ? '' : '+'} 条`,
};
