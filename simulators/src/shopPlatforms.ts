import { DOUYIN } from './douyin/douyin.routes.ts';
import { JD } from './jd/jd.routes.ts';
import { JUSHUITAN } from './jushuitan/jushuitan.routes.ts';
import { KUAISHOU } from './kuaishou/kuaishou.routes.ts';
import { PINDUODUO } from './pinduoduo/pinduoduo.routes.ts';
import type { SimulatedPlatform } from './shops/shopFrame.ts';
import { TAOBAO } from './taobao/taobao.routes.ts';
import { WEIXIN } from './weixin/weixin.routes.ts';

/** The shop platforms that are simulated, and the ERP whose shops are bound as theirs. */
export const SHOP_PLATFORMS: readonly SimulatedPlatform[] = [
  ...[TAOBAO, PINDUODUO, JD, DOUYIN, KUAISHOU, WEIXIN],
  JUSHUITAN,
];
