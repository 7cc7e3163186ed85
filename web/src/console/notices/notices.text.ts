import type { Tone } from '../../ui/base/StatusDot.tsx';
import { confirmText } from '../../ui/overlays/confirm.text.ts';
import type {
  NoticeAudience,
  NoticeRowFragment,
  NoticeState,
  NoticeType,
} from '../graphql/generated/graphql.ts';

export const typeNames: Record<NoticeType, string> = {
  ...{ HOME: '首页公告', PLATFORM: '平台公告', SELLER: '供应商公告', PERSONAL: '站内消息' },
};
export const audienceNames: Record<NoticeAudience, string> = {
  ...{ EVERYONE: '所有人', BUYERS: '全部买家', SELLERS: '全部供应商' },
  ...{ LEVEL: '某等级的买家', ACCOUNT: '一个账号' },
};
export const stateNames: Record<NoticeState, string> = {
  ...{ DRAFT: '草稿', SCHEDULED: '定时', PUBLISHED: '已发布', ENDED: '已下线', WITHDRAWN: '已撤回' },
};
export const stateTones: Record<NoticeState, Tone> = {
  ...{ DRAFT: 'orange', SCHEDULED: 'info', PUBLISHED: 'success', ENDED: 'quiet', WITHDRAWN: 'quiet' },
};

export const levelOf = (level: number) => `${level}级买家`;

/** Whom a notice is for, in words. */
export function audienceText({
  type,
  audience,
  level,
  accountName,
}: Pick<NoticeRowFragment, 'type' | 'audience' | 'level' | 'accountName'>): string {
  if (audience === 'LEVEL') return levelOf(level ?? 0);
  if (audience === 'ACCOUNT') return accountName;
  return audience === 'EVERYONE' && type === 'PERSONAL' ? '全部账号' : audienceNames[audience];
}

export const listText = {
  title: '公告与消息',
  hint: '公告显示在首页和公告页，站内消息送到每个账号的铃铛里',
  label: '公告列表',
  tabs: '公告的状态',
  all: '全部',
  filters: '筛选公告',
  keyword: '标题',
  type: '类型',
  audience: '受众',
  any: { type: '全部类型', audience: '全部受众' },
  reset: '清除筛选',
  write: '写公告',
  notice: '标题',
  state: '状态',
  shown: '发布 / 下线',
  author: '作者',
  actions: '操作',
  none: '还没有公告',
  noneHint: '写一条公告或站内消息，预览后再发布',
  noMatch: '没有符合条件的公告',
  noMatchHint: '换个条件，或清除筛选后再看',
  pinned: '置顶',
  untitled: '未命名',
  until: (at: string) => `到 ${at}`,
  atOnce: '发布后立即',
  revision: (revision: number) => `第 ${revision} 版`,
  progress: (delivered: number, addressed: number) =>
    `已送达 ${delivered.toLocaleString('zh-CN')} / ${addressed.toLocaleString('zh-CN')}`,
  takingBack: '正在撤回',
  progressLabel: '送达进度',
  view: '查看',
  edit: '编辑',
  publish: '发布',
  withdraw: '撤回',
  remove: '删除',
};

export const drawerText = {
  preview: '读者看到的样子',
  facts: '发布情况',
  type: '类型',
  audience: '受众',
  reach: '受众账号',
  reachOf: (count: number) => `现在 ${count.toLocaleString('zh-CN')} 个`,
  publishedAt: '发布时间',
  endsAt: '下线时间',
  author: '作者',
  revision: '版本',
  delivery: '送达',
  read: '已读',
  readBy: (count: number) => `${count.toLocaleString('zh-CN')} 个账号`,
};

export const previewText = {
  light: '浅色',
  dark: '深色',
  label: (theme: string) => `${theme}预览`,
  title: '标题',
  detail: '正文',
  opened: '点开后',
};

export const TITLE_MAX = 50;
export const DETAIL_MAX = 2000;

export const editText = {
  titleNew: '写公告',
  titleDraft: '编辑草稿',
  titleRevise: (title: string) => `修改“${title}”`,
  save: '保存草稿',
  saveRevision: '保存修改',
  saveOver: '仍然保存我写的',
  cancel: '取消',
  failed: '没有得到结果，请再试一次',
  conflict: '其他操作员刚刚修改了这条公告；再次保存会覆盖对方的修改',
  type: '类型',
  audience: '受众',
  level: '等级',
  account: '账号',
  accountHint: '手机号、账号编号或UUID',
  accountKept: (name: string) => `现在是 ${name}；不填则不变`,
  title: '标题',
  detail: '正文',
  detailHint: `纯文字，换行会保留，最多 ${DETAIL_MAX} 字`,
  link: '点开后去哪一页',
  linkHint: '本站的路径，如 /orderCenter；不填则不跳转',
  isPinned: '置顶（排在同类公告的最前）',
  startsAt: '发布时间',
  startsHint: '北京时间；不填则发布后立即显示',
  endsAt: '下线时间',
  endsHint: '北京时间；不填则一直显示',
  titleMissing: '请填写标题',
  detailMissing: '请填写正文',
  levelMissing: '请选择等级',
  accountMissing: '请填写账号',
  linkWrong: '只能是本站的路径，以 / 开头',
  startsWrong: '发布时间已过；不填则发布后立即显示',
  endsWrong: '下线时间须晚于发布时间和现在',
  saved: '草稿已保存',
  revised: '已修改，读者现在看到的是新的内容',
};

const publishing = {
  ...confirmText,
  title: '发布',
  titleAt: '定时发布',
  accept: '确认发布',
  cancel: '再看看',
  requestFailed: '没有得到结果，请刷新列表看是否已发布',
};
export const publishText = {
  ...publishing,
  visible: (who: string, at: string | null) => (at ? `${at} 起向${who}显示。` : `现在就向${who}显示。`),
  delivered: (who: string, at: string | null) =>
    at ? `${at} 起送到${who}的铃铛里。` : `现在就送到${who}的铃铛里。`,
  until: (at: string) => `到 ${at} 为止。`,
  fixed: '消息送出后不能修改，只能撤回。',
  counting: '正在统计受众…',
  accounts: (count: number) => `受众现在有 ${count.toLocaleString('zh-CN')} 个账号。`,
  done: '已发布',
  scheduled: '已定时',
};

export const withdrawText = {
  ...confirmText,
  title: '撤回',
  accept: '确认撤回',
  cancel: '再想想',
  notice: (title: string) => `撤回“${title}”后，谁都不再看到它，也不能恢复。`,
  message: (title: string) =>
    `撤回“${title}”后，没送达的不再送，已送达的会在几秒内从铃铛里消失，也不能恢复。`,
  missing: '请写明原因，5 到 200 个字',
  requestFailed: '没有得到结果，请刷新列表看是否已撤回',
  done: '已撤回',
};

export const removeText = {
  ...confirmText,
  title: '删除草稿',
  accept: '删除',
  cancel: '再想想',
  question: (title: string) => `删除草稿“${title}”？删除后不能恢复。`,
  requestFailed: '没有得到结果，请刷新列表看是否已删除',
  done: '草稿已删除',
};
