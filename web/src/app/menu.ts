import { type PathName, paths } from '../lib/paths.ts';
import type { IconName } from '../ui/icons.ts';

type Audience = 'buyer' | 'seller';

interface Entry {
  label: string;
  icon: IconName;
  for: readonly Audience[];
  /** The route that it opens; groups have children instead. */
  route?: PathName;
  children?: readonly Entry[];
}

export interface MenuItem {
  label: string;
  icon: IconName;
  /** Null for a group. */
  to: string | null;
  children: readonly MenuItem[];
}

const both = ['buyer', 'seller'] as const;

const entries: readonly Entry[] = [
  { label: '首页', icon: 'home', route: 'home', for: both },
  { label: '立即发货', icon: 'bolt', route: 'shipments', for: ['buyer'] },
  { label: '全部商品', icon: 'search', route: 'search', for: both },
  {
    label: '订单列表',
    icon: 'list',
    for: both,
    children: [
      { label: '我的订单', icon: 'bag', route: 'orders', for: both },
      { label: '包裹列表', icon: 'box', route: 'parcels', for: both },
    ],
  },
  { label: '待处理', icon: 'warning', route: 'problems', for: both },
  { label: '我的钱包', icon: 'wallet', route: 'buyerWallet', for: ['buyer'] },
  {
    label: '会员中心',
    icon: 'star',
    for: ['buyer'],
    children: [
      { label: '我的推广', icon: 'horn', route: 'promotion', for: ['buyer'] },
      { label: '个人中心', icon: 'user', route: 'me', for: ['buyer'] },
      { label: '发件人管理', icon: 'pin', route: 'senders', for: ['buyer'] },
    ],
  },
  { label: '分站加盟', icon: 'network', route: 'join', for: ['buyer'] },
  { label: '供应商入驻', icon: 'warehouse', route: 'sellerIn', for: ['buyer'] },
  { label: '体验分工具', icon: 'gauge', route: 'qianchuan', for: ['buyer'] },
  {
    label: '商品管理',
    icon: 'tag',
    for: ['seller'],
    children: [
      { label: '发布商品', icon: 'plus', route: 'publishGoods', for: ['seller'] },
      { label: '商品列表', icon: 'list', route: 'sellerGoods', for: ['seller'] },
      { label: '库存管理', icon: 'columns', route: 'stock', for: ['seller'] },
    ],
  },
  {
    label: '账户管理',
    icon: 'shield',
    for: ['seller'],
    children: [
      { label: '我的钱包', icon: 'wallet', route: 'sellerWallet', for: ['seller'] },
      { label: '收益统计', icon: 'chart', route: 'profit', for: ['seller'] },
      { label: '个人信息', icon: 'user', route: 'me', for: ['seller'] },
      { label: '发件人管理', icon: 'pin', route: 'senders', for: ['seller'] },
    ],
  },
  { label: '仓库管理', icon: 'warehouse', route: 'sellerWarehouses', for: ['seller'] },
  { label: '打印设置', icon: 'printer', route: 'printSettings', for: ['seller'] },
  { label: '供应商公告', icon: 'horn', route: 'sellerNotices', for: ['seller'] },
];

/** The menu of an account; visitors have the buyer's. What is for everybody stands while it is not known who is there. */
export function menuFor(audience: Audience | 'unknown'): readonly MenuItem[] {
  return itemsFor(entries, audience);
}

function itemsFor(list: readonly Entry[], audience: Audience | 'unknown'): MenuItem[] {
  return list
    .filter((entry) => (audience === 'unknown' ? entry.for.length > 1 : entry.for.includes(audience)))
    .map(({ label, icon, route, children = [] }) => ({
      label,
      icon,
      to: route ? bare(paths[route]) : null,
      children: itemsFor(children, audience),
    }));
}

/** A route's address without its optional parts: '/shipments/:id?/:cid?' is opened as '/shipments'. */
function bare(path: string): string {
  return path.replace(/\/:\w+\?/g, '') || '/';
}
