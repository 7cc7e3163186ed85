import type { ValueOf } from '../../rest/enums.ts';

export const noticeGroup = {
  SHIPPING: 'shipping',
  AFTER_SALES: 'afterSales',
  MONEY: 'money',
  SHOPS: 'shops',
  GOODS: 'goods',
  ACCOUNT: 'account',
  DIGEST: 'digest',
} as const;
export type NoticeGroup = ValueOf<typeof noticeGroup>;

export const groupRobotPlatform = { WECOM: 'wecom', DINGTALK: 'dingtalk', FEISHU: 'feishu' } as const;
export type GroupRobotPlatform = ValueOf<typeof groupRobotPlatform>;

export const groupRobotStatus = { ACTIVE: 1, RESTING: 2 } as const;
export type GroupRobotStatus = ValueOf<typeof groupRobotStatus>;

export const groupRobotProblem = {
  GONE: 'gone',
  SIGN: 'sign',
  KEYWORD: 'keyword',
  ADDRESS: 'address',
  LIMITED: 'limited',
  BUSY: 'busy',
  REFUSED: 'refused',
  UNREACHABLE: 'unreachable',
} as const;
export type GroupRobotProblem = ValueOf<typeof groupRobotProblem>;
