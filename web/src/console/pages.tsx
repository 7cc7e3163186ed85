import { type ComponentType, lazy, type ReactNode } from 'react';
import type { ConsolePage } from './consolePage.ts';
import { accountsPath, suppliersPath } from './paths.ts';

/** A page whose code comes with its first visit. */
function load(page: () => Promise<{ default: ComponentType }>): ReactNode {
  const Page = lazy(page);
  return <Page />;
}

/** The pages of the console, in the order of the menu within each group. */
export const pages: readonly ConsolePage[] = [
  {
    path: '/',
    title: '工作台',
    element: load(() => import('./home/HomePage.tsx')),
    menu: { group: 'desk', icon: 'home' },
  },
  {
    path: '/approvals',
    title: '待复核',
    element: load(() => import('./approvals/ApprovalsPage.tsx')),
    permission: 'approvals.read',
    menu: { group: 'desk', icon: 'check' },
  },
  {
    path: '/settings',
    title: '设置',
    element: load(() => import('./settings/SettingsPage.tsx')),
    permission: 'settings.read',
    menu: { group: 'settings', icon: 'gauge' },
  },
  {
    path: '/system',
    title: '系统',
    element: load(() => import('./system/SystemPage.tsx')),
    permission: 'system.read',
    menu: { group: 'system', icon: 'gauge' },
  },
  {
    path: '/operators',
    title: '操作员',
    element: load(() => import('./operators/OperatorsPage.tsx')),
    permission: 'operators.manage',
    menu: { group: 'operators', icon: 'user' },
  },
  {
    path: '/roles',
    title: '角色',
    element: load(() => import('./operators/RolesPage.tsx')),
    permission: 'operators.manage',
    menu: { group: 'operators', icon: 'shield' },
  },
  {
    path: '/audit',
    title: '操作日志',
    element: load(() => import('./audit/AuditPage.tsx')),
    permission: 'audit.read',
    menu: { group: 'operators', icon: 'list' },
  },
  {
    path: '/cases',
    title: '售后纠纷',
    element: load(() => import('./cases/CasesPage.tsx')),
    permission: 'cases.read',
    menu: { group: 'cases', icon: 'headset' },
  },
  {
    path: '/cases/:id',
    title: '售后纠纷详情',
    element: load(() => import('./cases/CasePage.tsx')),
    permission: 'cases.read',
  },
  {
    path: '/goods',
    title: '商品审核',
    element: load(() => import('./goodsAudit/GoodsAuditPage.tsx')),
    permission: 'goods.read',
    menu: { group: 'goods', icon: 'bag' },
  },
  {
    path: '/goods/words',
    title: '违禁词',
    element: load(() => import('./goodsAudit/ForbiddenWordsPage.tsx')),
    permission: 'goods.read',
    menu: { group: 'goods', icon: 'shield' },
  },
  {
    path: '/reviews',
    title: '评价',
    element: load(() => import('./reviews/ReviewsPage.tsx')),
    permission: 'reviews.act',
    menu: { group: 'goods', icon: 'star' },
  },
  {
    path: '/cash-outs',
    title: '提现',
    element: load(() => import('./cashOuts/CashOutsPage.tsx')),
    permission: 'money.read',
    menu: { group: 'money', icon: 'wallet' },
  },
  {
    path: '/cash-outs/:id',
    title: '提现详情',
    element: load(() => import('./cashOuts/CashOutPage.tsx')),
    permission: 'money.read',
  },
  {
    path: '/payments',
    title: '支付',
    element: load(() => import('./payments/PaymentsPage.tsx')),
    permission: 'money.read',
    menu: { group: 'money', icon: 'bolt' },
  },
  {
    path: '/payments/:id',
    title: '支付详情',
    element: load(() => import('./payments/PaymentPage.tsx')),
    permission: 'money.read',
  },
  {
    path: '/wallets',
    title: '钱包与调账',
    element: load(() => import('./wallets/WalletsPage.tsx')),
    permission: 'money.read',
    menu: { group: 'money', icon: 'edit' },
  },
  {
    path: '/books',
    title: '账目核对',
    element: load(() => import('./books/BooksPage.tsx')),
    permission: 'money.read',
    menu: { group: 'money', icon: 'shield' },
  },
  {
    path: '/search',
    title: '查询结果',
    element: load(() => import('./find/SearchPage.tsx')),
  },
  {
    path: '/orders',
    title: '订单',
    permission: 'orders.read',
    element: load(() => import('./orders/OrdersPage.tsx')),
    menu: { group: 'orders', icon: 'list' },
  },
  {
    path: '/parcels',
    title: '包裹',
    permission: 'orders.read',
    element: load(() => import('./orders/ParcelsPage.tsx')),
    menu: { group: 'orders', icon: 'box' },
  },
  {
    path: '/orders/:orderId',
    title: '订单详情',
    permission: 'orders.read',
    element: load(() => import('./orders/OrderPage.tsx')),
  },
  {
    path: accountsPath,
    title: '账号',
    element: load(() => import('./accounts/AccountsPage.tsx')),
    permission: 'accounts.read',
    menu: { group: 'accounts', icon: 'user' },
  },
  {
    path: `${accountsPath}/:id`,
    title: '账号详情',
    element: load(() => import('./accounts/AccountPage.tsx')),
    permission: 'accounts.read',
  },
  {
    path: suppliersPath,
    title: '供应商',
    element: load(() => import('./suppliers/SuppliersPage.tsx')),
    permission: 'suppliers.read',
    menu: { group: 'suppliers', icon: 'warehouse' },
  },
  {
    path: `${suppliersPath}/:id`,
    title: '供应商资料',
    element: load(() => import('./suppliers/SupplierPage.tsx')),
    permission: 'suppliers.read',
  },
  {
    path: '/licences',
    title: '资质',
    element: load(() => import('./licences/LicencesPage.tsx')),
    permission: 'suppliers.read',
    menu: { group: 'suppliers', icon: 'check' },
  },
  {
    path: '/joins',
    title: '加盟申请',
    element: load(() => import('./joins/JoinsPage.tsx')),
    permission: 'suppliers.read',
    menu: { group: 'suppliers', icon: 'pin' },
  },
];
