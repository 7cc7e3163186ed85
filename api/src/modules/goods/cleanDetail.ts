import sanitizeHtml from 'sanitize-html';
import { keyOf } from '../../adapters/storage/uploadNames.ts';

const MAX_ALT = 100;

const WEB = /^https?:\/\//i;
/** Where one cell of a table ends and the next begins. */
const CELLS = /(<\/t[dh]\s*>)\s*(?=<t[dh]\b)/gi;
/** Invisible characters; the database does not accept a zero byte. */
const UNSEEN = /(?![\n\t])\p{Cc}/gu;

const plain = (tagName: string): sanitizeHtml.Transformer => {
  return () => ({ tagName, attribs: {} });
};

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'br', 'hr'],
    ...['strong', 'em', 'u', 's', 'a', 'img'],
  ],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    tr: plain('p'),
    h1: plain('h2'),
    h4: plain('h3'),
    h5: plain('h3'),
    h6: plain('h3'),
    b: plain('strong'),
    i: plain('em'),
    a: (_tag, { href = '' }) =>
      // The text of a link without a valid address is kept: `span` is not an allowed tag.
      WEB.test(href)
        ? { tagName: 'a', attribs: { href, rel: 'nofollow noopener' } }
        : { tagName: 'span', attribs: {} },
    img: (_tag, { src = '', alt = '' }) => ({ tagName: 'img', attribs: { src, alt: alt.slice(0, MAX_ALT) } }),
  },
  // The owner of an upload is checked elsewhere.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && keyOf(attribs.src ?? '') === null,
};

/** Removes everything from a supplier's HTML that is not allowed. */
export function cleanDetail(html: string): string {
  // Remains of overlapping tags parse differently the second time.
  const once = sanitizeHtml(html.replace(UNSEEN, '').replace(CELLS, '$1 | '), OPTIONS);
  return sanitizeHtml(once, OPTIONS).trim();
}

/** The uploaded pictures in clean HTML. Outside of tags it contains no <. */
export function picturesIn(detail: string): string[] {
  return [...new Set(Array.from(detail.matchAll(/<img src="([^"]+)"/g), ([, src = '']) => src))];
}
