/** What readers of notices and messages see around them. */
export const noticesText = {
  bar: '公告',
  close: '关闭公告栏',
  acknowledge: '我知道了',
  publishedOn: (date: string) => `发布于 ${date}`,
  previous: '上一条公告',
  next: '下一条公告',
  pinned: '置顶',
  unread: '未读',
  position: (at: number, of: number) => `${at} / ${of}`,
};
