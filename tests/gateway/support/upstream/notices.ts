import { at } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';

const noticeRow = { id: 1, type: 2, title: '公告', detail: '内容', top: false, created_at: at };

export const answers: Answers = {
  '/notice/list': () => ok(pageOf([noticeRow])),
  '/notice/id': () => ok(noticeRow),
};
