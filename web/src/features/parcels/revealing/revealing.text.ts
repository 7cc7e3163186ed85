export const revealingText = {
  title: '收件信息',
  of: (packageNo: string) => `包裹 ${packageNo}`,
  loading: '正在读取收件信息',
  name: '收件人',
  phone: '联系电话',
  address: '收件地址',
  all: '复制全部',
  recorded: '每次查看都会留下记录，一小时内最多查看 100 个收件人。请只用于发货和售后。',
  failed: '没有读到收件信息，请重试',
  retry: '重试',
  close: '关闭',
  /** On the button that opens it. */
  open: (packageNo: string) => `查看包裹 ${packageNo} 的收件信息`,
  openShort: '收件信息',
};
