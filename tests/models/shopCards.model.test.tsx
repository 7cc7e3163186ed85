// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { bindShopMachine } from '../../web/src/features/shops/binding/bindShop.machine.ts';
import { forecastText, forecastWords } from '../../web/src/features/shops/forecast.text.ts';
import { UnbindDialog } from '../../web/src/features/shops/ShopsPart.tsx';
import { editShopSettings } from '../../web/src/features/shops/settings/editShopSettings.ts';
import { ShopSettingsDialog } from '../../web/src/features/shops/settings/ShopSettingsDialog.tsx';
import { chosenLimit } from '../../web/src/features/shops/settings/shopSettings.form.ts';
import {
  settingsProblemText,
  shopSettingsText as text,
} from '../../web/src/features/shops/settings/shopSettings.text.ts';
import { marginRuleText } from '../../web/src/features/shops/shared/marginRule.text.ts';
import { unbindShop } from '../../web/src/features/shops/shopFlows.ts';
import { shopsText, unbindText } from '../../web/src/features/shops/shops.text.ts';
import { LinkRuleDialog } from '../../web/src/features/shops/stocks/LinkRuleDialog.tsx';
import { linkRule } from '../../web/src/features/shops/stocks/linkRule.ts';
import { resendStocks } from '../../web/src/features/shops/stocks/resendStocks.ts';
import {
  ResendAllDialog,
  SellAnywayDialog,
  ShopStocks,
} from '../../web/src/features/shops/stocks/ShopStocks.tsx';
import { sellAnyway } from '../../web/src/features/shops/stocks/sellAnyway.ts';
import {
  anywayText,
  linkRuleText,
  resendAllText,
  shopStocksText,
} from '../../web/src/features/shops/stocks/shopStocks.text.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { button, press, type } from '../support/viewTest.tsx';
import { lapsingShop, orangeShop, ShopsWith, shopAnswers } from './shops.fixture.tsx';

const question = unbindText.words('橙子家') + unbindText.waiting(2);
const unbound = { deleteShop: true };

testConfirmAction('unbinding a shop', {
  build: unbindShop,
  view: (unbinding) => <UnbindDialog actor={unbinding} />,
  subject: { id: 3, shopName: '橙子家', waitingOrders: 2 },
  texts: unbindText,
  question,
  sends: ['DeleteShop', { id: 3 }],
  answers: { DeleteShop: unbound },
  done: unbindText.done('橙子家'),
});

testConfirmAction('sending all quantities of a shop once more', {
  build: resendStocks,
  view: (resending) => <ResendAllDialog actor={resending} />,
  subject: { shopId: 3, shopName: '橙子家', ids: null },
  texts: resendAllText,
  question: resendAllText.words('橙子家'),
  sends: ['ResendShopStocks', { shopId: 3, ids: null }],
  answers: { ResendShopStocks: { resendShopStocks: { due: 12 } } },
  done: shopStocksText.done(12),
});

const autoOrder = () => screen.getByLabelText<HTMLInputElement>(text.autoOrder);

testEditRecord('changing the settings of a shop', {
  build: editShopSettings,
  view: (settings) => <ShopSettingsDialog actor={settings} />,
  item: orangeShop,
  texts: text,
  changes: [{ autoOrder: true }, { autoOrder: false }],
  fill: () => press(autoOrder()),
  // A box that is ticked cannot be ticked.
  stands: (form, change) => form.autoOrder === change.autoOrder,
  // What is wrong with the limits is said where they are asked for: once it orders by itself.
  saysOf: ({ dayLimit, parcelLimit }) =>
    (autoOrder().checked ? [dayLimit, parcelLimit] : []).flatMap((one) => settingsProblemText(one) ?? []),
  shows: (form) => {
    expect(screen.getByText(text.title('橙子家'))).toBeDefined();
    expect(autoOrder().checked).toBe(form.autoOrder);
    expect(screen.queryAllByLabelText(text.dayLimit).length > 0).toBe(form.autoOrder);
  },
  answers: shopAnswers,
});

beforeEach(() => void takeNotices());
afterEach(cleanup);

describe("a shop's card", () => {
  async function shown() {
    const { client } = recordingClient(shopAnswers);
    const unbinding = createActor(unbindShop(client)).start();
    const settings = createActor(editShopSettings(client)).start();
    await act(async () => {
      render(
        <ApolloProvider client={client}>
          <MemoryRouter>
            <ShopsWith unbinding={unbinding} settings={settings} />
          </MemoryRouter>
        </ApolloProvider>,
      );
      await answered();
    });
  }

  it('asks before its shop is unbound', async () => {
    await shown();
    await act(async () => press(button(shopsText.unbind)));
    expect(screen.getByText(question)).toBeDefined();
  });

  it('opens the settings of its shop as they are', async () => {
    await shown();
    await act(async () => press(button(shopsText.settings)));
    expect(screen.getByText(text.title('橙子家'))).toBeDefined();
    expect(autoOrder().checked).toBe(false);
  });
});

