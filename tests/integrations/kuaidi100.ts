import { onTestFinished } from 'vitest';
import {
  type Kuaidi100TrackingOptions,
  kuaidi100Tracking,
} from '../../api/src/adapters/tracking/kuaidi100/kuaidi100Tracking.ts';
import type { Kuaidi100Options } from '../../api/src/adapters/waybills/kuaidi100/kuaidi100Waybills.ts';
import { kuaidi100Waybills } from '../../api/src/adapters/waybills/kuaidi100/kuaidi100Waybills.ts';
import { WaybillError } from '../../api/src/adapters/waybills/waybillError.ts';
import type { WaybillRequest } from '../../api/src/adapters/waybills/waybillService.ts';
import { createSimulators } from '../../simulators/src/app.ts';
import { APP_ID, keys } from './alipay.ts';

export const KEY = 'test-key';
export const SECRET = 'test-secret';
export const CUSTOMER = 'test-customer';
export const SALT = 'test-salt';

const CODES = ['YTO', 'ZTO', 'STO', 'YUNDA', 'SF', 'JD', 'EMS', 'JTSD', 'DBL'];

export const PARTNERS: Kuaidi100Options['partners'] = Object.fromEntries(
  CODES.map((code) => [code, { partnerId: `account-${code}`, payType: 'MONTHLY' }]),
);

/** The simulated Kuaidi100 on a port of its own until the test ends, and the adapter that asks it. */
export async function startKuaidi100({ now = () => new Date() }: { now?: () => Date } = {}) {
  const alipay = { appId: APP_ID, publicKey: keys.app.publicKey, platformKey: keys.platform.privateKey };
  const server = await createSimulators({
    alipay,
    kuaidi100: { key: KEY, secret: SECRET, customer: CUSTOMER },
    now,
  });
  onTestFinished(() => {
    // A call that was given up leaves a connection that is not idle to the server.
    server.server.closeAllConnections();
    return server.close();
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const url = `${origin}/kuaidi100/label/order`;

  return {
    origin,
    url,

    adapter: (changes: Partial<Kuaidi100Options> = {}) =>
      kuaidi100Waybills({ key: KEY, secret: SECRET, partners: PARTNERS, url, ...changes }),

    tracking: (changes: Partial<Kuaidi100TrackingOptions> = {}) =>
      kuaidi100Tracking({
        key: KEY,
        customer: CUSTOMER,
        salt: SALT,
        callbackUrl: `${origin}/nobody`,
        url: `${origin}/kuaidi100/poll`,
        ...changes,
      }),

    /** What a developer does at the console; answers the status and what is said. */
    async act(action: string, fields: Record<string, unknown> = {}) {
      const answer = await fetch(`${origin}/couriers/api/${action}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      });
      return { status: answer.status, said: await answer.json() };
    },

    /** What the console tells as JSON. */
    async told(path = '') {
      return (await fetch(`${origin}/couriers/api${path}`)).json();
    },
  };
}

const SENDER = {
  name: '橙仓',
  phone: '13900139000',
  province: '浙江省',
  city: '金华市',
  district: '义乌市',
  address: '福田街道1号',
};

export const PLAIN: WaybillRequest['receiver'] = {
  name: '张晓明',
  phone: '13800138000',
  province: '上海市',
  city: '上海市',
  district: '浦东新区',
  address: '世纪大道1号',
  encryptedId: null,
  platform: 0,
  remoteOrderNo: null,
};

export const ENCRYPTED: WaybillRequest['receiver'] = {
  ...PLAIN,
  name: '张**',
  phone: '*******8000',
  address: '世纪大道***',
  encryptedId: 'oaid-1',
  platform: 1,
  remoteOrderNo: '2179526467600000001',
};

export function requestOf(requestNo: string, more: Partial<WaybillRequest> = {}): WaybillRequest {
  return {
    requestNo,
    courierCode: 'YTO',
    sender: SENDER,
    receiver: PLAIN,
    weight: 1_500,
    goods: '橙子',
    pieces: 1,
    remark: '轻放',
    ...more,
  };
}

/** The kind and the code that a call fails with, or `done`. */
export async function outcomeOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error === null) return 'done';
  if (!(error instanceof WaybillError)) throw error;
  return `${error.kind} ${error.code}`;
}
