import { DOUYIN } from './douyin/douyin.routes.ts';
import { JD } from './jd/jd.routes.ts';
import { KUAISHOU } from './kuaishou/kuaishou.routes.ts';
import { PINDUODUO } from './pinduoduo/pinduoduo.routes.ts';
import type { SimulatedPlatform } from './shops/shopFrame.ts';
import { TAOBAO } from './taobao/taobao.routes.ts';
import { WEIXIN } from './weixin/weixin.routes.ts';

/** The shop platforms that are simulated. */
export const SHOP_PLATFORMS: readonly SimulatedPlatform[] = [TAOBAO, PINDUODUO, JD, DOUYIN, KUAISHOU, WEIXIN];