describe('shops that lose something unless they are renewed', () => {
  const other = {
    ...lapsingShop,
    id: 4,
    shopName: '小满家',
    forecast: { ...lapsingShop.forecast, parcels: 0 },
  };
  const named = [lapsingShop, other].map((shop) => ({ __typename: 'Shop', ...shop }));
  const words = forecastWords(lapsingShop);

  async function shown(toRenew: typeof named) {
    const { client } = recordingClient({
      ...shopAnswers,
      ListShops: { shops: { ...shopAnswers.ListShops.shops, list: named.slice(0, 1) } },
      ListShopsToRenew: { shops: { total: toRenew.length, list: toRenew } },
    });
    const binding = createActor(bindShopMachine).start();
    const asked: number[] = [];
    await act(async () => {
      render(
        <ApolloProvider client={client}>
          <MemoryRouter>
            <ShopsWith binding={binding} onShowLapsing={(id) => asked.push(id)} />
          </MemoryRouter>
        </ApolloProvider>,
      );
      await answered();
    });
    return { binding, asked };
  }

  it('are named above the cards, and on its card the one that is first', async () => {
    const { binding, asked } = await shown(named);
    const list = within(screen.getByRole('list', { name: forecastText.list }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `橙子家：${words}${forecastText.show(3)}${forecastText.renew('橙子家')}`,
      `小满家：${forecastWords(other)}${forecastText.show(3)}${forecastText.renew('小满家')}`,
    ]);
    expect(screen.getByText(`${words}；${forecastText.first}`)).toBeDefined();
    await act(async () => press(list.getAllByText(forecastText.show(3))[1] ?? document.body));
    expect(asked).toEqual([4]);
    await act(async () => press(list.getByText(forecastText.renew('橙子家'))));
    expect(binding.getSnapshot().context.binding).toEqual({ platform: 'TAOBAO', shopName: '橙子家' });
  });

  it('say nothing of what is first where there is one alone', async () => {
    await shown(named.slice(0, 1));
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.queryByText(new RegExp(forecastText.first))).toBeNull();
  });
});

describe('the stock that is kept in a shop', () => {
  const row = {
    ...{
      __typename: 'ShopStock',
      id: 8,
      title: '马克杯',
      sku: '奶白色',
      pic: '',
      quantity: 7,
      sentQuantity: 10,
    },
    ...{ sentAt: '2026-11-30T18:00:00+08:00', state: 'FAILED', msg: '平台超时', dueAt: null },
    ...{
      price: 2_000,
      cost: 1_900,
      costBefore: 1_500,
      priceBefore: 1_800,
      marginLow: true,
      sellsAnyway: false,
    },
    ...{ marginAction: 'STOP', minMargin: 10, ownAction: 'STOP', ownMargin: 10 },
    ...{ wantedPrice: null, priceMsg: '', raisedFrom: 1_800, raisedTo: 2_000 },
    raisedAt: '2026-11-29T09:00:00+08:00',
  };
  const counts = [
    { state: 'WAITING', count: 0 },
    { state: 'SENT', count: 4 },
    { state: 'FAILED', count: 1 },
  ];

  it('is listed with what the shop is to have, what it has taken and why not, and failed ones are sent again', async () => {
    const { client, sent } = recordingClient({
      ListShopStocks: {
        shopStocks: { total: 1, page: 1, nextCursor: null, marginLow: 1, counts, list: [row] },
      },
      ResendShopStocks: { resendShopStocks: { due: 1 } },
      SetSoldAnyway: { sellShopSkuAnyway: { id: 8, sellsAnyway: true } },
    });
    await act(async () => {
      render(
        <ApolloProvider client={client}>
          <ShopStocks shop={orangeShop} />
        </ApolloProvider>,
      );
      await answered();
    });
    const table = within(screen.getByRole('table', { name: shopStocksText.list }));
    for (const words of [
      '¥20.00',
      '毛利 ¥1.00（5.0%）',
      '成本 ¥15.00 → ¥19.00',
      // Before it was raised.
      '原毛利 ¥3.00',
      '自动提价 ¥18.00 → ¥20.00',
      shopStocksText.lows.STOP,
      '单独规则：停售，毛利 ≥ 10%',
    ])
      expect(table.getByText(words)).toBeDefined();
    for (const words of ['马克杯', '奶白色', '7 件', '10 件', '失败', '平台超时'])
      expect(table.getByText(words)).toBeDefined();
    expect(screen.getByText(shopStocksText.of('失败', 1, true))).toBeDefined();
    await act(async () => {
      press(screen.getByRole('button', { name: shopStocksText.resendOf('马克杯 奶白色') }));
      await answered();
    });
    expect(sent.filter(([name]) => name === 'ResendShopStocks')).toEqual([
      ['ResendShopStocks', { shopId: 3, ids: [8] }],
    ]);
    expect(takeNotices()).toEqual([['success', shopStocksText.done(1)]]);
    await act(async () => {
      press(screen.getByText(shopStocksText.of(shopStocksText.low, 1, true)));
      await answered();
    });
    // What was asked for is what the cache holds it by.
    expect(JSON.stringify(client.cache.extract())).toContain('"filter\\":{\\"marginLow\\":true}');
  });
});

