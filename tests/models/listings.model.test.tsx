// @vitest-environment happy-dom

import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { ExportNotice } from '../../web/src/exports/ExportNotice.tsx';
import { exportsText } from '../../web/src/exports/exports.text.ts';
import { useExporting } from '../../web/src/exports/useExporting.ts';
import { comingAt } from '../../web/src/features/listings/comingAt.ts';
import { PutUpButton } from '../../web/src/features/listings/PutUpButton.tsx';
import { PutUpDialog } from '../../web/src/features/listings/PutUpDialog.tsx';
import {
  categoryText,
  listingsText,
  packageNames,
  packageText,
  problemTexts,
  putUpText,
  removingText,
  shopChoiceText,
  verdictNames,
} from '../../web/src/features/listings/putUp.text.ts';
import type { GoodsToPutUp, PlannedGoods } from '../../web/src/features/listings/putUp.types.ts';
import { putUpDraft } from '../../web/src/features/listings/putUpDraft.ts';
import { chooseShop, putUpGoods } from '../../web/src/features/listings/putUpFlows.ts';
import { putUpForm } from '../../web/src/features/listings/putUpForm.ts';
import { ShopChoiceDialog } from '../../web/src/features/listings/ShopChoiceDialog.tsx';
import { ShopListings } from '../../web/src/features/listings/ShopListings.tsx';
import { sessionMachine } from '../../web/src/features/session/session.machine.ts';
import { type AppActors, AppActorsContext } from '../../web/src/lib/appActors.ts';
import { shopPath } from '../../web/src/lib/pagePaths.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, recordingClient } from '../support/flows/recordingClient.ts';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { alerts, button, choose, press, submit, type } from '../support/viewTest.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const shop = { id: 3, shopName: '橙子的抖店店' };
const brand = { id: '1687', name: '品牌', values: [{ id: '16870', name: '无品牌' }] };
const cups = { categoryId: '21101', categoryName: '家居日用/餐饮用具/杯子', properties: [brand] };
const rule = { times: 150, plus: 0, ending: 'NINE' as const, floor: 10 };
const settings = { rule, freightId: '0', phone: '0571-88880000', onSale: true };

const planRow = (goodId: number, more: object = {}) => ({
  ...{ goodId, goodName: `马克杯${goodId}`, pic: '', goodCategoryId: 8, title: `日式马克杯${goodId}` },
  ...{ code: null, msg: '', remembered: cups },
  ...more,
});
const plan = {
  ...{
    titleMin: 8,
    titleMax: 60,
    titleWide: 2,
    asksPhone: true,
    isCatalogue: false,
    settings: { ...settings, phone: '' },
  },
  rows: [planRow(5), planRow(6, { code: 'GOODS_OFF', msg: '商品已下架，不能铺货' })],
};
const freights = [{ id: '0', name: '包邮' }];
const preview = {
  listingPlan: {
    rows: [5, 6].map((goodId) => ({
      ...{ goodId, costFrom: 1_000, costTo: 1_000, priceFrom: 1_590, priceTo: 1_590, margin: 37 },
      ...{ code: null, msg: '' },
    })),
  },
};
const shops = {
  shops: {
    total: 2,
    list: [
      { ...shop, platform: 'DOUYIN', status: 'ACTIVE', takesListings: true },
      { id: 4, shopName: '橙子的京东店', platform: 'JD', status: 'ACTIVE', takesListings: false },
    ],
  },
};

const goods: GoodsToPutUp = {
  account: 'u1',
  ...{ goodIds: [5, 6], mended: null },
  ...{ onPlanned: () => {}, onPutUp: () => {}, onPacked: () => {} },
};
const planned = { ...goods, shop, plan, freights } as unknown as PlannedGoods;

