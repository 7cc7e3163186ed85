// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import ShopPage from '../../web/src/features/shopPage/ShopPage.tsx';
import {
  assignedOrdersText,
  shopOrdersText,
  tabNames,
  shopPageText as text,
} from '../../web/src/features/shopPage/shopPage.text.ts';
import { paths } from '../../web/src/lib/paths.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, recordingClient } from '../support/flows/recordingClient.ts';
import { button, press } from '../support/viewTest.tsx';
import { orangeShop, shopAnswers } from './shops.fixture.tsx';

beforeEach(() => void takeNotices());
afterEach(cleanup);

const order = {
  ...{ __typename: 'ShopOrder', id: 8, remoteOrderNo: 'T8', remoteRefundStatus: 'NONE' },
  ...{ importStatus: 'PENDING', payAmount: 3_990, paidAt: null, shipBy: '2026-12-02T10:00:00+08:00' },
  ...{
    receiverName: '陈**',
    receiverPhone: '138****0001',
    province: '浙江省',
    city: '杭州市',
    district: '西湖区',
  },
  ...{ problemText: '余额不足', parcels: [] },
  items: [{ __typename: 'ShopOrderItem', title: '马克杯', sku: '奶白色', quantity: 2, pic: '' }],
};
const counts = {
  shopOrders: { counts: [{ status: 'PENDING', count: 1 }] },
  problems: { counts: [{ kind: 'AUTO_SEND', count: 2 }] },
  shopSkus: { counts: [{ state: 'UNLINKED', count: 5 }] },
  shopStocks: { counts: [{ state: 'FAILED', count: 3 }] },
  shopListings: {
    counts: [{ state: 'FAILED', count: 4 }],
    verdicts: [
      { verdict: 'IN_REVIEW', count: 8 },
      { verdict: 'REFUSED', count: 2 },
      { verdict: 'GONE', count: 1 },
    ],
  },
};
const own = { remoteShopId: 'm-1', sellerNick: '橙子', isSeller: false };

/** The page of a shop at an address, with what else is known. */
async function shown(change: object | null, { at = '', assigned = [] as object[] } = {}) {
  const list = change ? [{ __typename: 'Shop', ...orangeShop, ...own, ...change }] : [];
  const { client } = recordingClient({
    ...shopAnswers,
    LoadShopPage: { shops: { list } },
    CountShopPage: counts,
    ListAssignedShops: { shops: { list: assigned } },
    ListOrdersOfShop: {
      shopOrders: {
        ...{ total: 1, totalIsExact: true, page: 1, nextCursor: null },
        ...{ counts: counts.shopOrders.counts, list: [order] },
      },
    },
  });
  await act(async () => {
    render(
      <ApolloProvider client={client}>
        <MemoryRouter initialEntries={[`/me/shops/3${at}`]}>
          <Routes>
            <Route path={paths.shop} element={<ShopPage />} />
          </Routes>
        </MemoryRouter>
      </ApolloProvider>,
    );
    await answered();
  });
}

it('says which shop it is, until when it is authorised, and what waits in each of its parts', async () => {
  await shown({});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('橙子家');
  expect(screen.getByText(text.until('2027-11-20 10:00'))).toBeDefined();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    ...['订单1', '待处理2', '商品关联5', '库存3'],
  ]);
  const row = within(screen.getByRole('table', { name: shopOrdersText.list }));
  for (const words of ['T8', '余额不足', '奶白色']) expect(row.getByText(words)).toBeDefined();
  expect(screen.getByText(shopOrdersText.notTold(2))).toBeDefined();
  expect(screen.getByRole('link', { name: shopOrdersText.look }).getAttribute('href')).toBe(
    '/me/shops/3/problems?kind=AUTO_SEND',
  );
});

it('says that its authorisation has ended and what to do', async () => {
  await shown({ status: 'EXPIRED', lastError: 'authExpired', expireAt: '2026-11-20T10:00:00+08:00' });
  const [alert] = screen.getAllByRole('alert').map((each) => within(each));
  expect(alert?.getByText(text.lapsed)).toBeDefined();
  expect(screen.getByText(text.untilEnded('2026-11-20 10:00'))).toBeDefined();
  expect(alert?.getByRole('button', { name: text.renew })).toBeDefined();
});

it('has no stock where the platform keeps it, and leads to the settings where it is not wanted yet', async () => {
  await shown({ takesStock: false }, { at: '/stock' });
  expect(screen.queryByRole('tab', { name: new RegExp(tabNames.stock) })).toBeNull();
  expect(screen.getByRole('table', { name: shopOrdersText.list })).toBeDefined();
  cleanup();
  await shown({ takesStock: true, stockSync: false }, { at: '/stock' });
  expect(screen.getByText(text.stockOff)).toBeDefined();
  await act(async () => {
    press(button(text.turnOn));
    await answered();
  });
  expect(screen.getByRole('dialog')).toBeDefined();
});

it('has what was put up in it where its platform takes goods', async () => {
  const tab = () => screen.queryByRole('tab', { name: new RegExp(tabNames.listings) });
  await shown({ takesListings: false }, { at: '/listings' });
  expect(tab()).toBeNull();
  cleanup();
  await shown({ takesListings: true });
  expect(tab()?.textContent).toBe(`${tabNames.listings}6`);
});

it('names what its merchant assigns to suppliers', async () => {
  const supplier = { ...orangeShop, id: 9, isAssigned: true, shopName: '代发给立夏', waitingOrders: 4 };
  await shown(
    {},
    {
      assigned: [
        { __typename: 'Shop', ...supplier, remoteShopId: 'm-1@s-1' },
        { __typename: 'Shop', ...supplier, id: 10, shopName: '别家的', remoteShopId: 'm-2@s-1' },
      ],
    },
  );
  expect(screen.getByText(assignedOrdersText.waiting('代发给立夏', 4))).toBeDefined();
  expect(screen.queryByText(assignedOrdersText.waiting('别家的', 4))).toBeNull();
});

it('says so where there is no such shop', async () => {
  await shown(null);
  expect(screen.getByText(text.gone)).toBeDefined();
});
