import { pinyin } from 'pinyin-pro';

/**
 * The searchable text of a name: itself, its pinyin initials, its full pinyin. 小熊 5cm to `小熊 5cm xx5cm
 * xiaoxiong5cm`.
 */
export function searchTextOf(name: string): string {
  return `${name} ${spell(name, 'first')} ${spell(name, 'pinyin')}`.toLowerCase();
}

/** How a text sounds: its pinyin without tones and spaces. 波璃杯 and 玻璃杯 to `bolibei`. */
export function soundOf(text: string): string {
  return spell(text, 'pinyin').toLowerCase();
}

function spell(name: string, pattern: 'first' | 'pinyin'): string {
  return pinyin(name, { pattern, toneType: 'none', type: 'array', nonZh: 'consecutive' })
    .join('')
    .replace(/\s+/g, '');
}