testEditRecord('choosing the shop that goods are put up in', {
  build: chooseShop,
  view: (actor) => <ShopChoiceDialog actor={actor} />,
  item: goods,
  texts: shopChoiceText,
  changes: [{ shop }],
  fill: () => choose(shopChoiceText.shop, shop.shopName),
  // What is chosen already is not chosen again.
  stands: (form) => form.shop !== null,
  saysOf: (problems) => (problems.shop ? [shopChoiceText.noShop] : []),
  shows: () => expect(screen.getByText(shopChoiceText.hint(2))).toBeDefined(),
  answers: { ListListingShops: shops },
});

const phone = () => screen.getByLabelText<HTMLInputElement>(putUpText.phone);

testEditRecord('saying how goods are put up', {
  build: putUpGoods,
  view: (actor) => <PutUpDialog actor={actor} />,
  item: planned,
  texts: putUpText,
  changes: [{ phone: '0571-88880000' }, { phone: '1' }],
  fill: (change) => type(phone(), change.phone ?? ''),
  stands: (form, change) => form.phone === change.phone,
  saysOf: (problems) => (problems.phone ? [problemTexts.phone] : []),
  shows: (form) => expect(phone().value).toBe(form.phone),
  answers: { PreviewListings: preview },
});

const listing = {
  ...{ id: 8, goodId: 5, goodName: '马克杯5', pic: '', title: '马克杯 全网最低', ...cups, ...settings },
  // Its parts are fragments, which the cache knows by their types.
  rule: { __typename: 'PriceRule', ...rule },
  properties: [{ __typename: 'ListedProperty', ...brand }],
  ...{ verdict: null, verdictWords: '' },
  ...{
    state: 'FAILED',
    code: 'TITLE_REFUSED',
    msg: '平台不接受标题',
    words: '商品标题含违禁词：全网最低',
    remoteGoodId: '',
  },
  ...{ priceFrom: null, priceTo: null, listedAt: null, dueAt: null },
  ...{ changes: [], updating: null, editedAt: null, goodOffSale: false, removable: true },
};
const listedAt = '2026-11-30T10:00:00+08:00';
const changed = {
  ...listing,
  ...{
    id: 9,
    goodId: 6,
    title: '搪瓷杯',
    state: 'LISTED',
    code: null,
    msg: '',
    words: '',
    remoteGoodId: '690000000001',
    goodOffSale: false,
    removable: false,
  },
  ...{ priceFrom: 1_590, priceTo: 1_590, listedAt },
  changes: [
    { __typename: 'ListingChange', kind: 'TITLE', before: '搪瓷杯', after: '复古搪瓷杯' },
    { __typename: 'ListingChange', kind: 'NEW_SKUS', before: '', after: '白色' },
    { __typename: 'ListingChange', kind: 'PRICE', before: '¥15.90', after: '¥18.90' },
  ],
};
const refusedChange = {
  ...changed,
  ...{ id: 10, title: '玻璃杯', updating: 'FAILED', msg: '商品正在平台审核，稍后自动重试', dueAt: listedAt },
};
const refusedLater = {
  ...{ ...listing, id: 11, title: '骨瓷杯', state: 'LISTED', code: null, msg: '', words: '' },
  ...{
    verdict: 'REFUSED',
    verdictWords: '主图含水印',
    remoteGoodId: '7',
    listedAt,
    goodOffSale: false,
    removable: false,
  },
};
const removed = {
  ...refusedLater,
  id: 12,
  title: '竹杯家用套装',
  verdict: 'GONE',
  verdictWords: '',
  goodOffSale: false,
  removable: true,
};
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
const waits = {
  ...listing,
  id: 13,
  title: '木杯',
  state: 'WAITING',
  code: null,
  msg: '',
  words: '',
  dueAt: tomorrow,
  goodOffSale: false,
  removable: false,
};
const record = {
  shopListings: {
    ...{ page: 1, nextCursor: null, total: 6, changed: 2, updating: 1, nextAt: tomorrow },
    verdicts: [
      { verdict: 'IN_REVIEW', count: 0 },
      { verdict: 'REFUSED', count: 1 },
      { verdict: 'GONE', count: 1 },
    ],
    counts: [
      { state: 'WAITING', count: 0 },
      { state: 'LISTED', count: 9 },
      { state: 'FAILED', count: 1 },
    ],
    list: [listing, changed, refusedChange, refusedLater, removed, waits],
  },
};
const answers = {
  ListListingShops: shops,
  PlanListings: {
    listingPlan: { ...plan, rows: [planRow(5, { remembered: null }), planRow(7, { remembered: null })] },
    listingFreights: freights,
  },
  PlanPackage: { listingPlan: { ...plan, settings: null, rows: [planRow(5), planRow(7)] } },
  ExportListingPackage: {
    exportListingPackage: { taskId: 't', done: false, url: null, fileName: null, expireAt: null },
  },
  PreviewListings: preview,
  ListListingCategories: { listingCategories: [{ id: '21101', name: '杯子', isLeaf: true }] },
  ListListingProperties: {
    listingProperties: [
      {
        ...{ id: '1687', name: '品牌', isRequired: true, maxValues: 1, ownWords: false },
        options: [{ id: '16870', name: '无品牌' }],
      },
      { id: '2540', name: '适用人群', isRequired: false, maxValues: 2, ownWords: false, options: people() },
      { id: '3319', name: '产地', isRequired: false, maxValues: 1, ownWords: true, options: [] },
    ],
  },
  CreateListings: {
    createListings: {
      waiting: 1,
      rows: [
        { goodId: 5, code: null, msg: '' },
        { goodId: 7, code: 'MARGIN_SHORT', msg: '毛利低于您设的下限，没有铺货' },
      ],
    },
  },
  RetryListings: { retryListings: { waiting: 1 } },
  SendListingChanges: { sendListingChanges: { waiting: 1 } },
  RemoveListings: { removeListings: { removed: 1 } },
  ListShopListings: record,
};

