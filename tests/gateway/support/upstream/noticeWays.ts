import type {
  GroupRobotDto,
  NoticeWaysDto,
} from '../../../../gateway/src/domains/noticeWays/noticeWays.dto.ts';
import { type Answers, ok } from '../fakeUpstream.ts';

const at = '2026-11-20T12:00:00+08:00';
const robot: GroupRobotDto = {
  ...{
    id: 1,
    platform: 'feishu',
    name: '发货群',
    hint: 'a1b2',
    isSigned: true,
    groups: ['shipping', 'digest'],
  },
  ...{ status: 2, problem: 'gone', restedAt: at, sentAt: at },
};
const ways: NoticeWaysDto = {
  groups: [{ group: 'money', name: '资金', about: '余额不足', canSms: true }],
  ...{ smsGroups: ['money'], phone: '138****0001', smsPerDay: 10 },
  ...{ quietFrom: '22:00', quietTo: '08:00', digestAt: '09:00', lowBalance: 10_000, robots: [robot] },
};

export const answers: Answers = {
  '/noticeWays/find': () => ok(ways),
  '/noticeWays/save': () => ok(ways),
  '/noticeWays/lowBalance': () => ok({ limit: 10_000 }),
  '/noticeWays/addRobot': () => ok(robot),
  '/noticeWays/renameRobot': () => ok(robot),
  '/noticeWays/removeRobot': () => ok({}),
  '/noticeWays/wakeRobot': () => ok(robot),
  '/noticeWays/testRobot': () => ok(robot),
};
