/** Digits in words, in circles and as they are: 幺三八, 壹叁捌, ①③⑧. */
const spoken: Record<string, string> = {};
for (const digits of ['〇一二三四五六七八九', '零壹贰叁肆伍陆柒捌玖', '⓪①②③④⑤⑥⑦⑧⑨', '洞幺两']) {
  for (const [digit, char] of [...digits].entries()) spoken[char] = String(digit);
}
const digit = `[\\d${Object.keys(spoken).join('')}]`;
const gap = '[\\s\\-–—_.]?';
const mobile = new RegExp(
  `(?<!${digit})(?!\\d{11})[1一幺壹①]${gap}[3-9三四五六七八九叁肆伍陆柒捌玖③-⑨](?:${gap}${digit}){9}(?!${digit})`,
  'gu',
);
/** By UTF-16 unit: 1 for a digit, 2 for one in words or circles. */
const ranks = new Uint8Array(0x10000);
for (const char of '0123456789') ranks[char.charCodeAt(0)] = 1;
for (const char of Object.keys(spoken)) ranks[char.charCodeAt(0)] = 2;

/** True where eleven digits and more stand in a row, not all of them as digits: few texts are worth the search. */
function mayHold(text: string): boolean {
  let length = 0;
  let isSpoken = false;
  let gaps = 0;
  for (let i = 0; i < text.length; i++) {
    const rank = ranks[text.charCodeAt(i)] as number;
    if (rank > 0) {
      length++;
      gaps = 0;
      isSpoken ||= rank === 2;
      if (isSpoken && length > 10) return true;
    } else if (length > 0 && ++gaps > 1) {
      length = 0;
      isSpoken = false;
    }
  }
  return false;
}

const words = /[\p{Script=Han}〇]/u;

/** The text with mobiles in words or circles in digits, unit for unit. */
export function foldSpokenPhones(text: string): string {
  if (!mayHold(text)) return text;
  return text.replace(mobile, (said) => said.replace(/./gsu, (char) => spoken[char] ?? char));
}

/** True for a number that was written down as it was heard. */
export function isSpokenNumber(text: string): boolean {
  return words.test(text);
}