function people() {
  return ['儿童', '青年', '通用'].map((name, at) => ({ id: `2540${at}`, name }));
}

async function does(action: () => void): Promise<void> {
  await act(async () => {
    action();
    await answered();
  });
}

const session = createActor(sessionMachine, {
  input: { identity: { uuid: 'u1', authorityId: 10001, kind: 'buyer', scopes: null }, hasToken: true },
});

/** A page of the buyer. */
function page(client: ApolloClient, view: ReactNode): Promise<void> {
  return does(() =>
    render(
      <ApolloProvider client={client}>
        <MemoryRouter>
          <AppActorsContext value={{ session } as unknown as AppActors}>{view}</AppActorsContext>
        </MemoryRouter>
      </ApolloProvider>,
    ),
  );
}

function GoodsPage() {
  const exporting = useExporting();
  return (
    <>
      <PutUpButton exporting={exporting} goodIds={[5, 7]} />
      <ExportNotice exporting={exporting} />
    </>
  );
}

/** The address that the page would have. */
function Place() {
  return <output aria-label="place">{useLocation().pathname}</output>;
}

describe('goods that are put up from their page', () => {
  it('get a category for all that are alike here, and what it wants to know, and are followed', async () => {
    const { client, sent } = recordingClient(answers);
    await page(
      client,
      <>
        <GoodsPage />
        <Place />
      </>,
    );
    await does(() => press(button(putUpText.button)));
    await does(() => choose(shopChoiceText.shop, shop.shopName));
    await does(() => submit(button(shopChoiceText.save)));
    await does(() => press(button(putUpText.categoryOf('马克杯7'))));
    await does(() => press(screen.getByRole('option', { name: '杯子' })));
    // Nothing is taken without what must be said.
    await does(() => press(button(categoryText.save)));
    expect(alerts()).toContain(categoryText.required);
    await does(() => press(screen.getByRole('option', { name: '无品牌' })));
    await does(() => press(screen.getByLabelText('儿童')));
    await does(() => type(screen.getByLabelText('产地'), '景德镇'));
    await does(() => press(button(categoryText.save)));
    expect(button(putUpText.categoryOf('马克杯5')).textContent).toBe('杯子');
    await does(() => type(phone(), '0571-88880000'));
    await does(() => submit(button(putUpText.save)));
    const properties = [
      brand,
      { id: '2540', name: '适用人群', values: [{ id: '25400', name: '儿童' }] },
      { id: '3319', name: '产地', values: [{ id: '', name: '景德镇' }] },
    ];
    const category = { categoryId: '21101', categoryName: '杯子', properties };
    expect(sent).toEqual([
      [
        'CreateListings',
        {
          input: {
            ...{ shopId: 3, ...settings },
            goods: [
              { goodId: 5, title: '日式马克杯5', ...category },
              { goodId: 7, title: '日式马克杯7', ...category },
            ],
          },
        },
      ],
    ]);
    expect(takeNotices()).toEqual([
      ['success', putUpText.begun(1)],
      ['warning', putUpText.left(['马克杯7：毛利低于您设的下限，没有铺货'])],
    ]);
    expect(screen.getByRole('status', { name: 'place' }).textContent).toBe(shopPath(shop.id, 'listings'));
  });
});

