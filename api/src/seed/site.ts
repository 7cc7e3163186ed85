import { renderSVG } from 'uqr';

/** Where the demo's customer service and its older site are, and how its logo and its QR picture are called. */
export const demoSite = {
  logo: '/files/demo/logo.svg',
  wechat: '/files/demo/wechat.svg',
  service: '/files/demo/service.html',
  old: '/files/demo/old.html',
};

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#f26a1b"/><path d="M7 14.5 16 9l9 5.5V23a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 7 23z" fill="#fff"/><path d="M12 24.5v-6a4 4 0 0 1 8 0v6z" fill="#f26a1b"/><path d="M16 9c0-2.6 1.6-4.2 4.4-4.5C20.6 7.2 18.9 9 16 9z" fill="#7ac943"/></svg>`;

const GOODS = [
  '日用百货 · 双层沥水篮',
  '厨房用品 · 加厚玻璃杯',
  '五金工具 · 十字螺丝刀',
  '文具 · 中性笔 0.5mm',
];

// Files may bring neither styles nor scripts: these pages are laid out by attributes, as older sites were.
const OLD = page(
  '橙仓（旧版）',
  `<table width="100%" bgcolor="#c9541a" cellpadding="12"><tr><td><font color="#ffffff" size="5">橙仓批发网（旧版）</font></td></tr></table>
   <table width="100%" bgcolor="#e2e6ea" cellpadding="8"><tr><td>首页 | 商品 | 我的订单 | 帮助</td></tr></table><br>
   <table width="860" align="center" bgcolor="#ffffff" border="1" cellspacing="0" cellpadding="10">
   <tr><td colspan="2"><h1>欢迎回到旧版</h1><p>旧版只供查看，下单请使用<a href="/t3/">新版网站</a>。</p></td></tr>
   <tr align="left"><th>商品</th><th>状态</th></tr>${GOODS.map((name) => `<tr><td>${name}</td><td>已迁移到新版</td></tr>`).join('')}</table>`,
);

const SERVICE = page(
  '橙仓在线客服',
  `<br><table width="560" align="center" bgcolor="#ffffff" border="1" cellspacing="0" cellpadding="24"><tr><td>
   <h1><font color="#c9541a">橙仓在线客服（演示）</font></h1><p>工作时间 9:00–21:00。常见问题：</p>
   <ul><li>订单什么时候发货？截单时间前付款的订单当天出单。</li><li>怎么退款？在包裹列表里选择包裹，点“申请退款”。</li><li>余额怎么提现？在钱包页完成实名认证后申请。</li></ul>
   </td></tr></table>`,
);

/** The files of the demo's site by name; `site` is where browsers reach it, which the QR picture leads to. */
export function siteFiles(site: string): [name: string, content: string][] {
  return [
    ['logo.svg', LOGO],
    ['wechat.svg', renderSVG(`${site}${demoSite.service}`, { border: 3 })],
    ['service.html', SERVICE],
    ['old.html', OLD],
  ];
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${title}</title></head><body bgcolor="#eef1f5" topmargin="0" leftmargin="0" rightmargin="0">${body}</body></html>`;
}
