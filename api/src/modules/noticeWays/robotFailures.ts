import type { RobotFailure } from '../../adapters/groupRobots/robotProtocol.ts';

/** Why a robot did not take a message, as people read it. */
export const ROBOT_FAILURES: Record<RobotFailure, string> = {
  gone: '机器人已从群里移除或停用',
  sign: '签名不正确，请核对加签密钥',
  keyword: '消息不含机器人要求的关键词，请把“橙仓”设为关键词',
  address: '平台的 IP 白名单没有允许本站',
  limited: '发送过于频繁，稍后自动重试',
  busy: '对方平台繁忙，稍后自动重试',
  refused: '对方平台拒绝了这条消息',
  unreachable: '对方平台没有答复，稍后自动重试',
};
