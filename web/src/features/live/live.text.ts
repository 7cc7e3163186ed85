export const liveText = {
  lost: '连接已断开，正在重连…',
};
