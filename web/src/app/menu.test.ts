import { describe, expect, it } from 'vitest';
import { type MenuItem, menuFor } from './menu.ts';

const outline = (items: readonly MenuItem[]): unknown[] =>
  items.map(({ label, to, children }) =>
    children.length > 0 ? [label, outline(children)] : `${label} ${to}`,
  );

describe('menuFor', () => {
  const buyer = [
    '首页 /',
    '立即发货 /shipments',
    '全部商品 /search',
    [
      '订单列表',
      [
        '我的订单 /orderCenter',
        '包裹列表 /packageCenter',
        '售后单 /cases',
        '我的店铺 /me/shops',
        '1688采购 /buyer/sources',
      ],
    ],
    '待处理 /problems',
    '我的钱包 /buyer/wallet',
    '店铺经营 /buyer/shopSales',
    [
      '会员中心',
      [
        ...['我的推广 /buyer/myPromotion', '个人中心 /me', '发件人管理 /senderManagement'],
        '地址簿 /addressBook',
        '发货模板 /shipmentTemplates',
      ],
    ],
    '分站加盟 /join',
    '供应商入驻 /sellerIn',
    '体验分工具 /tyf',
  ];

  it('gives the buyer, and so the visitor, theirs', () => {
    expect(outline(menuFor('buyer'))).toEqual(buyer);
  });

  it('has what is for everybody while nobody knows who is there', () => {
    expect(outline(menuFor('unknown'))).toEqual([
      '首页 /',
      '全部商品 /search',
      ['订单列表', ['我的订单 /orderCenter', '包裹列表 /packageCenter', '售后单 /cases']],
      '待处理 /problems',
    ]);
  });

  it('leaves the buyer pages out for the supplier', () => {
    expect(outline(menuFor('seller'))).toEqual([
      '首页 /',
      '工作台 /seller/workbench',
      '全部商品 /search',
      [
        '订单列表',
        [
          '我的订单 /orderCenter',
          '包裹列表 /packageCenter',
          '售后单 /cases',
          '退货收货 /seller/returns',
          '快递理赔 /claims',
        ],
      ],
      '待处理 /problems',
      [
        '商品管理',
        [
          '发布商品 /seller/publishGoods',
          '商品列表 /seller/goodsManagement',
          '库存管理 /seller/InventoryManagement',
          '价格表 /seller/priceLists',
        ],
      ],
      [
        '账户管理',
        [
          '我的钱包 /seller/wallet',
          '收益统计 /seller/profit',
          '个人信息 /me',
          '发件人管理 /senderManagement',
        ],
      ],
      '仓库管理 /seller/WarehouseManagement',
      'ERP 对接 /seller/erp',
      '打印设置 /seller/print',
      '供应商公告 /seller/notices',
    ]);
  });

  it('names the addresses below an item that are items of their own', () => {
    const all = menuFor('buyer').flatMap((item) => [item, ...item.children]);
    expect(all.filter(({ below }) => below.length > 0).map(({ to, below }) => [to, below])).toEqual([
      ['/me', ['/me/shops']],
    ]);
  });
});
