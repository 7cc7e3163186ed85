import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { createSimulators } from '../../simulators/src/app.ts';

type Pair = { privateKey: KeyObject; publicKey: KeyObject };

/** Key pairs by what they are of: making them takes its time. */
export const keys = {
  app: rsaPair(),
  platform: rsaPair(),
  stranger: rsaPair(),
};

export const APP_ID = '2021000000000001';

/** The simulated Alipay on a port of its own until the test ends. */
export async function startAlipay(options: { now?: () => Date } = {}) {
  const alipay = { appId: APP_ID, publicKey: keys.app.publicKey, platformKey: keys.platform.privateKey };
  const app = await createSimulators({ alipay, ...options });
  onTestFinished(() => app.close());
  return app.listen({ host: '127.0.0.1', port: 0 });
}

export function pemOf(key: KeyObject): string {
  return key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }).toString();
}

function rsaPair(): Pair {
  return generateKeyPairSync('rsa', { modulusLength: 2048 });
}
