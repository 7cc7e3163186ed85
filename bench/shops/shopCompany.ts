import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { openPlatforms } from '../../api/src/adapters/shops/openPlatforms.ts';
import type { PlatformId, ShopPlatform } from '../../api/src/adapters/shops/shopPlatform.ts';
import { sessionService } from '../../api/src/modules/accounts/sessions.service.ts';
import { sealGrant } from '../../api/src/modules/shops/shopCalls.ts';
import { weixinSecrets } from '../../api/src/modules/shops/weixinSecrets.ts';
import { readShops } from '../../api/src/plugins/config.shops.ts';
import { pushKeysOf } from '../../simulators/src/weixin/pushes.ts';
import { allowAt } from '../../tests/integrations/simulatedShops.ts';
import { pushedTicket } from '../../tests/integrations/weixin.ts';
import { createFixture } from '../orders/fixture.ts';
import { addGoods } from '../search/manyGoods.ts';
import { type DemoDatabase, demoDatabase } from '../support/demoDatabase.ts';
import { Fleet, type Started } from '../support/Fleet.ts';
import { freePort } from '../support/freePort.ts';

const inHere = (file: string) => new URL(file, import.meta.url);

/** As the simulators and the service are both configured. */
const NAMES: Record<number, string> = {
  1: 'taobao',
  2: 'pinduoduo',
  3: 'jd',
  4: 'douyin',
  5: 'kuaishou',
  6: 'weixin',
};
const SKUS_EACH = 10;
/** Of each combination that is linked, at the start. */
const STOCK = 1_000;

export type BenchShop = { id: number; platform: PlatformId; remoteShopId: string; links: number };

/** A durable database with one buyer, the simulated platforms, and an api and a worker that know them. */
export class ShopCompany implements AsyncDisposable {
  readonly demo: DemoDatabase;
  readonly #fleet = new Fleet();
  readonly #platforms: Partial<Record<PlatformId, ShopPlatform>>;
  readonly #simulators: string;
  readonly #accountId: number;
  readonly #token: string;
  readonly #api: string;
  readonly worker: Started;

  private constructor(parts: {
    demo: DemoDatabase;
    fleet: Fleet;
    platforms: Partial<Record<PlatformId, ShopPlatform>>;
    simulators: string;
    accountId: number;
    token: string;
    api: string;
    worker: Started;
  }) {
    this.demo = parts.demo;
    this.#fleet = parts.fleet;
    this.#platforms = parts.platforms;
    this.#simulators = parts.simulators;
    this.#accountId = parts.accountId;
    this.#token = parts.token;
    this.#api = parts.api;
    this.worker = parts.worker;
  }

  /** @param combinations how many of ours there are to be linked */
  static async open(combinations: number): Promise<ShopCompany> {
    const demo = await demoDatabase({ durable: true, poolSize: 4 });
    const fleet = new Fleet();
    const { buyers } = await createFixture(demo, 1);
    const accountId = buyers[0]?.id ?? 0;
    await addGoods(demo, Math.ceil(combinations / 3));
    await patiently(demo, async (client) => {
      // Nobody has linked any of it yet.
      await client.query('SET session_replication_role = replica');
      await client.query('UPDATE good_stock SET quantity = $1', [STOCK]);
      await client.query(`UPDATE goods SET platforms = '{}'`);
      await client.query(`UPDATE warehouse SET platforms = '{}'`);
    });
    const { token } = await sessionService(demo.db).open(demo.db, { accountId, memberId: null });

    const [port, apiPort, workerPort] = [await freePort(), await freePort(), await freePort()];
    const simulators = `http://127.0.0.1:${port}`;
    const publicUrl = `http://127.0.0.1:${apiPort}`;
    const app = {
      name: '橙仓',
      key: 'bench-key',
      secret: 'bench-secret',
      signSecret: 'bench-sign-secret',
      redirectUri: `${publicUrl}/api/v1/shops/callback/4`,
      serviceId: 'bench-service',
    };
    await fleet.start(
      inHere('simulators.ts'),
      [String(port), JSON.stringify(app)],
      `${simulators}/shops/api`,
    );
    const keys = pushKeysOf(app);
    const env: Record<string, string> = {
      NODE_ENV: 'development',
      DATABASE_URL: demo.url,
      FILES_DIR: join(demo.folder, 'files'),
      LOG_LEVEL: 'warn',
      PUBLIC_URL: `${publicUrl}/`,
      SHOP_DOUYIN_SERVICE_ID: app.serviceId,
      SHOP_KUAISHOU_SIGN_SECRET: app.signSecret,
      SHOP_WEIXIN_PUSH_TOKEN: keys.token,
      SHOP_WEIXIN_PUSH_KEY: keys.encodingAesKey,
      ...Object.fromEntries(
        Object.values(NAMES).flatMap((name) => [
          [`SHOP_${name.toUpperCase()}_APP_KEY`, app.key],
          [`SHOP_${name.toUpperCase()}_APP_SECRET`, app.secret],
          [`SHOP_${name.toUpperCase()}_URL`, `${simulators}/${name}`],
        ]),
      ),
    };
    const store = weixinSecrets({ db: demo.db, box: demo.db.box });
    await store.keepTicket(await pushedTicket({ origin: simulators, app }));
    const platforms = openPlatforms(readShops(env), store);
    await fleet.start(inHere('../../api/src/server.ts'), ['api'], `${publicUrl}/health/ready`, {
      ...env,
      API_PORT: String(apiPort),
    });
    const worker = await fleet.start(
      inHere('../../api/src/server.ts'),
      ['worker'],
      `http://127.0.0.1:${workerPort}/health/ready`,
      { ...env, METRICS_PORT: String(workerPort) },
    );
    return new ShopCompany({ demo, fleet, platforms, simulators, accountId, token, api: publicUrl, worker });
  }

