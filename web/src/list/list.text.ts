export const listText = {
  pageSize: '每页条数',
  perPage: (rows: number) => `每页 ${rows} 条`,
};
