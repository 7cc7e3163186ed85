export const MAX_REASON = 200;
export const MIN_REASON = 5;

/** Whether a reason is as long as the service wants it. */
export function isReason(text: string): boolean {
  const { length } = [...text.trim()];
  return length >= MIN_REASON && length <= MAX_REASON;
}

export const reasonText = {
  label: '原因',
  hint: '会写入操作日志',
  templates: '常用原因',
  unfit: `请写明原因，5 到 ${MAX_REASON} 个字`,
};
