export const licencesText = {
  card: '经营资质',
  words: '营业执照和所卖类别的许可证。平台审核通过后，在您的店铺页面公示，六个月复核一次。',
  label: '资质列表',
  send: '提交资质',
  picture: '图片',
  kind: '类别',
  number: '证件号',
  ends: '有效期至',
  state: '状态',
  sentAt: '提交时间',
  forever: '长期',
  none: '还没有提交资质',
  open: (kind: string) => `查看${kind}的图片`,
  alt: (kind: string) => `${kind}的图片`,
  close: '关闭',
};

export const sendText = {
  title: '提交资质',
  fileHint: 'jpg、png、webp 或 gif，不超过 5 MB；通过审核后在店铺页面公示',
  save: '提交',
  cancel: '取消',
  failed: '没有得到结果，请重试',
  done: '已提交，等待审核',
};

export const storeLicencesText = {
  open: '商家资质',
  title: '商家资质',
  words: '以下资质由商家提交，平台已审核。',
  none: '该商家还没有公示的资质',
  company: '企业名称',
  close: '关闭',
};
