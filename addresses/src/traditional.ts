import { Converter } from 'opencc-js/t2cn';

const convert = Converter({ from: 't', to: 'cn' });

/** By UTF-16 unit: 0 unknown yet, else the unit to read it as. */
const simplified = new Uint16Array(0x10000);

function simplify(code: number): number {
  const char = String.fromCharCode(code);
  const converted = convert(char);
  return converted.length === 1 ? converted.charCodeAt(0) : code;
}

const HAN = /[\u4e00-\u9fff]/;

/** Traditional characters made simplified, unit for unit, so that indexes stay valid. For matching only. */
export function foldTraditional(text: string): string {
  if (!HAN.test(text)) return text;
  let folded = '';
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x4e00 || code > 0x9fff) {
      folded += text.charAt(i);
      continue;
    }
    let read = simplified[code] as number;
    if (read === 0) {
      read = simplify(code);
      simplified[code] = read;
    }
    folded += String.fromCharCode(read);
  }
  return folded;
}
