import { onTestFinished } from 'vitest';
import { wangdianErp } from '../../api/src/adapters/erp/wangdian/wangdianErp.ts';
import { createSimulators } from '../../simulators/src/app.ts';
import {
  DEVELOPMENT_ACCOUNT,
  type Good,
  type Shipment,
  type Stock,
  type Trade,
} from '../../simulators/src/wangdian/wangdianBook.ts';
import { APP_ID, keys } from '../integrations/alipay.ts';

/** The simulated ERP until the test ends, its console, and what opens the product's accounts at it. */
export async function startErp() {
  const alipay = { appId: APP_ID, publicKey: keys.app.publicKey, platformKey: keys.platform.privateKey };
  const server = await createSimulators({ alipay });
  onTestFinished(async () => {
    server.server.closeAllConnections();
    await server.close();
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    account: DEVELOPMENT_ACCOUNT,
    open: (account: Omit<Parameters<typeof wangdianErp>[0], 'gateway'>) =>
      wangdianErp({ ...account, gateway: `${origin}/wangdian/openapi2` }),
    async act(action: string, fields: Record<string, string | number>): Promise<void> {
      const answer = await fetch(`${origin}/wangdian/api/${action}`, {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
        body: JSON.stringify(fields),
      });
      if (!answer.ok) throw new Error(`${action}: ${await answer.text()}`);
    },
    seen: async () =>
      (await (await fetch(`${origin}/wangdian/api`)).json()) as {
        trades: Trade[];
        shipments: Shipment[];
        stocks: Stock[];
        goods: Good[];
      },
  };
}

export type SimulatedErp = Awaited<ReturnType<typeof startErp>>;
