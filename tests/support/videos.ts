const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};
const u64 = (value: bigint) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(value);
  return bytes;
};
const text = (value: string) => Buffer.from(value, 'latin1');

/** A box of MP4 and QuickTime; its head may say another size than it has, or say it in 64 bits. */
export function box(type: string, content: readonly Buffer[], says: { size?: number; long?: bigint } = {}) {
  const body = Buffer.concat(content);
  const head =
    says.long === undefined
      ? [u32(says.size ?? body.length + 8), text(type)]
      : [u32(1), text(type), u64(says.long)];
  return Buffer.concat([...head, body]);
}

export const ftyp = (brand = 'isom') => box('ftyp', [text(brand), u32(512), text(brand)]);

/** The head of a movie, in thousandths of a second. */
export const mvhd = (durationMs: number) =>
  box('mvhd', [u32(0), u32(0), u32(0), u32(1_000), u32(durationMs), Buffer.alloc(80)]);
/** The same with times of 64 bits. */
export const mvhdLong = (durationMs: bigint) =>
  box('mvhd', [u32(0x0100_0000), u64(0n), u64(0n), u32(1_000), u64(durationMs), Buffer.alloc(80)]);

export const trak = (handler = 'vide') =>
  box('trak', [box('mdia', [box('hdlr', [u32(0), u32(0), text(handler), Buffer.alloc(13)])])]);

/** The mark of a movie in fragments, which may say how long all of them are. */
export const mvex = (durationMs: number | null) =>
  box('mvex', durationMs === null ? [] : [box('mehd', [u32(0), u32(durationMs)])]);

export const mdat = (bytes = 256) => box('mdat', [Buffer.alloc(bytes, 0x5a)]);

/** A video of a length; what lies between its head and its pictures may be added. */
export function mp4({ seconds = 5, brand = 'isom', bytes = 256, more = [] as Buffer[] } = {}): Buffer {
  return Buffer.concat([ftyp(brand), box('moov', [mvhd(seconds * 1_000), trak()]), ...more, mdat(bytes)]);
}

/** An element of WebM; its size is written in eight bytes and may be another one than it has. */
export function element(id: string, content: readonly Buffer[], size?: bigint): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id, 'hex'), u64((1n << 56n) | (size ?? BigInt(body.length))), body]);
}

/** What says that the size of an element is not known. */
export const UNKNOWN_SIZE = (1n << 56n) - 1n;

export const ebmlHead = (docType = 'webm') => element('1a45dfa3', [element('4282', [text(docType)])]);

export function webmInfo(milliseconds: number | null): Buffer {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(milliseconds ?? 0);
  const scale = element('2ad7b1', [Buffer.from([0x0f, 0x42, 0x40])]);
  return element('1549a966', milliseconds === null ? [scale] : [scale, element('4489', [duration])]);
}

export const webmTracks = (type = 1) =>
  element('1654ae6b', [element('ae', [element('83', [Buffer.from([type])])])]);

export const webmCluster = (size?: bigint) =>
  element('1f43b675', [element('e7', [Buffer.from([0])]), element('a3', [Buffer.alloc(64, 0x5a)])], size);

/** A video of a length, or of none that it tells. */
export function webm({
  milliseconds = 5_000 as number | null,
  docType = 'webm',
  isOpen = false,
} = {}): Buffer {
  const inside = [webmInfo(milliseconds), webmTracks(), webmCluster(isOpen ? UNKNOWN_SIZE : undefined)];
  return Buffer.concat([ebmlHead(docType), element('18538067', inside, isOpen ? UNKNOWN_SIZE : undefined)]);
}
