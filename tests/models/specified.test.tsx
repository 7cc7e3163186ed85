// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { RichText } from '../../web/src/features/goods/RichText.tsx';
import { orderColumnChoices } from '../../web/src/features/orders/orderColumns.tsx';
import { parcelColumnChoices } from '../../web/src/features/parcels/parcelColumns.tsx';
import type { ShopFigures } from '../../web/src/graphql/generated/graphql.ts';
import { LoadSiteSettings } from '../../web/src/graphql/settings.graphql.ts';
import { WarehouseBar } from '../../web/src/shop/WarehouseBar.tsx';

afterEach(cleanup);

const warehouse = {
  ...{
    id: 3,
    name: '义乌仓',
    province: '浙江省',
    city: '金华市',
    logo: '/files/demo/warehouse-1.svg',
    score: 3.6,
    refundRate: 250,
    answerSeconds: 7200,
  },
  ...{ soldCount: 12_345, collectCount: 0, monthSold: 87, goodsCount: 60 },
};

function bar(shopFigures: ShopFigures, more: object = {}) {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  client.writeQuery({
    query: LoadSiteSettings,
    data: {
      settings: {
        ...{
          __typename: 'Settings',
          title: '',
          logoPic: '',
          footerText: '',
          filingNo: '',
          wxPic: '',
          csUrl: '',
        },
        ...{ appVersion: '', shopFigures },
      },
    },
  });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <WarehouseBar warehouse={{ ...warehouse, ...more }} heading="h2" figures={warehouse} />
      </MemoryRouter>
    </ApolloProvider>,
  );
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return [screen.getByRole('img', { name: /^服务评分/ }).getAttribute('aria-label'), ...figures];
}

describe('the bar of a warehouse', () => {
  it('shows five stars and the fixed figures unless the operator says otherwise', () => {
    expect(bar('FIXED')).toEqual(['服务评分 5 星', '115万+', '115万+', '115万+', '115万+']);
  });

  it('shows its own score and figures at a launch', () => {
    expect(bar('TRUE')).toEqual(['服务评分 3.6 星', '1.2 万', '0', '87', '60']);
  });

  it('claims no stars before the first review', () => {
    expect(bar('TRUE', { score: null })[0]).toBe('服务评分 暂无评分');
  });

  it('shows the refunds and the first answer of its supplier at a launch, where there is enough to count', () => {
    bar('TRUE');
    expect(screen.queryByText('近 30 天退款率 2.5% · 首次答复 2 小时内')).not.toBeNull();
    cleanup();
    bar('TRUE', { refundRate: null, answerSeconds: null });
    expect(screen.queryByText('近 30 天退款率 — · 首次答复 —')).not.toBeNull();
    cleanup();
    bar('FIXED');
    expect(screen.queryByText(/近 30 天/)).toBeNull();
  });

  it('shows the default picture for a logo that cannot be loaded', () => {
    bar('FIXED');
    const logo = document.querySelector('img[src="/files/demo/warehouse-1.svg"]');
    if (!logo) throw new Error('the warehouse has no logo');
    fireEvent.error(logo);
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector('svg[viewBox="0 0 64 64"]')).not.toBeNull();
  });
});

describe('a supplier’s rich text', () => {
  it('shows the default picture for one that cannot be loaded', () => {
    render(<RichText html={'<p>尺寸</p><img src="/files/u/gone.webp" alt="尺寸图">'} />);
    fireEvent.error(screen.getByRole('img', { name: '尺寸图' }));
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: '尺寸图' }).getAttribute('viewBox')).toBe('0 0 64 64');
  });
});

describe('the column settings', () => {
  const names = (choices: readonly { name: string }[]) => choices.map(({ name }) => name).sort();

  it('offer all fifteen columns of orders, and the receiver', () => {
    const specified = [
      ...['平台', '订单ID', '订单号', '发货地', '快递', '打单软件', '商品名称', '状态'],
      ...['总费用', '包裹数', '退款数', '交易时间', '店铺名称', '备注', '操作', '收件人'],
    ].sort();
    expect(names(orderColumnChoices.buyer)).toEqual(specified);
    expect(orderColumnChoices.seller).toHaveLength(16);
  });

  it('offer all seventeen columns of parcels and the receiver, and suppliers what was printed', () => {
    const specified = [
      ...[
        '平台',
        '订单ID',
        '包裹号',
        '第三方订单号',
        '商品名称',
        '状态',
        '仓库名称',
        '快递',
        '打单软件',
        '运单号',
      ],
      ...['下单时间', '店铺名称', '出单信息', '出单结果', '自动发货结果', '操作', '价格', '收件人'],
    ].sort();
    expect(names(parcelColumnChoices.buyer)).toEqual(specified);
    expect(names(parcelColumnChoices.seller)).toEqual([...specified, '打印'].sort());
  });
});
