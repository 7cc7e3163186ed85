import type {
  GroupRobotPlatform,
  GroupRobotProblem,
  GroupRobotStatus,
} from '../../graphql/generated/graphql.ts';

export const waysText = {
  title: '消息设置',
  ways: '通知方式',
  waysHint: '站内消息总会收到；短信和群机器人按需开启。',
  change: '修改设置',
  grid: '各类消息的通知方式',
  group: '消息',
  bell: '站内',
  sms: '短信',
  on: '开',
  off: '关',
  none: '—',
  cell: (group: string, way: string) => `${group}：${way}`,
  noBell: '不进站内消息',
  noSms: '暂不支持短信',
  quiet: '免打扰',
  quietWords: (from: string, to: string) =>
    `${from} – ${from > to ? '次日 ' : ''}${to}，期间的消息结束后合并成一条`,
  notQuiet: '未设置',
  digest: '每日摘要',
  digestWords: (at: string) => `每天 ${at}，昨日的订单、发货和待处理`,
  noDigest: '未开启',
  phone: '短信发到',
  phoneWords: (phone: string, perDay: number) => `${phone}，每天最多 ${perDay} 条，同类消息合并`,
  noPhone: '暂不支持短信',
};

export const waysFormText = {
  title: '修改消息设置',
  save: '保存设置',
  cancel: '取消',
  failed: '没有得到结果，请关闭后查看设置',
  quietFrom: '免打扰开始',
  quietTo: '免打扰结束',
  quietHint: '北京时间；期间的短信和群消息等到结束后合并成一条发送。不需要请都留空。',
  quietHalf: '请同时填写开始和结束时间',
  quietSame: '开始和结束不能相同',
  digestAt: '每日摘要时间',
  digestHint: '发送昨日的数字，通过上面“每日摘要”一行勾选的方式。不需要请留空。',
  digestMissing: '已勾选每日摘要，请填写时间',
  digestNowhere: '请在“每日摘要”一行勾选至少一种方式',
  saved: '消息设置已保存',
};

export const lowBalanceText = {
  title: '余额提醒',
  words: (limit: string) => `可用余额低于 ${limit} 时提醒`,
  none: '未设置，余额不足时不提醒',
  change: '设置',
  dialog: '余额提醒',
  save: '保存提醒',
  cancel: '取消',
  failed: '没有得到结果，请关闭后查看',
  limit: '可用余额低于（元）',
  hint: '低于这个金额时提醒一次，回到上面以后再次低于时才会再提醒。留空为不提醒。',
  invalid: '请填写大于 0、不超过 100 亿元的金额，最多两位小数',
  saved: '余额提醒已保存',
};

export const robotsText = {
  title: '群机器人',
  words:
    '把消息发到企业微信、钉钉、飞书的群里。在群设置中添加自定义机器人，再把它的 Webhook 地址粘贴到这里。',
  list: '我的群机器人',
  add: '添加机器人',
  none: '还没有群机器人',
  noneHint: '添加后，选中的消息会发到群里，团队都能看到。',
  allGroups: (count: number) => `全部 ${count} 项`,
  noGroups: '没有选择消息',
  test: '发送测试消息',
  rename: '改名',
  wake: '恢复',
  remove: '删除',
  tested: '测试消息已发送，请到群里查看',
  notTested: '没有得到结果，请到群里查看',
  woken: '已恢复发送',
  notWoken: '没有得到结果，请刷新后查看',
  hint: (key: string) => `地址尾号 ${key}`,
  signed: '已加签',
  restedAt: (moment: string) => `${moment} 暂停`,
  sentAt: (moment: string) => `${moment} 发送过`,
};

export const robotColumnNames = { name: '机器人', groups: '消息', status: '状态', actions: '操作' };

export const platformNames: Record<GroupRobotPlatform, string> = {
  WECOM: '企业微信',
  DINGTALK: '钉钉',
  FEISHU: '飞书',
};

export const robotStatusNames: Record<GroupRobotStatus, string> = { ACTIVE: '正常', RESTING: '已暂停' };

export const problemNames: Record<GroupRobotProblem, string> = {
  GONE: '机器人已从群里移除或停用',
  SIGN: '签名不正确，请核对加签密钥后重新添加',
  KEYWORD: '请把“橙仓”设为机器人的关键词',
  ADDRESS: '平台的 IP 白名单没有允许本站',
  LIMITED: '发送过于频繁，稍后自动重试',
  BUSY: '对方平台繁忙，稍后自动重试',
  REFUSED: '对方平台拒绝了上一条消息',
  UNREACHABLE: '对方平台没有答复，稍后自动重试',
};

export const addRobotText = {
  title: '添加群机器人',
  save: '添加',
  cancel: '取消',
  failed: '没有得到结果，请关闭后查看列表',
  platform: '平台',
  address: 'Webhook 地址',
  addressHint: {
    WECOM: '群设置 → 消息推送 → 添加，复制 https://qyapi.weixin.qq.com/… 的地址。',
    DINGTALK: '群设置 → 机器人 → 自定义，复制 https://oapi.dingtalk.com/… 的地址。',
    FEISHU: '群设置 → 群机器人 → 自定义机器人，复制 https://open.feishu.cn/… 的地址。',
  } satisfies Record<GroupRobotPlatform, string>,
  addressMissing: '请粘贴 Webhook 地址',
  secret: '加签密钥',
  secretHint: '机器人开启了“加签”或“签名校验”时填写；用关键词时请把关键词设为“橙仓”。',
  name: '名称',
  nameHint: '例如所在的群',
  nameMissing: '请填写名称',
  groups: '发送的消息',
  added: '机器人已添加，可以发送一条测试消息',
};

export const renameText = {
  title: '机器人改名',
  save: '保存名称',
  cancel: '取消',
  failed: '没有得到结果，请关闭后查看列表',
  name: '名称',
  missing: '请填写名称',
  saved: '机器人已改名',
};

export const removeText = {
  title: '删除群机器人',
  accept: '删除',
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有得到结果，请重试',
  question: (name: string) =>
    `删除后不再向「${name}」发送消息，等待发送的一并删除。群里的机器人需要您自己移除。`,
  done: '机器人已删除',
};
