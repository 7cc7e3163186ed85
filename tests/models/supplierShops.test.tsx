// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SupplierShops } from '../../web/src/features/shops/SupplierShops.tsx';
import {
  assignedOrdersText,
  assignedText,
  merchantCodeText,
  shopsText,
  supplierShopsText as text,
  unbindText,
} from '../../web/src/features/shops/shops.text.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, recordingClient } from '../support/flows/recordingClient.ts';
import { button, press } from '../support/viewTest.tsx';
import { orangeShop, ShopsWith, shopAnswers } from './shops.fixture.tsx';

beforeEach(() => void takeNotices());
afterEach(cleanup);

const listing = (...list: (typeof orangeShop)[]) => ({
  ...shopAnswers,
  ListShops: {
    shops: {
      ...{ total: list.length, page: 1, nextCursor: null },
      list: list.map((shop) => ({ __typename: 'Shop', ...shop })),
    },
  },
});

async function shown(view: React.ReactNode, ...list: (typeof orangeShop)[]) {
  const { client, sent } = recordingClient(listing(...list));
  await act(async () => {
    render(
      <ApolloProvider client={client}>
        <MemoryRouter>{view}</MemoryRouter>
      </ApolloProvider>,
    );
    await answered();
  });
  return sent;
}

it('a supplier without a shop is asked to authorise one', async () => {
  await shown(<SupplierShops />);
  expect(screen.getByText(text.none)).toBeDefined();
  expect(button(text.bind('抖店'))).toBeDefined();
  expect(button(text.bind('拼多多'))).toBeDefined();
});

it('a supplier sees how its shop stands and is asked before it is unbound', async () => {
  await shown(<SupplierShops />, { ...orangeShop, shopName: '立夏家', platform: 'DOUYIN' });
  const table = screen.getByRole('table', { name: text.list });
  expect(within(table).getByText('立夏家')).toBeDefined();
  expect(within(table).getByText(shopsText.daysLeft(300))).toBeDefined();
  press(button(text.unbind));
  expect(screen.getByText(unbindText.words('立夏家'))).toBeDefined();
});

it.each([
  ['stands', 'ACTIVE', null, assignedText.good],
  ['has lapsed', 'EXPIRED', 'authExpired', assignedText.ended],
] as const)(
  'the card of assigned orders whose supplier %s offers no renewal',
  async (_how, status, lastError, words) => {
    const name = '橙子家（代发：立夏家）';
    await shown(<ShopsWith />, { ...orangeShop, isAssigned: true, shopName: name, status, lastError });
    const actions = screen.getByRole('group', { name: shopsText.actions(name) });
    const named = (role: 'button' | 'link') =>
      within(actions)
        .getAllByRole(role)
        .map(({ textContent }) => textContent);
    expect([named('link'), named('button')]).toEqual([
      [shopsText.page, shopsText.goods],
      [shopsText.settings, shopsText.unbind],
    ]);
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.queryAllByText(assignedText.error)).toHaveLength(lastError ? 1 : 0);
  },
);

it('a supplier sees what was assigned and not ordered, and why', async () => {
  const order = {
    ...{ __typename: 'AssignedOrder', id: 7, platform: 'PINDUODUO', shopName: '青禾的拼多多店' },
    ...{ assignedNo: '52000000001', merchantName: '商家1a2b', goodsTitle: '小熊', sku: '棕色', num: 2 },
    ...{ province: '浙江省', city: '杭州市', assignedAt: '2026-11-30T20:00:00+08:00' },
    ...{ wait: 'MERCHANT_UNKNOWN', msg: '商家没有在本站绑定店铺或认领' },
  };
  const { client } = recordingClient({
    ...listing(),
    ListAssignedOrders: { assignedOrders: { total: 1, page: 1, nextCursor: null, list: [order] } },
  });
  await act(async () => {
    render(
      <ApolloProvider client={client}>
        <SupplierShops />
      </ApolloProvider>,
    );
    await answered();
  });
  const table = within(screen.getByRole('table', { name: assignedOrdersText.list }));
  for (const words of ['52000000001', '商家1a2b', '小熊', '棕色 × 2，浙江省杭州市', '商家未认领', order.msg])
    expect(table.getByText(words)).toBeDefined();
});

it.each([
  ['is told to a merchant with a shop there', 'PINDUODUO', 1],
  ['is told to nobody else', 'TAOBAO', 0],
] as const)('the code of a platform that hides merchants %s', async (_how, platform, times) => {
  await shown(<ShopsWith />, { ...orangeShop, platform });
  expect(screen.queryAllByText('CC7-0A1B2C3D')).toHaveLength(times);
  expect(screen.queryAllByText(new RegExp(merchantCodeText.words('拼多多')))).toHaveLength(times);
});
