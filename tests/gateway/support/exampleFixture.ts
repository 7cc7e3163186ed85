import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { groupRobots } from '../../../api/src/adapters/groupRobots/groupRobots.ts';
import type { PaymentChannel } from '../../../api/src/adapters/payments/paymentChannel.ts';
import { ShopError } from '../../../api/src/adapters/shops/shopError.ts';
import { JOB_KINDS } from '../../../api/src/jobs/kinds/all.ts';
import { openJobQueue } from '../../../api/src/jobs/queue.ts';
import { sealTitle } from '../../../api/src/modules/invoices/sealedTitles.ts';
import { readGroupRobots } from '../../../api/src/plugins/config.groupRobots.ts';
import { DEMO_PEOPLE, type DemoKind } from '../../../explorer/src/demoPeople.ts';
import type { Example } from '../../../explorer/src/examples/examples.ts';
import { type Filled, fill } from '../../../explorer/src/examples/fill.ts';
import type { Outbox } from '../../../explorer/src/outbox.ts';
import { simulatedRobots } from '../../../scripts/lib/simulatorKeys.mjs';
import { png } from '../../support/pictures.ts';
import { scriptedListings } from '../../support/scriptedListings.ts';
import { remoteOrder, scriptedShop } from '../../support/scriptedShop.ts';
import { scriptedWaybills } from '../../support/scriptedWaybills.ts';
import { sealed, testBox } from '../../support/sealed.ts';
import type { GraphAnswer } from './graph.ts';
import { as, type RealGraph, startRealGraph } from './realGraph.ts';

/** Nobody ever pays there. */
const waitingChannel: PaymentChannel = {
  open: async () => ({ payUrl: 'https://cashier.example/1', qrCode: null }),
  query: async () => ({ state: 'waiting' }),
  close: async () => {},
  refund: async () => ({ state: 'absent' }),
  queryRefund: async () => ({ state: 'absent' }),
  bill: async () => ({ state: 'absent', code: 'NO_STATEMENT_EXIST' }),
  readNotice: () => null,
};
/** Takes every receiver, and splits nothing. */
const splittingChannel: PaymentChannel = {
  ...waitingChannel,
  splits: {
    addReceiver: async () => ({ state: 'added' }),
    removeReceiver: async () => {},
    split: async () => ({ state: 'processing' }),
    querySplit: async () => ({ state: 'absent' }),
    takeBack: async () => ({ state: 'processing' }),
    queryReturn: async () => ({ state: 'absent' }),
    unfreeze: async () => {},
    unsplit: async () => 0,
  },
};
const REAL_NAME = '欧阳锋';
const TITLE = { name: '张三', taxNumber: '', address: '', phone: '', bankName: '', bankAccount: '' };
const INCOME = 50_000;
const PROFIT = 7;

export type ExampleStage = {
  graph: RealGraph;
  /** As the explorer's buttons do; ends the session of whoever was there. */
  enterAs(kind: DemoKind | null): Promise<void>;
  /** Variables as the explorer fills them, from what was answered before. */
  filled(example: Example): Promise<Filled>;
  /** Asks what an example asks, as whoever is there, and does what a person would have done before. */
  run(example: Example): Promise<GraphAnswer>;
  headers(): Record<string, string>;
  close(): Promise<void>;
};

