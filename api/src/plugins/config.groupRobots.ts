import type { GroupRobotsOptions } from '../adapters/groupRobots/groupRobots.ts';
import { address, type Env } from './config.providers.ts';

/** Where the robots of group chats are reached; the platforms' own hosts, unless the simulators take their place. */
export function readGroupRobots(env: Env): GroupRobotsOptions {
  const at = (name: string, own: string) => address(name, env[name] || own).replace(/\/$/, '');
  return {
    urls: {
      wecom: at('WECOM_ROBOT_URL', 'https://qyapi.weixin.qq.com'),
      dingtalk: at('DINGTALK_ROBOT_URL', 'https://oapi.dingtalk.com'),
      feishu: at('FEISHU_ROBOT_URL', 'https://open.feishu.cn'),
    },
  };
}
