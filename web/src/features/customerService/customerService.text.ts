export const serviceText = {
  title: '添加客服微信',
  lead: '用微信扫一扫，加客服为好友',
  notes: ['订单、包裹和售后问题，都可以直接发给客服。', '发送订单号或运单号，处理更快。'],
  picture: '客服微信二维码',
  noPicture: '客服微信暂未开通',
  noPictureWords: '开通后，扫码添加的二维码会显示在这里。',
  acknowledge: '我知道了',
  silence: '不再提示',
  hint: '有问题？加微信',
  closeHint: '关闭提示',
};
