import { randomUUID } from 'node:crypto';
import { JOB_KINDS } from '../../api/src/jobs/kinds/all.ts';
import { type JobQueue, openJobQueue } from '../../api/src/jobs/queue.ts';
import { consent, sendCode, smsChannel, solvedCaptcha, unusedPhone } from './accounts.ts';
import { type Answer, type Person, type Shop, startApi, type TestApi } from './api.ts';
import { saveAccount } from './ownAccounts.ts';
import { remoteOrder, scriptedShop } from './scriptedShop.ts';
import { scriptedWaybills } from './scriptedWaybills.ts';

const DOUYIN = 4;
const PASSWORD = 'Orange-grove-71';
const ID_CARD = '11010519491231002X';
const REGION = { provinceCode: '33', cityCode: '3301', districtCode: '330106' };

type Options = Parameters<typeof startApi>[0];
type Names = { name: string; phone: string; street: string };

let planted = 0;
/** Somebody whose name, phone and street nobody else has, in signs that no other text holds. */
function somebody(): Names {
  planted += 1;
  const sign = String.fromCodePoint(0x9f00 + planted) + String.fromCodePoint(0x9e00 + planted);
  return { name: `欧阳${sign}`, phone: unusedPhone(), street: `${sign}巷${7000 + planted}号` };
}

/** What must have worked. */
function done<T>(answer: Answer<T>): T {
  if (answer.code !== 0) throw new Error(`${answer.data.errorKey}: ${answer.msg}`);
  return answer.data;
}

/**
 * People who go through every flow that takes somebody's name, phone or street: registering, senders, orders by hand, by
 * text, from a sheet and from shops, editing, cash-outs, real names, applications. `secrets` is all that was said,
 * `receivers` what was said of those whom a parcel goes to.
 */
