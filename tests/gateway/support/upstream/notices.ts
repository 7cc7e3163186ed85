import { at } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';

export const noticeRow = (id: number, more: object = {}) => ({
  ...{ id, type: 2, title: '公告', detail: '内容', top: false, created_at: at },
  ...more,
});

const personNotice = {
  ...{ id: 1, type: 4, kind: 'cashOutPaid', title: '提现已到账', detail: '内容' },
  ...{ link: '/buyer/wallet?tab=cashOuts', created_at: at, readAt: null },
};

export const answers: Answers = {
  '/notice/list': () => ok(pageOf([noticeRow(1)])),
  '/notice/id': () => ok(noticeRow(1)),
  '/notice/mine': () => ok(pageOf([personNotice])),
  '/notice/unread': () => ok({ unread: 1 }),
  '/notice/read': () => ok({ unread: 0 }),
};