testConfirmAction('selling in spite of a low margin', {
  build: sellAnyway,
  view: (actor) => <SellAnywayDialog actor={actor} />,
  subject: { shopId: 3, id: 8, name: '马克杯 奶白色', anyway: true },
  texts: anywayText,
  question: anywayText.words('马克杯 奶白色', true),
  sends: ['SetSoldAnyway', { shopId: 3, id: 8, anyway: true }],
  answers: { SetSoldAnyway: { sellShopSkuAnyway: { id: 8, sellsAnyway: true } } },
  done: anywayText.done(true),
});

const ownMargin = () => screen.getByLabelText<HTMLInputElement>(marginRuleText.minMargin);

testEditRecord('giving a link a rule of its own', {
  build: linkRule,
  view: (actor) => <LinkRuleDialog actor={actor} />,
  item: {
    ...{ shopId: 3, id: 8, title: '马克杯', sku: '奶白色', takesPrices: true },
    ...{ ownAction: 'TELL' as const, ownMargin: 10, minMargin: 10 },
  },
  texts: linkRuleText,
  changes: [{ minMargin: '91' }, { minMargin: '30' }],
  fill: (change) => type(ownMargin(), change.minMargin ?? ''),
  stands: (form, change) => form.minMargin === change.minMargin,
  saysOf: ({ minMargin }) => (minMargin ? [marginRuleText.notMargin] : []),
  shows: (form) => expect(ownMargin().value).toBe(form.minMargin),
});

describe('the settings of a shop', () => {
  const gone = {
    errors: [{ message: '店铺尚未绑定', extensions: { code: 'REFUSED', errorKey: 'SHOP_UNBOUND' } }],
  };

  function start(results: (object | 'lost')[]) {
    const { client, sent } = recordingClient({ UpdateShop: inTurn(results) });
    const actor = createActor(editShopSettings(client)).start();
    actor.send({ type: 'editor.open', item: orangeShop });
    return { actor, sent, context: () => actor.getSnapshot().context };
  }

  const saved = { data: { updateShop: { __typename: 'Shop', ...orangeShop, autoOrder: true } } };

  it('order nothing by themselves before both limits are thought about', async () => {
    const { actor, sent, context } = start([saved]);
    actor.send({ type: 'form.edit', change: { autoOrder: true } });
    actor.send({ type: 'form.save' });
    const { dayLimit, parcelLimit } = context().problems;
    expect([settingsProblemText(dayLimit), settingsProblemText(parcelLimit)]).toEqual([
      '请选择设限额或不限',
      '请选择设限额或不限',
    ]);
    const change = {
      dayLimit: chosenLimit(context().form.dayLimit, 'some', '500'),
      parcelLimit: chosenLimit(context().form.parcelLimit, 'none', '30'),
    };
    actor.send({ type: 'form.edit', change });
    expect([context().problems, sent]).toEqual([{}, []]);
    actor.send({ type: 'form.save' });
    actor.send({ type: 'form.save' });
    await answered();
    expect(sent).toEqual([
      [
        'UpdateShop',
        {
          id: 3,
          input: { autoOrder: true, autoDayLimit: 50_000, autoParcelLimit: null },
        },
      ],
    ]);
    expect([actor.getSnapshot().value, takeNotices()]).toEqual(['closed', [['success', text.saved]]]);
  });

  it('keep the problem of the one limit while the other is corrected', () => {
    const { actor, context } = start([]);
    actor.send({ type: 'form.edit', change: { autoOrder: true } });
    actor.send({ type: 'form.save' });
    actor.send({ type: 'form.edit', change: { dayLimit: { kind: 'none', yuan: '' } } });
    expect(context().problems).toEqual({ parcelLimit: { code: 'undecided' } });
  });

  it('stay as they were written when the server refuses them', async () => {
    const { actor, context } = start([gone]);
    actor.send({ type: 'form.edit', change: { autoSend: false } });
    actor.send({ type: 'form.save' });
    await answered();
    expect(context().refusal?.msg).toBe('店铺尚未绑定');
    expect([context().form.autoSend, takeNotices()]).toEqual([false, []]);
  });
});
