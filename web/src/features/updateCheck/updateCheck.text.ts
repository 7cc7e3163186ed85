export const updateText = {
  title: '页面有新版本',
  hint: '刷新后即可使用，填写中的发货单会保留。',
  refresh: '立即刷新',
  dismiss: '我知道了',
};
