/** The part of a DOM node that is read; the real ones come from DOMParser. */
export interface RichNode {
  nodeName: string;
  textContent: string | null;
  childNodes: Iterable<RichNode>;
  getAttribute?(name: string): string | null;
}

export type RichPiece = string | { tag: string; attributes: Record<string, string>; children: RichPiece[] };

const PLAIN = new Set(
  'p br hr b strong i em u s small sub sup span div blockquote ul ol li h1 h2 h3 h4 h5 h6 table thead tbody tr th td figure figcaption'.split(
    ' ',
  ),
);
const SILENT = new Set(
  'script style iframe object embed template noscript svg math form textarea title head'.split(' '),
);

/**
 * Reads the supplier's words against an allow-list: unknown elements leave their children, dangerous ones nothing,
 * no attribute passes but the address of a picture or link that is our own or http(s).
 */
export function readRich(nodes: Iterable<RichNode>): RichPiece[] {
  return [...nodes].flatMap((node) => {
    if (node.nodeName === '#text') return [node.textContent ?? ''];
    const tag = node.nodeName.toLowerCase();
    if (tag.startsWith('#') || SILENT.has(tag)) return [];
    const children = readRich(node.childNodes);
    if (PLAIN.has(tag)) return [{ tag, attributes: {}, children }];
    if (tag === 'img') return picture(node);
    if (tag === 'a') return link(node, children);
    return children;
  });
}

function picture(node: RichNode): RichPiece[] {
  const src = safeAddress(node.getAttribute?.('src'));
  return src
    ? [{ tag: 'img', attributes: { src, alt: node.getAttribute?.('alt') ?? '' }, children: [] }]
    : [];
}

function link(node: RichNode, children: RichPiece[]): RichPiece[] {
  const href = safeAddress(node.getAttribute?.('href'));
  if (!href) return children;
  return [
    { tag: 'a', attributes: { href, target: '_blank', rel: 'noopener noreferrer nofollow' }, children },
  ];
}

function safeAddress(address: string | null | undefined): string | null {
  const plain = address?.trim() ?? '';
  return /^(https?:\/\/|\/(?![/\\]))/i.test(plain) ? plain : null;
}
