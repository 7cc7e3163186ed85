/** Neither parts of paths nor what a file system or a person could take for something else. */
const UNFIT = /[^\p{L}\p{N}()（）【】 ·+-]+/gu;
const LENGTH = 40;

/** A part of a file's name, made of a text that a supplier wrote; never empty, and no dots in it. */
export function fitName(text: string, otherwise: string): string {
  const name = [...text.normalize('NFC').replace(UNFIT, ' ')].slice(0, LENGTH).join('');
  return name.replace(/\s+/g, ' ').trim() || otherwise;
}

/** `01-小熊` of the first of several. */
export function folderName(nth: number, name: string): string {
  return `${String(nth).padStart(2, '0')}-${fitName(name, '商品')}`;
}
