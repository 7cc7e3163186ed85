export const copyingText = {
  copied: '复制成功',
  notCopied: '复制失败，请手动复制',
  toCopy: '要复制的文字',
  copyByHand: '请手动复制',
  copyByHandHint: '文字已选中，按 Ctrl+C（Mac 按 ⌘C）复制。',
  copy: (what: string) => `复制${what}`,
};
