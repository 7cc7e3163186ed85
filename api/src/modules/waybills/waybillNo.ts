const WAYBILL_NO = /^[A-Z0-9]{6,40}$/;
const MIN_DIGITS = 5;

/** Normalises a waybill number: half-width, without blanks and the leading apostrophe of spreadsheets. */
export function cleanWaybillNo(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/^['‘’]/, '')
    .toUpperCase();
}

/** 6 to 40 letters and digits, neither a word nor one repeated character. */
export function isWaybillNo(no: string): boolean {
  const digits = no.replace(/\D/g, '').length;
  return WAYBILL_NO.test(no) && digits >= MIN_DIGITS && new Set(no).size > 1;
}
