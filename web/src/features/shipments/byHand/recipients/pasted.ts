const PHONE = /1[3-9]\d[\d\s-]{8,}|0\d{2,3}-\d{7,8}/;

/** Whether pasted text holds recipients, so that it goes to the reader and not into the field that has the focus. */
export function looksLikeRecipients(text: string): boolean {
  const trimmed = text.trim();
  if (/[\n\t]/.test(trimmed)) return true;
  return PHONE.test(trimmed) && /[\u4e00-\u9fff]{4,}/.test(trimmed);
}