  /** A shop of a platform that sells so many combinations; `index` is which of its five it is. */
  async bind(platform: PlatformId, links: number, index = 1): Promise<BenchShop> {
    const slug = NAMES[platform] ?? '';
    const remoteShopId = `${platform}00100${index}`;
    await this.#act('fillShop', {
      platform: slug,
      shopId: remoteShopId,
      goods: links / SKUS_EACH,
      skusEach: SKUS_EACH,
    });
    const adapter = this.#platforms[platform];
    if (!adapter) throw new Error(`${slug} is not configured`);
    const back = await allowAt(await adapter.authorizeUrl('bench'), remoteShopId);
    const { searchParams } = back;
    const grant = await adapter.exchange(searchParams.get('code') ?? searchParams.get('auth_code') ?? '');
    const sealed = sealGrant(this.demo.db.box, grant);
    const { rows } = await this.demo.pool.query<{ id: number }>(
      `INSERT INTO shop (account_id, platform, remote_shop_id, shop_name, seller_nick, is_seller, access_token, refresh_token, expires_at, refresh_expires_at, auto_send)
       VALUES ($1, $2, $3, $4, $5, false, $6, $7, $8, $9, false) RETURNING id`,
      [
        ...[this.#accountId, platform, grant.remoteShopId, grant.shopName, grant.sellerNick],
        ...[sealed.accessToken, sealed.refreshToken, grant.expiresAt, grant.refreshExpiresAt],
      ],
    );
    return { id: rows[0]?.id ?? 0, platform, remoteShopId, links };
  }

  /** Links each combination of the shop to one of ours, one piece. */
  async link({ id }: BenchShop): Promise<void> {
    const text = `WITH own AS (SELECT k.id, k.good_id, row_number() OVER (ORDER BY k.id) AS n FROM sku k WHERE k.sku_no ~ '^M[0-9]+-'),
            remote AS (SELECT s.*, row_number() OVER (ORDER BY s.id) AS n FROM shop_sku s WHERE s.shop_id = $1),
            linked AS (
              INSERT INTO shop_good (shop_id, remote_good_id, remote_sku_id, remote_title, good_id)
              SELECT r.shop_id, r.remote_good_id, r.remote_sku_id, r.title, o.good_id FROM remote r JOIN own o USING (n)
              RETURNING id, remote_good_id, remote_sku_id)
       INSERT INTO shop_good_item (shop_good_id, sku_id, num, sort)
       SELECT l.id, o.id, 1, 0 FROM linked l JOIN remote r USING (remote_good_id, remote_sku_id) JOIN own o USING (n)`;
    await patiently(this.demo, (client) => client.query(text, [id]));
    await this.demo.pool.query('ANALYZE shop_good, shop_good_item, shop_sku, shop_stock');
  }

  /** What a person calls; the data of the answer. */
  async call<T = Record<string, unknown>>(path: string, body: object): Promise<T> {
    const answer = await fetch(`${this.#api}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-token': this.#token },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    const { code, data } = JSON.parse(text) as { code: number; data: T };
    if (code !== 0) throw new Error(`${path}: ${text.slice(0, 300)}`);
    return data;
  }

  /** What the shop has of everything, as the simulator knows it. */
  async quantitiesAt({ platform, remoteShopId }: BenchShop): Promise<number[]> {
    const answer = await fetch(`${this.#simulators}/shops/api/${NAMES[platform]}/${remoteShopId}/goods`);
    const { goods } = (await answer.json()) as { goods: { quantity: number }[] };
    return goods.map(({ quantity }) => quantity);
  }

  async #act(action: string, fields: object): Promise<void> {
    const answer = await fetch(`${this.#simulators}/shops/api/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    if (!answer.ok) throw new Error(`${action}: ${await answer.text()}`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#fleet[Symbol.asyncDispose]();
    await this.demo[Symbol.asyncDispose]();
  }
}

/** Does something that takes longer than a request may. */
async function patiently(
  { pool }: DemoDatabase,
  work: (client: PoolClient) => Promise<unknown>,
): Promise<void> {
  const client = await pool.connect();
  await client.query('SET statement_timeout = 0');
  await work(client);
  client.release(true);
}