/** The demo behind its gateway, with a shop platform, waybills, a cashier and a name provider that do as they should. */
export async function startExampleStage(): Promise<ExampleStage> {
  const { script, platform } = scriptedShop();
  const filesDir = await mkdtemp(join(tmpdir(), 'chengcang-examples-'));
  const graph = await startRealGraph({
    shopPlatforms: { 4: platform },
    ...{ listingPlatforms: { 4: scriptedListings }, site: 'https://shop.example' },
    waybills: scriptedWaybills().waybills,
    // At the addresses that the simulators have.
    groupRobots: {
      ...groupRobots(readGroupRobots(simulatedRobots('http://127.0.0.1:4003').apiEnv)),
      send: async () => undefined,
    },
    paymentChannels: { 2: splittingChannel, 9: waitingChannel },
    realName: {
      begin: async () => ({ certifyId: randomUUID(), url: 'https://provider.example/1' }),
      outcome: async () => 'passed',
    },
    filesDir,
    queue: { send: (...args) => queue.send(...args) },
  });
  const { api, ask } = graph;
  const queue = await openJobQueue(api.database, JOB_KINDS, (error) => {
    throw error;
  });
  const newPhone = `17${String(Date.now()).slice(-9)}`;
  let answers: Record<string, unknown> = {};
  let token = '';

  const headers = () => (token ? as(token) : {});
  const outbox = async () => (await api.app.inject('/dev/outbox')).json<Outbox>();
  /** Works on jobs, of which there is at least one, until none is left. */
  const work = async () => {
    while ((await queue.drain(api.app.jobHandlers)) === 0);
  };
  const send = async (document: string, variables: Record<string, unknown>) => {
    const answer = await ask(document, variables, headers());
    const renewed = answer.headers['new-token'];
    if (typeof renewed === 'string') token = renewed;
    answers = { ...answers, ...answer.data };
    if (answer.data?.login) token = answer.data.login.token;
    if (answer.data?.logout) token = '';
    return answer;
  };
  const known = (path: string) =>
    fill({ value: `{{${path}}}` }, { answers, outbox: null, newPhone, picture: null }).variables.value;

  async function uploaded(): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob([Uint8Array.from(png(20, 20))]), 'example.png');
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/v1/fileUpload/upload',
      headers: headers(),
      payload: form,
    });
    return answer.json().data.url;
  }

  async function enterAs(kind: DemoKind | null): Promise<void> {
    token = '';
    if (!kind) return;
    const captchaId = randomUUID();
    await send('query ($kind: AccountKind!) { captcha(kind: $kind) { captchaId } }', { kind });
    const captcha = (await outbox()).captchas[0];
    await send('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
      input: {
        ...DEMO_PEOPLE[kind],
        kind,
        captcha: captcha?.answer,
        captchaId: captcha?.captchaId ?? captchaId,
      },
    });
  }

  /** Parcels of the demo’s buyer come to their end. */
  const settled = () =>
    api.query(
      `UPDATE order_package SET status = 50, settle_status = 2, settled_at = now()
        WHERE account_id = (SELECT id FROM account WHERE kind = 1 AND phone_print = $1)
          AND status NOT IN (10, 70, 80) AND refund_status NOT IN (10, 20, 30) AND package_fee > 0`,
      [sealed.print(DEMO_PEOPLE.BUYER.phone)],
    );

  /** What somebody does elsewhere before an example can be tried: at a platform, at a warehouse, with time. */
  const before: Record<string, () => Promise<unknown>> = {
    async 'byShops/shops'() {
      script.shops.set('a-code', { remoteShopId: 'shop-1', shopName: '橙子的抖店' });
      script.orders = [1, 41, 2].map((no) => remoteOrder(no));
      await graph.app.inject(`/api/v1/shops/callback/4?code=a-code&state=${known('authoriseShop.state')}`);
    },
    async 'byShops/pay'() {
      script.beforePost = async () => {
        throw new ShopError('scripted', 'courierUnknown', 'NO_COURIER');
      };
    },
    'byShops/orders': work,
    async 'byShops/sync'() {
      script.beforePost = async () => undefined;
    },
    async 'refunds/parcels'() {
      await api.query(
        'UPDATE order_package SET status = 50, picked_at = now(), signed_at = now() WHERE status = 30',
      );
    },
    async 'labels/parcels'() {
      await work();
    },
    async 'wallet/cashOut'() {
      const { phone } = DEMO_PEOPLE.BUYER;
      await api.query(
        `WITH somebody AS (UPDATE account SET real_status = 2 WHERE kind = 1 AND phone_print = $1 RETURNING id),
          proven AS (INSERT INTO real_name_check
              (account_id, certify_id, url, real_name, id_card, id_card_hash, status, expires_at, finished_at)
            SELECT id, 'proven', '', $2, '', 'proven', 2, now(), now() FROM somebody)
          SELECT ledger_move($3::smallint, 'test', id, 'profit', '收益', ledger_account_of(0, 'test'),
            ledger_account_of(id, 'available'), $4) FROM somebody`,
        [sealed.print(phone), testBox.seal(REAL_NAME, 'real_name_check'), PROFIT, INCOME],
      );
    },
    async 'answering/appeal'() {
      await api.query(
        `INSERT INTO private_file (id, account_id, key, kind, mime, bytes, width, height, sha256) OVERRIDING SYSTEM VALUE
         SELECT 1, seller_id, 'evidence', 'picture', 'image/png', 1, 1, 1, '' FROM after_sale_case WHERE id = $1`,
        [known('answerCase.caseId')],
      );
      await api.query(
        `UPDATE after_sale_case SET status = 80, outcome = 'refused', due_at = NULL, finished_at = now(), judged_at = now() WHERE id = $1`,
        [known('answerCase.caseId')],
      );
    },
    async 'licences/send'() {
      await api.query(
        `INSERT INTO private_file (id, account_id, key, kind, mime, bytes, width, height, sha256) OVERRIDING SYSTEM VALUE
         SELECT 2, id, 'licence', 'picture', 'image/png', 1, 1, 1, '' FROM account WHERE kind = 2 AND phone_print = $1`,
        [sealed.print(DEMO_PEOPLE.SELLER.phone)],
      );
    },
    async 'returns/awaiting'() {
      await api.query('UPDATE after_sale_case SET status = 30, outcome = NULL WHERE id = $1', [
        known('answerCase.caseId'),
      ]);
    },
    'invoices/billable': settled,
    async 'issuing/invoices'() {
      await api.query(
        `INSERT INTO invoice (account_id, issuer_id, kind, custody, title_kind, title, amount, due_at)
         SELECT b.id, s.id, 1, 1, 1, $3, 400, now() FROM account b, account s, generate_series(1, 2)
          WHERE b.phone_print = $1 AND b.kind = 1 AND s.phone_print = $2 AND s.kind = 2`,
        [
          sealed.print(DEMO_PEOPLE.BUYER.phone),
          sealed.print(DEMO_PEOPLE.SELLER.phone),
          sealTitle(testBox, TITLE),
        ],
      );
    },
    async 'deposit/payIn'() {
      await api.query(
        `SELECT ledger_move(9::smallint, 'test', id, 'deposit', '货款', ledger_account_of(0, 'test'), ledger_account_of(id, 'available'), 5000)
           FROM account WHERE kind = 2 AND phone_print = $1`,
        [sealed.print(DEMO_PEOPLE.SELLER.phone)],
      );
    },
    async 'closing/me'() {
      // Somebody with nothing unsettled, but for a little income that has to go out first.
      const who = await api.buyer();
      token = who.token;
      await api.query(
        `SELECT ledger_move($1::smallint, 'test', $2, 'little', '收益', ledger_account_of(0, 'test'), ledger_account_of($2, 'available'), 1)`,
        [PROFIT, who.accountId],
      );
    },
    async 'shipping/parcels'() {
      // Whatever is placed now stays unissued: nobody works on the queue any more.
      await enterAs('BUYER');
      const place = async (id: string) => run(await exampleOf(id));
      for (const id of ['byHand/quote', 'byHand/create']) await place(id);
      await send(
        'mutation ($id: EntityId!, $clientNo: String!) { confirmOrder(id: $id, action: PAY, clientNo: $clientNo) { status } }',
        { id: known('createOrder.orderId'), clientNo: randomUUID() },
      );
      await enterAs('SELLER');
    },
  };
  /** What works in the background while an example waits. */
  const beside: Record<string, () => Promise<unknown>> = { 'byShops/pull': work };

  async function filled({ variables }: Example): Promise<Filled> {
    const picture = JSON.stringify(variables).includes('{{new.picture}}') ? await uploaded() : null;
    return fill(variables, { answers, outbox: await outbox(), newPhone, picture });
  }

  async function run(example: Example): Promise<GraphAnswer> {
    await before[example.id]?.();
    const { variables } = await filled(example);
    const [answer] = await Promise.all([send(example.document, variables), beside[example.id]?.()]);
    return answer;
  }

  return {
    graph,
    enterAs,
    filled,
    run,
    headers,
    async close() {
      await queue.stop();
      await graph.close();
      await rm(filesDir, { recursive: true });
    },
  };
}

async function exampleOf(id: string): Promise<Example> {
  const { allExamples } = await import('../../../explorer/src/examples/examples.ts');
  const example = allExamples.find((one) => one.id === id);
  if (!example) throw new Error(`no such example: ${id}`);
  return example;
}
