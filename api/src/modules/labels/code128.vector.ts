/** Widths of bars and spaces by value, as ISO/IEC 15417 prints them; the last three are the starts, then the stop. */
export const CODE_128: readonly string[] = [
  ...'212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232'.split(' '),
  ...'122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122'.split(' '),
  ...'321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311'.split(' '),
  ...'211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113'.split(' '),
  ...'213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422'.split(' '),
  ...'121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111'.split(' '),
  ...'241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121'.split(' '),
  ...'412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412'.split(' '),
  ...'211214 211232 2331112'.split(' '),
];

const [TO_C, TO_B, TO_A] = [99, 100, 101];
const STARTS: Record<number, 'A' | 'B' | 'C'> = { 103: 'A', 104: 'B', 105: 'C' };
const STOP = 106;

/** What a reader makes of widths in modules, a bar first; throws where it would not read. */
export function decoded(widths: readonly number[]): string {
  const values: number[] = [];
  for (let at = 0; at < widths.length; at += 6) {
    const last = widths.length - at === 7;
    const value = CODE_128.indexOf(widths.slice(at, at + (last ? 7 : 6)).join(''));
    if (value < 0) throw new Error(`no character at ${at}`);
    values.push(value);
    if (last) break;
  }
  const [start = -1, ...rest] = values;
  if (rest.pop() !== STOP) throw new Error('no stop');
  const check = rest.pop();
  const sum = rest.reduce((total, value, at) => total + value * (at + 1), start);
  if (sum % 103 !== check) throw new Error('the check character is wrong');
  let set = STARTS[start];
  let text = '';
  for (const value of rest) {
    if (set === 'C' && value < 100) text += String(value).padStart(2, '0');
    else if (value === TO_C && set !== 'C') set = 'C';
    else if (value === TO_B && set !== 'B') set = 'B';
    else if (value === TO_A && set !== 'A') set = 'A';
    else if (set === 'B' && value < 96) text += String.fromCharCode(value + 32);
    else if (set === 'A' && value < 64) text += String.fromCharCode(value + 32);
    else throw new Error(`no meaning of ${value} in ${set}`);
  }
  return text;
}
