import { getOperationAST, parse } from 'graphql';
import { createClient } from 'graphql-sse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allExamples, exampleFiles, exampleFlows } from '../../explorer/src/examples/examples.ts';
import { fill } from '../../explorer/src/examples/fill.ts';
import { producerOf, rootFields } from '../../explorer/src/examples/producers.ts';
import { buildSchema } from '../../gateway/src/graph/schema.ts';
import { type ExampleStage, startExampleStage } from './support/exampleFixture.ts';

const WHO = { visitor: null, buyer: 'BUYER', seller: 'SELLER' } as const;
const schema = buildSchema();

/** Fields that no example can ask for, and why. */
const WITHOUT_EXAMPLE: Record<string, string> = {
  registerDocuments: 'a program alone may, by its own token',
  tokenDocuments: 'so is what it has registered',
  deleteDocuments: 'and deleting it',
  offer: 'a person authorises an account at 1688 first',
  linkShopOffer: 'so for what is linked with it',
  deleteShopOffer: 'and for taking it back',
  createSourceOrders: 'and for what is bought there',
  paySourceOrder: 'and for paying it',
  openSourceCashier: 'of one or several',
  retrySourceOrder: 'and for trying again',
  cancelSourceOrder: 'and for cancelling it',
  saveErpAccount: 'the demo’s supplier has no ERP, and orders of an example would wait for it',
  retryErpAccount: 'so for trying again',
  deleteErpAccount: 'for unbinding it',
  erpTrades: 'for what it ships',
  erpStocks: 'for what it told',
  erpGoods: 'for goods that it has',
  pushErpGoods: 'and for putting them in',
  chooseAccount: 'its ticket comes with a refusal',
  sendTransferCodes: 'a phone that has just had a code gets none for a minute',
  rerouteParcels: 'only where a warehouse, courier or area was stopped',
  sellShopSkuAnyway: 'only of what a shop keeps, which the demo has none of',
  setLinkPriceRule: 'only of what a shop keeps, which the demo has none of',
  deleteMembership: 'who has joined is removed by another example',
  transferAccount: 'it takes the codes of two phones, and signs everybody out',
};

describe('the explorer examples', () => {
  it('cover every current field of the root types', () => {
    const requested = new Set(
      allExamples.flatMap(({ document }) => rootFields(document).map(({ name }) => name.value)),
    );
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const all = roots.flatMap((type) =>
      Object.values(type?.getFields() ?? {}).flatMap(({ name, deprecationReason }) =>
        deprecationReason || name in WITHOUT_EXAMPLE ? [] : [name],
      ),
    );
    // A connection is asked for as its page is: one of them shows how.
    const isShown = (name: string) => requested.has(name) || requested.has(name.replace(/Connection$/, ''));
    expect(all.filter((name) => !isShown(name))).toEqual([]);
    expect(requested).toContain('ordersConnection');
  });

  it('are listed once each, with a unique title in their flow', () => {
    expect(allExamples.map(({ id }) => id).sort()).toEqual([...exampleFiles].sort());
    for (const { examples } of exampleFlows) {
      expect(new Set(examples.map(({ title }) => title)).size).toBe(examples.length);
    }
  });
});

describe('variables of explorer examples', () => {
  const known = {
    answers: { captcha: { captchaId: 'c-2' }, senders: [{ id: 7, isDefault: true, remark: null }] },
    outbox: {
      captchas: [
        { captchaId: 'c-3', answer: 'other' },
        { captchaId: 'c-2', answer: '7k3p' },
      ],
      messages: [
        { phone: '13800000001', code: '123456' },
        { phone: '13800000001', code: '000000' },
      ],
    },
    newPhone: '17000000001',
    picture: '/files/u/1.webp',
  };

  it('are filled with named values, in their own type where a text is only a name', () => {
    const template = {
      input: { senderId: '{{senders.0.id}}', isDefault: '{{senders.0.isDefault}}', num: 2, remark: null },
      list: ['{{senders}}', '{{captcha.text}}', '{{message.code}}', '{{new.picture}}'],
      name: '仓 {{new.phone}}-{{senders.0.id}}',
    };
    expect(fill(template, known)).toEqual({
      variables: {
        input: { senderId: 7, isDefault: true, num: 2, remark: null },
        list: [known.answers.senders, '7k3p', '123456', '/files/u/1.webp'],
        name: '仓 17000000001-7',
      },
      missing: [],
    });
  });

  it('contain a fresh client number each time', () => {
    const [one, other] = [1, 2].map(() => fill({ clientNo: '{{new.uuid}}' }, known).variables.clientNo);
    expect(one).toMatch(/^[0-9a-f-]{36}$/);
    expect(other).not.toBe(one);
  });

  it('keep unknown names and report them', () => {
    const template = {
      id: '{{createOrder.orderId}}',
      remark: '{{senders.0.remark}}',
      code: '{{message.code}}',
    };
    expect(fill(template, { ...known, outbox: null })).toEqual({
      variables: template,
      missing: ['createOrder.orderId', 'senders.0.remark', 'message.code'],
    });
  });

  it('are filled from an earlier step of the same flow', () => {
    expect(producerOf('createBatch.batchNo', 'byShops')?.id).toBe('byShops/create');
    expect(producerOf('createBatch.batchNo', 'byModel')?.id).toBe('byModel/create');
    expect(producerOf('captcha.text', 'notices')?.id).toBe('notices/captchaToJoin');
    expect(producerOf('message.code', 'account')?.id).toBe('account/sendRegisterCode');
    expect(producerOf('nothing.id', 'account')).toBeUndefined();
  });
});

describe('the explorer examples run in order in a demo', () => {
  let stage: ExampleStage;
  beforeAll(async () => {
    stage = await startExampleStage();
  });
  afterAll(() => stage.close());

  describe.each(exampleFlows)('$title', ({ role, examples }) => {
    beforeAll(() => stage.enterAs(WHO[role]));

    it.each(examples)('$title', async (example) => {
      if (getOperationAST(parse(example.document))?.operation === 'subscription') {
        return expect(await firstOf(example.document)).toEqual({
          data: {
            changes: {
              orderIds: [],
              items: [],
              moreItems: false,
              wallet: false,
              notice: false,
              resync: false,
            },
          },
        });
      }
      const { errors, status } = await stage.run(example);
      expect({ errors, missing: (await stage.filled(example)).missing }).toEqual({ errors: [], missing: [] });
      expect(status).toBe(200);
    });
  });

  async function firstOf(query: string): Promise<unknown> {
    const url = `${await stage.graph.listen()}/graphql/stream`;
    const heard = Promise.withResolvers<unknown>();
    const leave = createClient({ url, headers: stage.headers(), retryAttempts: 0 }).subscribe(
      { query },
      { next: heard.resolve, complete: () => heard.reject(new Error('over')), error: heard.reject },
    );
    return heard.promise.finally(leave);
  }
});
