import { type FileRefusal, refuse } from './sheets.types.ts';

export interface Text {
  kind: 'text';
  text: string;
}

const BOM = /^\uFEFF/;
/** Of the double bytes of real Chinese text nearly all lie in GB 2312; of Big5 or Shift-JIS read as GBK about half. */
const COMMON_SHARE = 0.7;
/** Text that is UTF-8 but for a few bytes is damaged, not GBK. */
const BROKEN_SHARE = 0.1;

/** A text file's characters: UTF-8, or UTF-16 with its mark, else GB 18030, which includes GBK. */
export function decode(bytes: Uint8Array): Text | FileRefusal {
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : null;
  const marked = mark ?? (bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null);
  const text = strictly(marked ?? 'utf-8', bytes);
  if (text !== null) return text.includes('\0') ? refuse('FILE_DAMAGED') : { kind: 'text', text };
  if (marked || isNearlyUtf8(bytes)) return refuse('FILE_DAMAGED');
  const chinese = strictly('gb18030', bytes);
  if (chinese === null || !isCommonChinese(bytes)) return refuse('FILE_ENCODING');
  return chinese.includes('\0') ? refuse('FILE_DAMAGED') : { kind: 'text', text: chinese };
}

function strictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).replace(BOM, '');
  } catch {
    return null;
  }
}

function isNearlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.match(/\uFFFD/g)?.length ?? 0;
  const whole = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0;
  return broken < (broken + whole) * BROKEN_SHARE;
}

function isCommonChinese(bytes: Uint8Array): boolean {
  let pairs = 0;
  let common = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] as number;
    if (lead < 0x81) continue;
    const trail = bytes[at + 1] ?? 0;
    pairs += 1;
    if (lead >= 0xa1 && lead <= 0xf7 && trail >= 0xa1) common += 1;
    at += 1;
  }
  return common >= pairs * COMMON_SHARE;
}
