export const stepText = {
  done: '已完成',
  toMend: (count: number) => `${count} 处待改`,
};