describe('what was typed of goods and not sent', () => {
  const title = (name: string) => screen.getByLabelText<HTMLInputElement>(putUpText.titleOf(name));
  const open = async () => {
    await does(() => press(button(putUpText.button)));
    await does(() => choose(shopChoiceText.shop, shop.shopName));
    await does(() => submit(button(shopChoiceText.save)));
  };

  it('stands in the form of the next time, after a reload too, until it is sent or begun anew', async () => {
    const { client } = recordingClient(answers);
    await page(client, <GoodsPage />);
    await open();
    expect(screen.queryByText(putUpText.kept)).toBeNull();
    await does(() => type(title('马克杯5'), '手绘马克杯 家用'));
    await does(() => press(button(putUpText.categoryOf('马克杯7'))));
    await does(() => press(screen.getByRole('option', { name: '杯子' })));
    await does(() => press(screen.getByRole('option', { name: '无品牌' })));
    await does(() => press(button(categoryText.save)));
    await does(() => press(button(putUpText.cancel)));
    cleanup();

    await page(client, <GoodsPage />);
    await open();
    expect(screen.getByText(putUpText.kept)).toBeDefined();
    expect([title('马克杯5').value, title('马克杯7').value]).toEqual(['手绘马克杯 家用', '日式马克杯7']);
    expect(button(putUpText.categoryOf('马克杯7')).textContent).toBe('杯子');
    await does(() => press(button(putUpText.fresh)));
    expect(title('马克杯5').value).toBe('日式马克杯5');
    expect(screen.queryByText(putUpText.kept)).toBeNull();
  });

  it('is gone once it was sent', async () => {
    const { client, sent } = recordingClient({
      ...answers,
      PlanListings: { listingPlan: { ...plan, rows: [planRow(5)] }, listingFreights: freights },
    });
    await page(client, <GoodsPage />);
    await open();
    await does(() => type(title('马克杯5'), '手绘马克杯 家用'));
    await does(() => type(phone(), '0571-88880000'));
    await does(() => submit(button(putUpText.save)));
    expect(sent.map(([operation]) => operation)).toEqual(['CreateListings']);
    takeNotices();
    await open();
    expect(title('马克杯5').value).toBe('日式马克杯5');
  });

  it('is not what another account sees', async () => {
    const store = putUpDraft(localStorage, 'u2', shop);
    store.save({ ...putUpForm(planned), times: '9' });
    await page(recordingClient(answers).client, <GoodsPage />);
    await open();
    expect(screen.getByLabelText<HTMLInputElement>(putUpText.times).value).toBe('1.50');
  });
});

