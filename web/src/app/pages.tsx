import type { DocumentNode } from '@apollo/client';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { Navigate, Outlet, Route, useLocation } from 'react-router-dom';
import HomePage from '../features/goods/HomePage.tsx';
import { paths } from '../lib/paths.ts';
import type { IconName } from '../ui/base/icons.ts';
import { usePreviousLocation } from '../ui/page/PreviousLocation.tsx';
import { early } from './early.tsx';
import { pageCode } from './pageCode.ts';
import styles from './pages.module.css';
import { shipmentsEntry } from './shipmentsEntry.ts';

export type MemberKind = 'buyer' | 'seller';

interface MenuPlace {
  label: string;
  icon: IconName;
  /** Pages of the same group that follow each other stand together. */
  group?: keyof typeof menuGroups;
}

/** A module that has a page. */
export interface PageModule<P = object> {
  default: ComponentType<P>;
  /** What the page asks for at once, in the order of `firstScreens.ts`. */
  firstQueries?: readonly DocumentNode[];
}

type PageCode<P = object> = (code: Awaited<ReturnType<typeof pageCode>>) => Promise<PageModule<P>>;

export interface Page {
  path: string;
  element: ReactNode;
  /** Where its code comes with its first visit. */
  code?: () => Promise<Pick<PageModule, 'firstQueries'>>;
  /** Routes within; `element` holds their outlet. */
  children?: ReactNode;
  /** Who may see it: any member, or one kind of them. Without it everybody may. */
  access?: 'member' | MemberKind;
  /** Without it members of an account do not get to the page; owners have every scope. */
  scope?: string;
  menu?: Partial<Record<MemberKind, MenuPlace>>;
}

export const menuGroups = {
  orders: { label: '订单列表', icon: 'list' },
  member: { label: '会员中心', icon: 'star' },
  goods: { label: '商品管理', icon: 'tag' },
  account: { label: '账户管理', icon: 'shield' },
} as const satisfies Record<string, MenuPlace>;

/** The same place in both menus: it stands there while it is not known who is there, too. */
const both = (place: MenuPlace) => ({ buyer: place, seller: place });

/** A page whose code comes with its first visit. */
function load(code: PageCode): Pick<Page, 'element' | 'code'>;
function load<P extends object>(code: PageCode<P>, props: P): Pick<Page, 'element' | 'code'>;
function load<P extends object>(code: PageCode<P>, props?: P): Pick<Page, 'element' | 'code'> {
  const { Component, read } = early(
    async () => code(await pageCode()),
    (module) => module.default,
  );
  return { element: <Component {...(props as P)} />, code: read };
}

const ShipmentsPage = lazy(async () => (await pageCode()).ShipmentsPage());

