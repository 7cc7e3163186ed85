import { join } from 'node:path';
import { sessionService } from '../../api/src/modules/accounts/sessions.service.ts';
import { createFixture } from '../orders/fixture.ts';
import { type DemoDatabase, demoDatabase } from '../support/demoDatabase.ts';
import { Fleet, type Started } from '../support/Fleet.ts';
import { freePort } from '../support/freePort.ts';
import type { Target } from '../support/load.ts';

const inHere = (file: string) => new URL(file, import.meta.url);

/** A page of the own orders, as an operation of the graph. */
export const ORDERS =
  'query Orders { orders(pageSize: 20) { list { id orderNo status totalFee createdAt senderName } } }';

/** Somebody who buys, with a session. */
export type SignedInBuyer = { id: number; senderId: number; token: string };

/** A durable database with people who buy, and as many processes of each role as are started on it. */
export class Company implements AsyncDisposable {
  readonly #demo: DemoDatabase;
  readonly #fleet = new Fleet();
  readonly buyers: readonly SignedInBuyer[];
  readonly goods: readonly number[];

  private constructor(demo: DemoDatabase, buyers: readonly SignedInBuyer[], goods: readonly number[]) {
    this.#demo = demo;
    this.buyers = buyers;
    this.goods = goods;
  }

  static async open(buyers: number): Promise<Company> {
    const demo = await demoDatabase({ durable: true, poolSize: 4 });
    const fixture = await createFixture(demo, buyers);
    const sessions = sessionService(demo.db);
    const signedIn: SignedInBuyer[] = [];
    for (const buyer of fixture.buyers) {
      const { token } = await sessions.open(demo.db, { accountId: buyer.id, memberId: null });
      signedIn.push({ ...buyer, token });
    }
    return new Company(demo, signedIn, fixture.goods);
  }

  async startApi(env: Record<string, string> = {}): Promise<{ origin: string; process: Started }> {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const process = await this.#startRole('api', `${origin}/health/ready`, {
      API_PORT: String(port),
      ...env,
    });
    return { origin, process };
  }

  async startWorker(): Promise<Started> {
    const port = await freePort();
    return this.#startRole('worker', `http://127.0.0.1:${port}/health/ready`, { METRICS_PORT: String(port) });
  }

  async startGateway(
    apiBaseUrl: string,
    env: Record<string, string> = {},
  ): Promise<{ origin: string; process: Started }> {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const process = await this.#fleet.start(
      inHere('../../gateway/src/server.ts'),
      [],
      `${origin}/health/ready`,
      {
        NODE_ENV: 'development',
        GATEWAY_PORT: String(port),
        API_BASE_URL: apiBaseUrl,
        WEB_DIST: this.#demo.folder,
        LOG_LEVEL: 'warn',
        ...env,
      },
    );
    return { origin, process };
  }

  #startRole(role: string, readyUrl: string, env: Record<string, string>): Promise<Started> {
    return this.#fleet.start(inHere('../../api/src/server.ts'), [role], readyUrl, {
      NODE_ENV: 'development',
      DATABASE_URL: this.#demo.url,
      FILES_DIR: join(this.#demo.folder, 'files'),
      LOG_LEVEL: 'warn',
      ...env,
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#fleet[Symbol.asyncDispose]();
    await this.#demo[Symbol.asyncDispose]();
  }
}

/** A paid order of one parcel; each request places another one. */
export function orderTarget(origin: string, { token, senderId }: SignedInBuyer, goodId: number): Target {
  const receiver = {
    receiverName: '张三',
    receiverPhone: '13800000011',
    provinceCode: '33',
    cityCode: '3301',
    districtCode: '330106',
    address: '文三路123号',
  };
  return {
    origin,
    path: '/api/v1/orders/createOrder',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-token': token },
    body: JSON.stringify({
      goodId,
      warehouseId: 1,
      courierId: 1,
      senderId,
      packages: [receiver],
      allowDuplicate: true,
      confirm: true,
    }),
    holds: '"code":0',
  };
}
