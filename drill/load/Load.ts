import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { inFolder, ports, urlOf } from '../places.ts';
import { askGraph, askRest, Refused, untilAnswered } from './asking.ts';
import { Journal, type Kind } from './journal.ts';
import { type People, WAREHOUSE } from './people.ts';

const ORDER_CLIENTS = 8;
const PAUSE_MS = 300;
const SLOW_PAUSE_MS = 1_500;
const REFUNDED_AFTER_MS = 3_000;
const SIMULATED = 9;
const PAID = 1;

const api = `${urlOf(ports.apiFront)}/api/v1`;
const graph = `${urlOf(ports.gatewayFront)}/graphql`;
const operatorsGraph = `${urlOf(ports.consoleFront)}/graphql`;

const CREATE_ORDER = `mutation CreateOrder($input: OrderInput!, $clientNo: String!) {
  createOrder(input: $input, clientNo: $clientNo) { orderId }
}`;
const CONFIRM_ORDER = `mutation PayOrder($id: EntityId!, $clientNo: String!) {
  confirmOrder(id: $id, action: PAY, clientNo: $clientNo) { orderId }
}`;

const COMPENSATE = `mutation CompensateAccount($input: CompensateAccountInput!) {
  compensateAccount(input: $input) { adjustment { id } }
}`;

const receiver = {
  receiverName: '张三',
  receiverPhone: '13800000011',
  provinceCode: '33',
  cityCode: '3301',
  districtCode: '330106',
  address: '文三路123号',
};

/** People who order, recharge, take orders back, print labels and are compensated through the fronts, until it is stopped. */
export class Load {
  readonly journal: Journal;
  readonly #people: People;
  #isOver = false;
  #clients: Promise<void>[] = [];
  #placed: { orderId: number; buyer: number; at: number }[] = [];
  #count = 0;

  constructor(people: People, name: string) {
    this.#people = people;
    this.journal = new Journal(inFolder('log', `${name}.acknowledged.jsonl`));
  }

