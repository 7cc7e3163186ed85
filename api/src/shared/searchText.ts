import { pinyin } from 'pinyin-pro';

/**
 * The searchable text of a name: itself, its pinyin initials, its full pinyin. 小熊 5cm to `小熊 5cm xx5cm
 * xiaoxiong5cm`.
 */
export function searchTextOf(name: string): string {
  const spell = (pattern: 'first' | 'pinyin') =>
    pinyin(name, { pattern, toneType: 'none', type: 'array', nonZh: 'consecutive' })
      .join('')
      .replace(/\s+/g, '');
  return `${name} ${spell('first')} ${spell('pinyin')}`.toLowerCase();
}