export async function plantPeople(options: Options = {}) {
  const secrets: string[] = [PASSWORD, ID_CARD];
  const receivers: string[] = [];
  const sms = smsChannel();
  const { script, platform } = scriptedShop();
  const held: { queue?: JobQueue } = {};
  const api = await startApi({
    demo: false,
    sms,
    limitByAddress: false,
    shopPlatforms: { [DOUYIN]: platform },
    waybills: scriptedWaybills().waybills,
    realName: {
      begin: async () => ({ certifyId: randomUUID(), url: 'https://provider.example/' }),
      outcome: async () => 'passed',
    },
    queue: { send: (...args) => (held.queue as JobQueue).send(...args) },
    ...options,
  });
  const queue = await openJobQueue(api.database, JOB_KINDS, () => undefined);
  held.queue = queue;

  const anybody = (): Names => {
    const { name, phone, street } = somebody();
    secrets.push(name, phone, street);
    return { name, phone, street };
  };
  const somebodyToSendTo = (): Names => {
    const said = anybody();
    receivers.push(said.name, said.phone, said.street);
    return said;
  };
  const receiver = () => {
    const { name, phone, street } = somebodyToSendTo();
    return { ...REGION, receiverName: name, receiverPhone: phone, address: street };
  };

  async function codeFor(phone: string, scene: number): Promise<string> {
    await api.query("DELETE FROM counter WHERE key LIKE 'messages%'");
    done(await sendCode(api, phone, { scene }));
    const code = sms.codeOf(phone);
    secrets.push(code);
    return code;
  }

  async function signIn(phone: string, type: number): Promise<Person> {
    const form = async (password: string) => ({ phone, password, type, ...(await solvedCaptcha(api)) });
    await api.call('POST', '/common/login', await form(`${PASSWORD}-wrong`));
    const { token } = done(await api.call<{ token: string }>('POST', '/common/login', await form(PASSWORD)));
    secrets.push(token);
    const call: Person['call'] = (method, path, body, headers = {}) =>
      api.call(method, path, body, { 'x-token': token, ...headers });
    const info = type === 1 ? '/user/info' : '/seller/info';
    const { id } = done(await call<{ id: number }>('GET', info));
    return { accountId: id, phone, token, senderId: 0, call };
  }

  async function register(type: 1 | 2): Promise<Person> {
    const { phone } = anybody();
    const phoneCode = await codeFor(phone, 1);
    const form = { phone, password: PASSWORD, repassword: PASSWORD, phoneCode, type, consent };
    await api.call('POST', '/common/register', { ...form, phoneCode: '000000' });
    done(await api.call('POST', '/common/register', form));
    return signIn(phone, type);
  }

  async function senderOf(who: Person): Promise<number> {
    const said = () => {
      const { name, phone, street } = anybody();
      return { ...REGION, name, phone, address: street };
    };
    const { id } = done(await who.call<{ id: number }>('POST', '/sellerSends/create', said()));
    done(await who.call('PUT', '/sellerSends/update', { id, ...said() }));
    return id;
  }

  const buyer = await register(1);
  await register(2);
  buyer.senderId = await senderOf(buyer);
  await api.query(
    `SELECT ledger_move(1::smallint, 'test', $1, '', '充值', ledger_account_of(0, 'recharge'), ledger_account_of($1, 'available'), 1000000)`,
    [buyer.accountId],
  );
  const shop: Shop = await api.shop();
  const courierSecrets = { customerKey: 'Branch-key-4711', customerSecret: 'Branch-secret-4712' };
  secrets.push(...Object.values(courierSecrets));
  done(await saveAccount(shop, 'K4710', courierSecrets));

  const order = { goodId: shop.goodId, warehouseId: shop.warehouseId, courierId: shop.courierId };
  const place = async (more: object) =>
    done(
      await buyer.call<{ orderId: number }>('POST', '/orders/createOrder', {
        ...order,
        senderId: buyer.senderId,
        clientNo: randomUUID(),
        ...more,
      }),
    ).orderId;
  const parcelsOf = async (orderId: number) =>
    done(
      await buyer.call<{ list: { id: number }[] }>('POST', '/orderPackages/getOrderPackagesList', {
        orderId,
      }),
    ).list.map(({ id }) => id);

  /** By hand, in fields and as text, one of them wrong; from a sheet; each paid, then others. */
  async function ship(): Promise<{ orderIds: number[]; bySheet: number; edited: number }> {
    const text = (() => {
      const { name, phone, street } = somebodyToSendTo();
      return `${name} ${phone} 浙江省杭州市西湖区${street}`;
    })();
    const wrong = { ...receiver(), receiverPhone: '123' };
    const packages = [receiver(), { text }, wrong];
    done(
      await buyer.call('POST', '/orders/quote', {
        ...order,
        senderId: buyer.senderId,
        packages: [receiver()],
      }),
    );
    const byHand = await place({ packages, skipInvalid: true });
    const bySheet = await place({ type: 3, packages: [receiver(), receiver()], confirm: true });
    const part = () => ({ ...order, num: 1, packages: [receiver()] });
    const batch = done(
      await buyer.call<{ orders: { orderId: number }[] }>('POST', '/orders/createBatch', {
        type: 3,
        senderId: buyer.senderId,
        parts: [part(), part()],
        clientNo: randomUUID(),
      }),
    );
    const [edited = 0] = await parcelsOf(byHand);
    done(await buyer.call('POST', '/orderPackages/editReceiver', { packageId: edited, ...receiver() }));
    return { orderIds: [byHand, bySheet, ...batch.orders.map(({ orderId }) => orderId)], bySheet, edited };
  }

  /** An order of a bound shop whose platform says who it is for, and one whose platform does not. */
  async function shipShop(): Promise<number> {
    const said = somebodyToSendTo();
    const plain = { name: said.name, phone: said.phone, address: said.street, encryptedId: null };
    const place0 = { province: '浙江省', city: '杭州市', district: '西湖区' };
    script.orders.push(remoteOrder(1, { receiver: { ...place0, ...plain } }), remoteOrder(2));
    script.shops.set('code', { remoteShopId: randomUUID(), shopName: '橙子的店' });
    const { state } = done(await buyer.call<{ state: string }>('POST', '/shops/auth', { flag: DOUYIN }));
    await api.app.inject({ method: 'GET', url: `/api/v1/shops/callback/${DOUYIN}?code=code&state=${state}` });
    const shops = done(await buyer.call<{ list: { id: number }[] }>('POST', '/shops/getShopsList', {}));
    done(await buyer.call('POST', '/shops/remoteOrder', { shopId: shops.list[0]?.id }));
    await queue.drain(api.app.jobHandlers);
    const read = done(
      await buyer.call<{ list: { id: number }[] }>('POST', '/shopOrders/getShopOrdersList', {}),
    );
    return place({ type: 2, shopOrderIds: read.list.map(({ id }) => id), autoSend: false });
  }

  async function cashOut(): Promise<void> {
    const { name, phone } = anybody();
    done(await buyer.call('POST', '/real/getUrl', { realName: name, idCard: ID_CARD }));
    done(await buyer.call('POST', '/real/confirm', {}));
    await api.query(
      `SELECT ledger_move(7::smallint, 'test', $1, '', '收益', ledger_account_of(0, 'test'), ledger_account_of($1, 'available'), 50000)`,
      [buyer.accountId],
    );
    const phoneCode = await codeFor(buyer.phone, 5);
    const form = { amount: 10_000, accountType: 1, account: phone, accountName: name, phoneCode };
    done(await buyer.call('POST', '/cashOut/createCashOut', { ...form, clientNo: randomUUID() }));
  }

  async function join(): Promise<void> {
    const { name, phone } = anybody();
    done(await api.call('POST', '/joins/createJoin', { name, phone, ...(await solvedCaptcha(api)) }));
  }

  const byHand = await ship();
  const ofShop = await shipShop();
  await cashOut();
  await join();
  return {
    api,
    buyer,
    shop,
    secrets,
    receivers,
    done,
    orders: { ...byHand, ofShop },
    async close() {
      await queue.stop();
      await api.close();
    },
  };
}

/** Everything that the database holds, as text. */
export async function dumpOf(api: TestApi): Promise<string> {
  const tables = await api.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await api.query<{ text: string }>(`SELECT to_jsonb(t)::text AS text FROM ${name} t`);
    texts.push(name, ...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}
