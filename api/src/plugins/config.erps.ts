import { address, type Env } from './config.providers.ts';

/** Where the ERP 旺店通 is reached; its own host, unless the simulators take its place. */
export function readWangdianGateway(env: Env): string {
  return address('WANGDIAN_URL', env.WANGDIAN_URL || 'https://api.wangdian.cn/openapi2').replace(/\/$/, '');
}
