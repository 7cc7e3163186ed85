import { claim, type Layout, Owner } from './layout.ts';
import { isSeparator } from './text.ts';

const senderPart = /(?:寄件人|发件人|发货人|寄件方|发件方|寄方)[\s\S]*?(?=收件人|收货人|收件方|收货方|收方)/g;

/** Gives what stands between a sender label and the recipient's to the rest: no phone or region is read from it. */
export function takeSender(layout: Layout): void {
  for (const match of layout.folded.matchAll(senderPart)) {
    let end = match.index + match[0].length;
    while (isSeparator(layout.folded, end - 1)) end--;
    claim(layout, { start: match.index, end }, Owner.rest);
  }
}
