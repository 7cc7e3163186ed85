import type { Answer } from '../../rest/contract.ts';

export type NoticeWaysDto = Answer<'/noticeWays/find', 'get'>;
export type NoticeWaysGroupDto = NoticeWaysDto['groups'][number];
export type GroupRobotDto = Answer<'/noticeWays/addRobot', 'post'>;
export type SetLowBalancePayloadDto = Answer<'/noticeWays/lowBalance', 'put'>;
