// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  freezeLines,
  reasonTemplates,
  freezingText as text,
  thawLines,
} from '../../web/src/console/accounts/accounts.text.ts';
import { FreezingDialog } from '../../web/src/console/accounts/FreezingDialog.tsx';
import { freezing } from '../../web/src/console/accounts/freezing.logic.ts';
import {
  type FreezePreview,
  type FrozenAccount,
  freezingMachine,
} from '../../web/src/console/accounts/freezing.machine.ts';
import { reasonText } from '../../web/src/console/reasons.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { isBusy, isOpen } from '../../web/src/lib/selectors.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, recordingClient } from '../support/flows/recordingClient.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import {
  alerts,
  button,
  createViewTest,
  isBusy as isButtonBusy,
  press,
  submit,
  type,
} from '../support/viewTest.tsx';

afterEach(cleanup);

const account: FrozenAccount = { id: 7, kind: 'SELLER', name: '慢慢商行', isThaw: false };
const preview: FreezePreview = {
  ...{ sessions: 1, goodsOnSale: 3, goodsToReturn: 0, unpaidOrders: 2, unpaidFee: 788, heldParcels: 4 },
  ...{
    heldFee: 1576,
    goingParcels: 1,
    unsettledFee: 900,
    cashOuts: 1,
    cashOutFee: 5000,
    shops: 0,
    refundAt: null,
  },
};
const reason = '多次投诉未处理';
const late = refusal('ACCOUNT_STATE', '账号的状态已经改变，请刷新后查看');
const closed = { account: null, preview: null, reason: '', isUnfit: false, refusal: null };

const stateAssertions: StateAssertions<typeof freezingMachine, undefined> = {
  closed: ({ context }) => expect(context).toEqual(closed),
  reading: (snapshot) => expect([isBusy(snapshot), snapshot.context.preview]).toEqual([true, null]),
  unreadable: ({ context }) => expect(context.preview).toBeNull(),
  'asking.typing': (snapshot) =>
    expect([isOpen(snapshot), isBusy(snapshot), snapshot.context.preview]).toEqual([true, false, preview]),
  'asking.requestFailed': ({ context }) => expect([context.reason, context.refusal]).toEqual([reason, null]),
  moving: (snapshot) =>
    expect([isBusy(snapshot), snapshot.can({ type: 'freezing.confirm' })]).toEqual([true, false]),
};

const modelTest = createModelTest(freezingMachine, {
  outcomes: {
    readPreview: {
      read: { output: preview },
      gone: { output: refusal('NOT_FOUND', '数据不存在') },
      lost: { error: new Error('offline') },
    },
    moveAccount: { moved: { output: {} }, late: { output: late }, lost: { error: new Error('offline') } },
  },
  events: [
    { type: 'freezing.open', account },
    { type: 'preview.read' },
    { type: 'reason.edit', reason: '投诉' },
    { type: 'reason.edit', reason },
    { type: 'freezing.confirm' },
    { type: 'freezing.close' },
  ],
  limit: 400,
  key: ({ value, context: { refusal: said, ...context } }) => [value, context, said?.errorKey],
  fixture: () => ({
    world: undefined,
    machine: freezingMachine.provide({ actions: { announce: () => {} } }),
  }),
});

describe('freezing an account: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(reasonText.label) });
const lines = () =>
  within(screen.getByRole('dialog'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

const viewTest = createViewTest(modelTest, {
  view: (actor) => <FreezingDialog actor={actor} />,
  externalEvents: ['freezing.open'],
  userActions: {
    'preview.read': () => press(button(text.retry)),
    'reason.edit': ({ reason: typed }) => type(field(), typed),
    'freezing.confirm': () => submit(button(text.freeze)),
    'freezing.close': () => press(button(text.cancel)),
  },
  notOffered: ({ context }, event) => event.type === 'reason.edit' && event.reason === context.reason,
  stateAssertions: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    reading: () => expect(screen.getByRole('status', { name: text.reading })).toBeTruthy(),
    unreadable: () => expect([alerts(), lines()]).toEqual([[text.unread + text.retry], []]),
    'asking.typing': ({ context }) => {
      expect(lines()).toEqual(freezeLines('SELLER', preview));
      expect([field().value, alerts()]).toEqual([
        context.reason,
        [...(context.refusal ? [late.msg] : []), ...(context.isUnfit ? [reasonText.unfit] : [])],
      ]);
    },
    'asking.requestFailed': () => expect(alerts()).toEqual([text.failed]),
    moving: () => expect([field().readOnly, isButtonBusy(button(text.freeze))]).toEqual([true, true]),
  },
});

describe('freezing an account, in its dialog', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('freezing an account, on the graph', () => {
  it.each([
    [false, 'FreezeAccount', text.frozen],
    [true, 'ThawAccount', text.thawed],
  ])('with isThaw %s sends %s with its reason once, and says so', async (isThaw, name, says) => {
    takeNotices();
    const { client, sent } = recordingClient({
      LoadFreezePreview: { freezePreview: { __typename: 'FreezePreview', ...preview } },
      FreezeAccount: { freezeAccount: true },
      ThawAccount: { thawAccount: true },
    });
    const actor = createActor(freezing(client)).start();
    actor.send({ type: 'freezing.open', account: { ...account, isThaw } });
    await answered();
    actor.send({ type: 'reason.edit', reason: ` ${reason} ` });
    actor.send({ type: 'freezing.confirm' });
    actor.send({ type: 'freezing.confirm' });
    await answered();
    expect([sent, takeNotices()]).toEqual([[[name, { input: { id: 7, reason } }]], [['success', says]]]);
  });

  it('puts a ready reason in by a click', () => {
    const actor = createActor(freezingMachine).start();
    render(<FreezingDialog actor={actor} />);
    expect(screen.queryByText(reasonTemplates.freeze[0] ?? '')).toBeNull();
    act(() => actor.send({ type: 'freezing.open', account }));
    expect(screen.getByRole('dialog').textContent).toContain(text.freezeTitle(account.name));
  });
});

describe('what is said of a freeze', () => {
  it('names what a supplier has under way, and leaves out what there is none of', () => {
    expect(freezeLines('SELLER', preview)).toEqual([
      '1 个登录立即结束，包括成员的',
      '程序的访问令牌在冻结期间无效',
      '3 件在售商品立即下架，解冻后恢复',
      '2 笔待付款订单（¥7.88）在一分钟内取消',
      '4 个未出单的包裹暂停发货，48 小时后仍未解冻则退款 ¥15.76',
      '1 个已出单或在途的包裹继续',
      '待结算货款 ¥9.00 暂停结算',
      '1 笔提现（¥50.00）留在队列，请另行处理',
    ]);
    const none = Object.fromEntries(Object.keys(preview).map((key) => [key, 0])) as unknown as FreezePreview;
    expect(freezeLines('SELLER', none)).toEqual([
      '0 个登录立即结束，包括成员的',
      '程序的访问令牌在冻结期间无效',
    ]);
    expect(freezeLines('BUYER', { ...none, heldParcels: 1, goingParcels: 2, shops: 1 })).toEqual([
      '0 个登录立即结束，包括成员的',
      '程序的访问令牌在冻结期间无效',
      '3 个已付款的包裹继续发货和配送',
      '1 个店铺停止自动下单',
    ]);
    expect(thawLines('SELLER', { ...none, goodsToReturn: 3, heldParcels: 4 })).toEqual([
      '可以重新登录',
      '3 件因冻结下架的商品重新上架',
      '4 个暂停的包裹在一分钟内继续发货',
    ]);
  });
});
