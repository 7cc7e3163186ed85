import { type FileRefusal, refuse } from './sheets.types.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030';

export interface Text {
  kind: 'text';
  text: string;
  encoding: Encoding;
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
  const encoding = marked ?? 'utf-8';
  const text = strictly(encoding, bytes);
  if (text !== null) return text.includes('\0') ? refuse('FILE_DAMAGED') : { kind: 'text', text, encoding };
  if (marked || isNearlyUtf8(bytes)) return refuse('FILE_DAMAGED');
  const chinese = strictly('gb18030', bytes);
  if (chinese === null || !isCommonChinese(bytes)) return refuse('FILE_ENCODING');
  return chinese.includes('\0')
    ? refuse('FILE_DAMAGED')
    : { kind: 'text', text: chinese, encoding: 'gb18030' };
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

/** The bytes of a text; of GB 18030 the characters of GBK, any other is a question mark. */
export function encode(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'gb18030') {
    pairs ??= pairsOfGbk();
    const known = pairs;
    return Uint8Array.from(
      [...text].flatMap((one) => (one < '\u0080' ? [one.charCodeAt(0)] : (known.get(one) ?? [0x3f]))),
    );
  }
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1)
    view.setUint16(at * 2, text.charCodeAt(at), encoding === 'utf-16le');
  return bytes;
}

let pairs: ReadonlyMap<string, readonly [number, number]> | undefined;

/** By character, its two bytes: browsers decode GBK, and encode nothing but UTF-8. */
function pairsOfGbk(): Map<string, readonly [number, number]> {
  const decoder = new TextDecoder('gb18030');
  const found = new Map<string, readonly [number, number]>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      if (trail === 0x7f) continue;
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if (!found.has(character)) found.set(character, [lead, trail]);
    }
  }
  return found;
}
