import sanitizeHtml from 'sanitize-html';
import { keyOf } from '../uploads/uploadNames.ts';

const MAX_ALT = 100;

const WEB = /^https?:\/\//i;
/** Where one cell of a table ends and the next begins. */
const CELLS = /(<\/t[dh]\s*>)\s*(?=<t[dh]\b)/gi;
/** Nothing that is shown, and a zero byte is more than the database takes. */
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
      // A link to nowhere leaves its words: `span` is not among the allowed.
      WEB.test(href)
        ? { tagName: 'a', attribs: { href, rel: 'nofollow noopener' } }
        : { tagName: 'span', attribs: {} },
    img: (_tag, { src = '', alt = '' }) => ({ tagName: 'img', attribs: { src, alt: alt.slice(0, MAX_ALT) } }),
  },
  // Whose upload it is, is asked elsewhere.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && keyOf(attribs.src ?? '') === null,
};

/** A supplier's HTML without what may not stand in it. */
export function cleanDetail(html: string): string {
  // What is left of tags that were in one another's way is read otherwise the second time.
  const once = sanitizeHtml(html.replace(UNSEEN, '').replace(CELLS, '$1 | '), OPTIONS);
  return sanitizeHtml(once, OPTIONS).trim();
}

/** The uploaded pictures that clean HTML shows. Outside of its tags there is no < any more. */
export function picturesIn(detail: string): string[] {
  return [...new Set(Array.from(detail.matchAll(/<img src="([^"]+)"/g), ([, src = '']) => src))];
}
