export const sessionText = {
  reading: '正在读取登录状态',
  unreachable: '连接不上服务器',
  unreachableHint: '您的登录还在，连接恢复后可以继续',
  retry: '重试',
  signInAgain: '重新登录',
  ending: '即将自动退出',
  endingIn: (seconds: number) =>
    `您有一段时间没有操作。${Math.floor(seconds / 60)} 分 ${String(seconds % 60).padStart(2, '0')} 秒后会自动退出，没有保存的内容会丢失。`,
  extendFailed: '没有连接上服务器，请重试',
  continue: '继续使用',
  leave: '退出登录',
};
