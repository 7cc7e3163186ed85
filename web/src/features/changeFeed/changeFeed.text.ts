export const changeFeedText = {
  lost: '连接已断开，正在重连…',
};
