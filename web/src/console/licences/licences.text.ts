export type LicenceTab = 'waiting' | 'due' | 'all';
export const tabNames: Record<LicenceTab, string> = { waiting: '待审核', due: '待复核', all: '全部' };

export const licencesText = {
  title: '资质',
  label: '资质列表',
  tabs: '资质的状态',
  supplier: '供应商',
  kind: '类别',
  number: '证件号',
  ends: '有效期至',
  state: '状态',
  check: '下次复核',
  actions: '操作',
  forever: '长期',
  due: '请复核',
  by: (name: string) => (name ? `${name} 添加` : '供应商提交'),
  decided: (name: string) => `${name} 处理`,
  none: '没有资质',
  noneHint: '供应商在个人信息页提交，也可以在供应商资料页代为添加',
  picture: '查看图片',
  decide: '审核',
  checked: '复核',
  add: '添加资质',
};

const dialog = {
  cancel: '再想想',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有得到结果，请重试',
};

export const acceptText = {
  ...dialog,
  title: '通过资质',
  accept: '通过',
  question: (kind: string, number: string) =>
    `${kind}（${number}）通过后立即生效，六个月后复核；同类的旧证随之作废。`,
  done: '资质已通过',
};
export const refuseText = {
  ...dialog,
  title: '驳回资质',
  accept: '驳回',
  question: (kind: string, number: string) => `${kind}（${number}）驳回后需要重新提交。`,
  done: '资质已驳回',
};
export const refuseTemplates = ['图片不清晰，请重新拍摄', '证件已过期，请更换新证', '主体与店铺名称不一致'];
export const refuseReply = (reason: string) =>
  `您好，您提交的资质未通过审核：${reason || '（原因）'}。请准备好后重新发给我们，谢谢。`;

export const checkText = {
  ...dialog,
  title: '复核资质',
  accept: '仍然有效',
  question: (kind: string, number: string) => `已核对 ${kind}（${number}）仍然有效，下次复核在六个月后。`,
  done: '已复核',
};

export const addText = {
  title: '添加资质',
  fileHint: 'jpg、png、webp 或 gif，不超过 5 MB；通过审核后在店铺页面展示',
  save: '添加',
  cancel: '取消',
  failed: '没有得到结果，请重试',
  done: '已添加，等待审核',
};

export const pictureText = {
  title: '资质图片',
  alt: '资质图片',
  reading: '正在读取图片',
  failed: '没有读到图片，请重试',
};
