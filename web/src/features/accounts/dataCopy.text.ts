export const dataCopyText = {
  card: '个人信息',
  row: '个人信息副本',
  rowWords: '把平台保存的您的账号、店铺、订单、收件人、资金等全部信息导出为一个 Excel 文件',
  export: '导出副本',
  title: '导出个人信息副本',
  codeTo: (phone: string) => `为保护您的信息，请先验证身份。验证码将发送到您的手机 ${phone}`,
  words: '文件含有收件人的姓名、电话和地址，请妥善保管。链接一小时内有效。',
  save: '验证并导出',
  cancel: '取消',
  requestFailed: '没有得到结果，请重新获取验证码后再试',
};
