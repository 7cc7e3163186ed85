const FIRST_LEAD = 0x81;
const LAST = 0xfe;
/** How many characters below U+10000 take four bytes. */
const NEAR_QUADS = 39_420;
/** Where those beyond begin. */
const FAR_QUADS = 189_000;
let known: Map<string, readonly number[]> | null = null;

function encodings(): Map<string, readonly number[]> {
  const decoder = new TextDecoder('gb18030');
  const found = new Map<string, readonly number[]>();
  const learn = (bytes: readonly number[]) => {
    const text = decoder.decode(Uint8Array.from(bytes));
    if (text.length === 1 && text !== '\uFFFD' && !found.has(text)) found.set(text, bytes);
  };
  for (let lead = FIRST_LEAD; lead <= LAST; lead += 1) {
    for (let trail = 0x40; trail <= LAST; trail += 1) learn([lead, trail]);
  }
  for (let at = 0; at < NEAR_QUADS; at += 1) learn(quad(at));
  return found;
}

function quad(at: number): readonly number[] {
  const part = (size: number, count: number) => Math.floor(at / size) % count;
  return [0x81 + part(12_600, 126), 0x30 + part(1260, 10), 0x81 + part(10, 126), 0x30 + (at % 10)];
}

/** The text in GB 18030; of characters that GBK has, it is GBK. */
export function gb18030(text: string): Uint8Array<ArrayBuffer> {
  known ??= encodings();
  const bytes = [...text].flatMap((char) => {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x80) return [code];
    return code < 0x10000 ? (known?.get(char) ?? []) : quad(code - 0x10000 + FAR_QUADS);
  });
  return Uint8Array.from(bytes);
}

/** The text in UTF-8. */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** The text in UTF-16, little end first, with its mark: what Excel calls Unicode text. */
export function utf16(text: string): Uint8Array<ArrayBuffer> {
  const units = Uint16Array.from(`\uFEFF${text}`, (_, at) => `\uFEFF${text}`.charCodeAt(at));
  return new Uint8Array(units.buffer);
}

/** Records as a csv, quoted only where it is needed. */
export function csvText(rows: readonly (readonly string[])[], delimiter = ','): string {
  const quoted = (cell: string) =>
    cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((cells) => `${cells.map(quoted).join(delimiter)}\r\n`).join('');
}
