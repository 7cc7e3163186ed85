const WHOLE = /<!--[\s\S]*?-->|<(style|script|xml|title)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const TAG = /<[a-z][\w:-]*(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const LOOKS = /\s(?:style|on\w+)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi;

/** Stands in a tag for what Word says of a list's item in its style, and of the mark before the item's words. */
export const ITEM = 'data-item';
export const MARK = 'data-mark';

/**
 * Takes looks and scripts out of what is pasted, and keeps what Word says of lists. Before it is parsed: the page's
 * policy forbids styles and reports each of them.
 */
export function stripStyles(html: string): string {
  return html.replace(WHOLE, '').replace(TAG, (tag) =>
    tag.replace(LOOKS, (_, value: string) => {
      if (/mso-list:\s*ignore/i.test(value)) return ` ${MARK}`;
      return /mso-list:\s*l\d/i.test(value) ? ` ${ITEM}` : '';
    }),
  );
}
