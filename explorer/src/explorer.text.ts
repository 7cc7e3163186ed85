import type { DemoKind } from './demoPeople.ts';

export const text = {
  product: '橙仓 · 图谱',
  pages: {
    label: '页面',
    graphiql: 'GraphiQL',
    sandbox: 'Apollo Sandbox',
    reference: 'REST 参考',
    docs: '开放文档',
    shop: '商城',
  },
  token: {
    label: 'x-token',
    hint: '随每个请求发出，只留在这个标签页',
    set: '已填写',
    empty: '访客',
    clear: '清除',
  },
  signIn: {
    BUYER: '以演示买家登录',
    SELLER: '以演示供应商登录',
    busy: '正在登录…',
    done: { BUYER: '已是演示买家', SELLER: '已是演示供应商' } satisfies Record<DemoKind, string>,
    broken: '没有登录：服务没有应答',
  },
  examples: {
    label: '示例操作',
    find: '查找示例',
    none: '没有这样的示例',
    by: { visitor: '访客', buyer: '买家', seller: '供应商' },
    forget: '清除记住的结果',
    forgetHint: '示例的变量取自之前各步的结果',
    missing: (names: string[]) => `变量里还缺 ${names.join('、')}，请先运行：`,
  },
  sandbox: {
    loading: '正在从 Apollo 取 Sandbox…',
    title: 'Apollo Sandbox 没有打开',
    why: 'Sandbox 的程序放在 Apollo 的服务器上，现在取不到它：可能是没有连上互联网。',
    instead: '用本机的 GraphiQL',
    insteadWhy: '它随项目构建，不需要互联网；左边的示例和登录在那里一样。',
    again: '再试一次',
    live: '订阅请在 GraphiQL 里试',
    whyLive: 'Sandbox 不读这里的订阅：它们以 server-sent events 从 /graphql/stream 送来。',
  },
};
