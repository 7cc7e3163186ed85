import { Fragment, type ReactNode } from 'react';
import styles from './GoodsAudit.module.css';

/** A text in which forbidden words, in lower case, stand out. */
export function marked(text: string, words: readonly string[]): ReactNode {
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map(escaped).join('|')})`, 'giu');
  let at = 0;
  return text.split(pattern).map((part) => {
    at += part.length;
    const key = `${at}${part}`;
    return words.includes(part.toLowerCase()) ? (
      <mark key={key} className={styles.mark}>
        {part}
      </mark>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a detail says and shows, without its markup. */
export function readDetail(html: string): { text: string; pictures: string[] } {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<(br|\/p|\/li|\/h\d|\/tr)\b/gi, '\n$&'),
    'text/html',
  );
  const pictures = [...body.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');
  const text = (body.textContent ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
  return { text, pictures: pictures.filter(Boolean) };
}
