export const proofText = {
  title: '请再次验证身份',
  hint: '这一步涉及资金，需要验证器上的动态码。验证后 5 分钟内不再询问。',
  code: '动态码',
  codeHint: '验证器上的 6 位数字，填满后自动提交',
  incomplete: '请输入 6 位动态码',
  requestFailed: '没有连接上服务器，请重新输入动态码',
  cancel: '取消',
  submit: '验证',
};