/** The pages, in the order of the menus. The home page is there from the start. */
export const pages: readonly Page[] = [
  { path: paths.home, element: <HomePage />, menu: both({ label: '首页', icon: 'home' }) },
  {
    path: paths.workbench,
    ...load((code) => code.WorkbenchPage()),
    access: 'seller',
    menu: { seller: { label: '工作台', icon: 'bolt' } },
  },
  {
    path: paths.shipments,
    element: <ShipmentsEntry />,
    children: (
      <>
        <Route index element={<Navigate to="byHand" replace />} />
        {(['byHand', 'auto', 'model'] as const).map((mode) => (
          <Route key={mode} path={mode} element={<ShipmentsPage mode={mode} />} />
        ))}
      </>
    ),
    access: 'buyer',
    scope: 'orders:write',
    menu: { buyer: { label: '立即发货', icon: 'bolt' } },
  },
  {
    path: paths.search,
    ...load((code) => code.SearchPage()),
    access: 'member',
    menu: both({ label: '全部商品', icon: 'search' }),
  },
  {
    path: paths.orders,
    ...load((code) => code.OrdersPage()),
    access: 'member',
    menu: both({ label: '我的订单', icon: 'bag', group: 'orders' }),
  },
  {
    path: paths.parcels,
    ...load((code) => code.ParcelsPage()),
    access: 'member',
    menu: both({ label: '包裹列表', icon: 'box', group: 'orders' }),
  },
  {
    path: paths.cases,
    ...load((code) => code.CasesPage()),
    access: 'member',
    menu: both({ label: '售后单', icon: 'headset', group: 'orders' }),
  },
  {
    path: paths.shops,
    ...load((code) => code.ShopsPage()),
    access: 'buyer',
    scope: 'shops:read',
    menu: { buyer: { label: '我的店铺', icon: 'network', group: 'orders' } },
  },
  {
    path: paths.sources,
    ...load((code) => code.SourcesPage()),
    access: 'buyer',
    scope: 'shops:read',
    menu: { buyer: { label: '1688采购', icon: 'bag', group: 'orders' } },
  },
  {
    path: paths.returns,
    ...load((code) => code.ReturnsPage()),
    access: 'seller',
    menu: { seller: { label: '退货收货', icon: 'truck', group: 'orders' } },
  },
  {
    path: paths.claims,
    ...load((code) => code.ClaimsPage()),
    access: 'seller',
    menu: { seller: { label: '快递理赔', icon: 'shield', group: 'orders' } },
  },
  {
    path: paths.problems,
    ...load((code) => code.ProblemsPage()),
    access: 'member',
    menu: both({ label: '待处理', icon: 'warning' }),
  },
  {
    path: paths.publishGoods,
    ...load((code) => code.GoodsEditorPage()),
    access: 'seller',
    scope: 'goods:write',
    menu: { seller: { label: '发布商品', icon: 'plus', group: 'goods' } },
  },
  {
    path: paths.sellerGoods,
    ...load((code) => code.SellerGoodsPage()),
    access: 'seller',
    menu: { seller: { label: '商品列表', icon: 'list', group: 'goods' } },
  },
  {
    path: paths.stock,
    ...load((code) => code.StockPage()),
    access: 'seller',
    menu: { seller: { label: '库存管理', icon: 'columns', group: 'goods' } },
  },
  {
    path: paths.priceLists,
    ...load((code) => code.PriceListsPage()),
    access: 'seller',
    menu: { seller: { label: '价格表', icon: 'tag', group: 'goods' } },
  },
  {
    path: paths.buyerWallet,
    ...load((code) => code.WalletPage(), { kind: 'BUYER' as const }),
    access: 'buyer',
    scope: 'wallet:read',
    menu: { buyer: { label: '我的钱包', icon: 'wallet' } },
  },
  {
    path: paths.shopSales,
    ...load((code) => code.ShopSalesPage()),
    access: 'buyer',
    scope: 'wallet:read',
    menu: { buyer: { label: '店铺经营', icon: 'chart' } },
  },
  {
    path: '/buyer/myPromotion',
    ...load((code) => code.PromotionPage()),
    access: 'buyer',
    scope: 'promotion:act',
    menu: { buyer: { label: '我的推广', icon: 'horn', group: 'member' } },
  },
  {
    path: paths.sellerWallet,
    ...load((code) => code.WalletPage(), { kind: 'SELLER' as const }),
    access: 'seller',
    scope: 'wallet:read',
    menu: { seller: { label: '我的钱包', icon: 'wallet', group: 'account' } },
  },
  {
    path: paths.profit,
    ...load((code) => code.ProfitPage()),
    access: 'seller',
    menu: { seller: { label: '收益统计', icon: 'chart', group: 'account' } },
  },
  {
    path: paths.me,
    ...load((code) => code.MePage()),
    access: 'member',
    menu: {
      buyer: { label: '个人中心', icon: 'user', group: 'member' },
      seller: { label: '个人信息', icon: 'user', group: 'account' },
    },
  },
  {
    path: '/senderManagement',
    ...load((code) => code.SendersPage()),
    access: 'member',
    menu: {
      buyer: { label: '发件人管理', icon: 'pin', group: 'member' },
      seller: { label: '发件人管理', icon: 'pin', group: 'account' },
    },
  },
  {
    path: paths.addressBook,
    ...load((code) => code.AddressBookPage()),
    access: 'buyer',
    scope: 'receivers:read',
    menu: { buyer: { label: '地址簿', icon: 'list', group: 'member' } },
  },
  {
    path: paths.shipmentTemplates,
    ...load((code) => code.ShipmentTemplatesPage()),
    access: 'buyer',
    scope: 'orders:read',
    menu: { buyer: { label: '发货模板', icon: 'box', group: 'member' } },
  },
  {
    path: '/join',
    ...load((code) => code.JoinPage()),
    menu: { buyer: { label: '分站加盟', icon: 'network' } },
  },
  {
    path: '/sellerIn',
    ...load((code) => code.SellerInPage()),
    menu: { buyer: { label: '供应商入驻', icon: 'warehouse' } },
  },
  {
    path: '/tyf',
    ...load((code) => code.ExperienceScorePage()),
    menu: { buyer: { label: '体验分工具', icon: 'gauge' } },
  },
  {
    path: paths.sellerWarehouses,
    ...load((code) => code.WarehousesPage()),
    access: 'seller',
    menu: { seller: { label: '仓库管理', icon: 'warehouse' } },
  },
  {
    path: '/seller/erp',
    ...load((code) => code.ErpAccountsPage()),
    access: 'seller',
    scope: 'couriers:act',
    menu: { seller: { label: 'ERP 对接', icon: 'network' } },
  },
  {
    path: '/seller/print',
    ...load((code) => code.PrintSettingsPage()),
    access: 'seller',
    scope: 'parcels:write',
    menu: { seller: { label: '打印设置', icon: 'printer' } },
  },
  {
    path: '/seller/notices',
    ...load((code) => code.NoticesPage(), { type: 'SELLER' as const }),
    access: 'seller',
    menu: { seller: { label: '供应商公告', icon: 'horn' } },
  },
  {
    path: paths.case,
    ...load((code) => code.CasePage()),
    access: 'member',
  },
  {
    path: paths.goods,
    ...load((code) => code.GoodsInfoPage()),
    access: 'member',
  },
  {
    path: paths.warehouse,
    ...load((code) => code.StorePage()),
    access: 'member',
  },
  {
    path: paths.favourites,
    ...load((code) => code.FavouritesPage()),
    access: 'member',
  },
  {
    path: paths.basket,
    ...load((code) => code.BasketPage()),
    access: 'member',
    scope: 'orders:read',
  },
  { path: paths.personNotices, ...load((code) => code.PersonNoticesPage()), access: 'member' },
  {
    path: paths.developer,
    ...load((code) => code.DeveloperPage()),
    access: 'member',
    scope: 'account:act',
  },
  {
    path: paths.members,
    ...load((code) => code.MembersPage()),
    access: 'member',
    scope: 'account:act',
  },
  {
    path: paths.shop,
    ...load((code) => code.ShopPage()),
    access: 'buyer',
    scope: 'shops:read',
  },
  { path: paths.invitation, ...load((code) => code.InvitationPage()) },
  { path: paths.notices, ...load((code) => code.NoticesPage(), { type: 'PLATFORM' as const }) },
  { path: paths.oldSite, ...load((code) => code.OldSitePage()) },
  { path: paths.legal, ...load((code) => code.LegalPage()) },
  { path: paths.notFound, ...load((code) => code.NotFoundPage()) },
];

/** Lets people into the shipping pages, which come in from the right, without an id that is not of goods. */
function ShipmentsEntry() {
  const { pathname } = useLocation();
  const from = usePreviousLocation();
  const other = shipmentsEntry(pathname, from?.pathname ?? '/');
  if (other) return <Navigate to={other} replace />;
  return (
    <div className={styles.slide}>
      <Outlet />
    </div>
  );
}