it('one category serves all goods that have none, where that is asked for', async () => {
  const { client } = recordingClient({
    ...answers,
    PlanListings: {
      listingPlan: {
        ...plan,
        rows: [planRow(5, { remembered: null }), planRow(7, { remembered: null, goodCategoryId: 9 })],
      },
      listingFreights: freights,
    },
  });
  await page(client, <GoodsPage />);
  await does(() => press(button(putUpText.button)));
  await does(() => choose(shopChoiceText.shop, shop.shopName));
  await does(() => submit(button(shopChoiceText.save)));
  const pick = async (isForOthers: boolean) => {
    await does(() => press(button(putUpText.categoryOf('马克杯5'))));
    await does(() => press(screen.getByRole('option', { name: '杯子' })));
    await does(() => press(screen.getByRole('option', { name: '无品牌' })));
    if (isForOthers) await does(() => press(screen.getByLabelText(categoryText.forOthers(1))));
    await does(() => press(button(categoryText.save)));
  };
  const named = (name: string) => button(putUpText.categoryOf(name)).textContent;
  await pick(false);
  expect([named('马克杯5'), named('马克杯7')]).toEqual(['杯子', putUpText.chooseCategory]);
  await pick(true);
  expect([named('马克杯5'), named('马克杯7')]).toEqual(['杯子', '杯子']);
});

it('goods are packed for a platform that nothing can be put up at, without category and freight', async () => {
  const { client, sent } = recordingClient(answers);
  await page(client, <GoodsPage />);
  await does(() => press(button(putUpText.button)));
  await does(() => choose(shopChoiceText.shop, shopChoiceText.packed(packageNames.TAOBAO)));
  await does(() => submit(button(shopChoiceText.save)));
  expect(screen.getByText(packageText.hint)).toBeDefined();
  expect([screen.queryByLabelText(putUpText.phone), screen.queryByText(putUpText.chooseCategory)]).toEqual([
    ...[null, null],
  ]);
  await does(() => press(button(putUpText.removeOf('马克杯7'))));
  await does(() => type(screen.getByLabelText(putUpText.titleOf('马克杯5')), '马克杯 家用套装'));
  await does(() => submit(button(packageText.save)));
  expect(sent).toEqual([
    [
      'ExportListingPackage',
      {
        input: {
          platform: 'TAOBAO',
          rule: { ...rule },
          goods: [{ goodId: 5, title: '马克杯 家用套装' }],
        },
      },
    ],
  ]);
  expect(screen.getByText(exportsText.writing)).toBeDefined();
});

