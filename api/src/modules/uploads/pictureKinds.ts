/** Long enough not to occur in the bytes of a picture by chance. */
const PAGES = /<(?:!doctype|html|head|body|script|iframe|\?php)[\s>/]|<svg\s[^<]{0,500}xmlns|%PDF-\d\./i;
const ARCHIVE = ['PK\x03\x04', 'PK\x05\x06'];

/** The type of a file by its first bytes, whatever its name and declared type; null for unsupported ones. */
export function kindOf(file: Buffer): 'jpeg' | 'png' | 'webp' | 'gif' | null {
  const head = file.toString('latin1', 0, 12);
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp';
  return null;
}

/** Whether a file also contains a page, a script or another format, which no camera writes. */
export function looksActive(file: Buffer): boolean {
  const text = file.toString('latin1');
  return PAGES.test(text) || ARCHIVE.every((mark) => text.includes(mark));
}
