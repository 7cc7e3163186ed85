import { generateKeyPairSync } from 'node:crypto';
import { createSimulators } from '../../simulators/src/app.ts';
import type { PlatformSlug, SimulatedApp } from '../../simulators/src/shops/shopTypes.ts';

/** The simulated shop platforms as a process of their own: `node simulators.ts <port> <application as JSON>`. */
const [port = '', application = ''] = process.argv.slice(2);
const app: SimulatedApp = JSON.parse(application);
const apps: Record<PlatformSlug | 'ali1688', SimulatedApp> = {
  taobao: app,
  pinduoduo: app,
  jd: app,
  douyin: app,
  kuaishou: app,
  weixin: app,
  jushuitan: app,
  ali1688: app,
};
// No shop is paid by it; without it there are no simulators.
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const alipay = { appId: '1', publicKey, platformKey: privateKey };
const simulators = await createSimulators({ alipay, shops: { apps, ordersPerShop: 0 } });
await simulators.listen({ host: '127.0.0.1', port: Number(port) });
