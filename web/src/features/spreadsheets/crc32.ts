const table = new Uint32Array(256).map((_, at) => {
  let value = at;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The CRC-32 of zip and PNG. */
export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (let at = 0; at < bytes.length; at += 1) {
    crc = (crc >>> 8) ^ (table[(crc ^ (bytes[at] as number)) & 0xff] as number);
  }
  return ~crc >>> 0;
}