describe('what was put up in a shop', () => {
  async function shown() {
    const { client, sent } = recordingClient(answers);
    await page(client, <ShopListings shop={shop} />);
    return sent;
  }

  it('says what the platform said, and is tried again, one or all that failed', async () => {
    const sent = await shown();
    const table = within(screen.getByRole('table', { name: listingsText.list }));
    for (const words of ['马克杯 全网最低', '平台不接受标题', '平台说：商品标题含违禁词：全网最低'])
      expect(table.getByText(words)).toBeDefined();
    await does(() => press(button(listingsText.retryOf('马克杯 全网最低'))));
    expect(takeNotices()).toEqual([['success', listingsText.done(1)]]);
    await does(() => press(button(listingsText.retryAll)));
    expect(sent).toEqual([
      ['RetryListings', { shopId: 3, ids: [8] }],
      ['RetryListings', { shopId: 3, ids: null }],
    ]);
    expect(takeNotices()).toEqual([['success', listingsText.done(1)]]);
  });

  it('says what has changed since, which is sent, of one or all, and again where it was refused', async () => {
    const sent = await shown();
    const table = within(screen.getByRole('table', { name: listingsText.list }));
    expect(table.getAllByText('标题：搪瓷杯 → 复古搪瓷杯')).toHaveLength(2);
    expect(table.getAllByText('新增规格：白色')).toHaveLength(2);
    expect(table.getAllByText('售价：¥15.90 → ¥18.90')).toHaveLength(2);
    expect(table.getByText(listingsText.notUpdated)).toBeDefined();
    expect(screen.getByText(listingsText.updatesLeft(1))).toBeDefined();
    expect(screen.queryByRole('button', { name: listingsText.updateOf('玻璃杯') })).toBeNull();
    await does(() => press(button(listingsText.updateOf('搪瓷杯'))));
    await does(() => press(button(listingsText.retryOf('玻璃杯'))));
    await does(() => press(button(listingsText.updateAll)));
    expect(sent).toEqual([
      ['SendListingChanges', { shopId: 3, ids: [9] }],
      ['RetryListings', { shopId: 3, ids: [10] }],
      ['SendListingChanges', { shopId: 3, ids: null }],
    ]);
    expect(takeNotices()).toContainEqual(['success', listingsText.updating(1)]);
    await does(() => press(screen.getByRole('radio', { name: listingsText.of(listingsText.changed, 2) })));
    expect(table.getAllByText('标题：搪瓷杯 → 复古搪瓷杯')).toHaveLength(2);
  });

  it('says what the platform said later, and is put up anew where that refused or lost it', async () => {
    const sent = await shown();
    const table = within(screen.getByRole('table', { name: listingsText.list }));
    for (const words of [verdictNames.REFUSED, verdictNames.GONE, listingsText.said('主图含水印')])
      expect(table.getByText(words)).toBeDefined();
    expect(screen.queryByRole('radio', { name: /审核中/ })).toBeNull();
    await does(() => press(screen.getByRole('radio', { name: listingsText.of(verdictNames.REFUSED, 1) })));
    await does(() => press(button(listingsText.anewOf('竹杯家用套装'))));
    await does(() => press(button(putUpText.removeOf('马克杯7'))));
    await does(() => submit(button(putUpText.save)));
    expect(sent).toMatchObject([
      ['CreateListings', { input: { goods: [{ goodId: 5, title: '竹杯家用套装' }] } }],
    ]);
    expect(takeNotices()).toHaveLength(2);
  });

  it('is removed where the shop has not got it, one or all, once that is confirmed', async () => {
    const sent = await shown();
    for (const title of ['搪瓷杯', '骨瓷杯', '木杯'])
      expect(screen.queryByRole('button', { name: listingsText.removeOf(title) })).toBeNull();
    await does(() => press(button(listingsText.removeOf('竹杯家用套装'))));
    expect(screen.getByText(/店铺里没有「竹杯家用套装」/)).toBeDefined();
    await does(() => press(button(removingText.accept)));
    expect(takeNotices()).toEqual([['success', listingsText.removed(1)]]);
    expect(screen.queryByRole('button', { name: listingsText.removeAll })).toBeNull();
    await does(() => press(screen.getByRole('radio', { name: listingsText.of('失败', 1) })));
    await does(() => press(button(listingsText.removeAll)));
    await does(() => press(button(removingText.accept)));
    expect(sent).toEqual([
      ['RemoveListings', { shopId: 3, ids: [12] }],
      ['RemoveListings', { shopId: 3, ids: null }],
    ]);
    expect(takeNotices()).toEqual([['success', listingsText.removed(1)]]);
  });

  it('says until when it stands still', async () => {
    await shown();
    const table = within(screen.getByRole('table', { name: listingsText.list }));
    expect(table.getByText(listingsText.goesOnAt(comingAt(tomorrow)))).toBeDefined();
    expect(comingAt(tomorrow)).toMatch(/^明天 \d\d:\d\d$/);
  });

  it('is mended in the form with what was asked for it', async () => {
    const sent = await shown();
    await does(() => press(button(listingsText.mendOf('马克杯 全网最低'))));
    const title = screen.getByLabelText<HTMLInputElement>(putUpText.titleOf('马克杯5'));
    expect([title.value, phone().value]).toEqual(['马克杯 全网最低', '0571-88880000']);
    await does(() => type(title, '日式马克杯 大容量'));
    await does(() => press(button(putUpText.removeOf('马克杯7'))));
    await does(() => submit(button(putUpText.save)));
    expect(sent).toMatchObject([
      ['CreateListings', { input: { goods: [{ goodId: 5, title: '日式马克杯 大容量', ...cups }] } }],
    ]);
    expect(takeNotices()).toHaveLength(2);
  });
});
