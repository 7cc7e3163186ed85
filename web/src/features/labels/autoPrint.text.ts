export const autoPrintText = {
  printed: (packageNo: string) => `已自动打印 ${packageNo}`,
  failed: (packageNo: string, why: string) => `${packageNo} 没有自动打印：${why || '没有说明原因'}`,
  stopped: '打印组件已断开，自动打印已停止；重新打开包裹列表后继续',
};