  start(): void {
    this.#isOver = false;
    const orders = Array.from({ length: ORDER_CLIENTS }, (_, at) =>
      this.#repeat(PAUSE_MS, () => this.#order(at)),
    );
    this.#clients = [
      ...orders,
      this.#repeat(SLOW_PAUSE_MS, () => this.#recharge()),
      this.#repeat(SLOW_PAUSE_MS, () => this.#refund()),
      this.#repeat(SLOW_PAUSE_MS, () => this.#print()),
      this.#repeat(SLOW_PAUSE_MS, () => this.#compensate()),
    ];
  }

  /** Lets what is under way be answered. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#clients);
  }

  async #repeat(pauseMs: number, work: () => Promise<void>): Promise<void> {
    while (!this.#isOver) {
      await work();
      await setTimeout(pauseMs * (0.5 + Math.random()));
    }
  }

  #until<Answer>(kind: Kind, attempt: (tries: number) => Promise<Answer>): Promise<Answer | null> {
    return untilAnswered({ journal: this.journal, kind, isOver: () => false }, attempt);
  }

  #next() {
    const { buyers, goods } = this.#people;
    const n = this.#count++;
    const at = n % buyers.length;
    const buyer = buyers[at];
    if (!buyer) throw new Error('there are no buyers');
    return { at, buyer, goodId: goods[n % goods.length] ?? 0, n };
  }

  async #order(client: number): Promise<void> {
    const { at, buyer, goodId } = this.#next();
    const key = randomUUID();
    const { token, senderId } = buyer;
    const input = {
      goodId,
      warehouseId: WAREHOUSE,
      courierId: 1,
      senderId,
      packages: [receiver],
      remark: key,
      allowDuplicate: true,
    };
    const byRest = () =>
      askRest<{ orderId: number }>({
        url: `${api}/orders/createOrder`,
        token,
        key,
        body: { ...input, confirm: true },
      });
    const byGraph = async () => {
      const ask = <Data>(query: string, variables: object) =>
        askGraph<Data>({ url: graph, token, body: { query, variables } });
      const { createOrder } = await ask<{ createOrder: { orderId: number } }>(CREATE_ORDER, {
        input,
        clientNo: key,
      });
      await ask(CONFIRM_ORDER, { id: createOrder.orderId, clientNo: `${key}-pay` });
      return createOrder;
    };
    const placed = await this.#until('order', client % 2 === 0 ? byRest : byGraph);
    if (!placed) return;
    this.journal.acknowledge('order', key, placed.orderId);
    this.#placed.push({ orderId: placed.orderId, buyer: at, at: Date.now() });
  }

  async #recharge(): Promise<void> {
    const { buyer, n } = this.#next();
    const key = randomUUID();
    // Told from others of this person by its amount.
    const amount = 1_000 + n;
    const { token } = buyer;
    const created = await this.#until('recharge', () =>
      askRest<{ payId: number; payNo: string }>({
        url: `${api}/pay/create`,
        token,
        key,
        body: { amount, payType: SIMULATED },
      }),
    );
    if (!created) return;
    const { payId, payNo } = created;
    const paid = await fetch(`${urlOf(ports.simulators)}/payments/api/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outTradeNo: payNo }),
    });
    if (!paid.ok) throw new Error(`the simulated customer could not pay: ${paid.status}`);
    const credited = await this.#until('recharge', async () => {
      for (;;) {
        const { status } = await askRest<{ status: number }>({
          url: `${api}/pay/check`,
          token,
          body: { payId },
        });
        if (status === PAID) return status;
        if (status !== 0) throw new Refused('PAY_STATUS', String(status));
        await setTimeout(PAUSE_MS);
      }
    });
    if (credited) this.journal.acknowledge('recharge', key, payId);
  }

  async #refund(): Promise<void> {
    const [oldest] = this.#placed;
    if (!oldest || oldest.at > Date.now() - REFUNDED_AFTER_MS) return;
    // One of those placed since the last time; the others stay.
    this.#placed = [];
    const token = this.#people.buyers[oldest.buyer]?.token ?? '';
    const { orderId } = oldest;
    const page = await this.#until('refund', () =>
      askRest<{ list: { id: number }[] }>({
        url: `${api}/orderPackages/getOrderPackagesList`,
        token,
        body: { page: 1, pageSize: 1, orderId },
      }),
    );
    const parcel = page?.list[0];
    if (!parcel) return;
    const answered = await this.#until('refund', async (tries) => {
      try {
        const { failed } = await askRest<{ failed: { reasonCode: string; msg: string }[] }>({
          url: `${api}/orderPackages/refund`,
          token,
          body: { packageIds: [parcel.id] },
        });
        for (const { reasonCode, msg } of failed) throw new Refused(reasonCode, msg);
      } catch (error) {
        // Only an earlier attempt, whose answer was lost, can have done it before.
        if (!(error instanceof Refused) || tries === 1) throw error;
      }
      return true;
    });
    if (answered) this.journal.acknowledge('refund', String(orderId), parcel.id);
  }

  /** A fen each: the limits of one operator alone are not what is tried here. */
  async #compensate(): Promise<void> {
    const { buyer } = this.#next();
    const clientNo = randomUUID();
    const input = { accountId: buyer.id, amount: 1, reason: `drill ${clientNo}`, clientNo };
    const answered = await this.#until('compensation', () =>
      askGraph<{ compensateAccount: { adjustment: { id: number } } }>({
        url: operatorsGraph,
        token: this.#people.operator.token,
        body: { query: COMPENSATE, variables: { input } },
      }),
    );
    if (answered)
      this.journal.acknowledge('compensation', clientNo, answered.compensateAccount.adjustment.id);
  }

  async #print(): Promise<void> {
    const { token } = this.#people.seller;
    const page = await this.#until('label', () =>
      askRest<{ list: { id: number; waybillNo: string | null; status: number; refundStatus: number }[] }>({
        url: `${api}/orderPackages/getOrderPackagesList`,
        token,
        body: { page: 1, pageSize: 20, printed: false, outputStatus: 3 },
      }),
    );
    const parcel = page?.list.find(({ waybillNo, refundStatus }) => waybillNo !== null && refundStatus === 0);
    if (!parcel) return;
    const asked = await this.#until('label', () =>
      askRest<{ file: { taskId: string } }>({
        url: `${api}/orderPackages/print`,
        token,
        body: { packageIds: [parcel.id], kind: 'labels' },
      }).catch(nullWhereRefunded),
    );
    if (!asked) return;
    // A worker writes it, and only then it counts as printed.
    const body = { taskId: asked.file.taskId };
    const isWritten = await this.#until('label', async () => {
      for (;;) {
        const found = await askRest<{ done: boolean }>({ url: `${api}/exports/find`, token, body }).catch(
          nullWhereRefunded,
        );
        if (found === null || found.done) return found !== null;
        await setTimeout(PAUSE_MS);
      }
    });
    if (isWritten) this.journal.acknowledge('label', randomUUID(), parcel.id);
  }
}

/** A parcel that was refunded in the meantime is not printed. */
function nullWhereRefunded(error: unknown): null {
  if (error instanceof Refused && ['PRINT_STATE', 'ORDER_STATE'].includes(error.errorKey)) return null;
  throw error;
}
