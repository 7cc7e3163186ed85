import { claim, type Layout, Owner } from './layout.ts';
import { isSeparator } from './text.ts';

const receiver =
  '收\\s*[件货]?\\s*[人方](?=\\s*[:：])|收件人|收货人|收件方|收货方|收方|收件信息|收货信息|收件地址|收货地址|收件[:：]|收货[:：]|(?<=[\\s,，;；])收[:：]|(?<=^|\\n)[ \\t]*收(?=[ \\t]*\\n|[ \\t]+\\S)';
/** What may follow the sender's block and is no part of it. */
const behind =
  '发货内容|发货商品|发货备注|商品|宝贝|产品|货品|品名|物品|内件|托寄|规格|颜色|款式|数量|件数|备注|留言|买家|客户|订单|要求';
const senderPart = new RegExp(
  `(?:[寄发]\\s*[件货]?\\s*[人方](?=\\s*[:：])|寄件人|发件人|发货人|寄件方|发件方|寄方|寄件信息|发件信息|发货信息|寄件地址|发货地址|寄件[:：]|发件[:：]|发货[:：]|(?<=^|[\\n\\s,，;；])寄[:：]|(?<=^|\\n)[ \\t]*寄(?=[ \\t]*\\n|[ \\t]+\\S))[\\s\\S]*?(?=${receiver}|\\n[ \\t]*(?:${behind})[^\\n:：]{0,6}[:：]|$)`,
  'g',
);
const anyReceiver = new RegExp(receiver);
/** Buyers call the receiver's address so as well, and then there is no other one. */
const address = /^\s*[寄发][件货]地址/;
const place = /[省市区县州盟旗路街镇村]|地址|\d[号室栋幢楼]/;

/** Gives the sender's block to the rest, before the recipient's or behind it: no phone or region is read from it. */
export function takeSender(layout: Layout): void {
  if (!/[寄发]/.test(layout.folded)) return;
  for (const match of layout.folded.matchAll(senderPart)) {
    const stop = match.index + match[0].length;
    const others = layout.folded.slice(0, match.index) + layout.folded.slice(stop);
    if (address.test(match[0]) && !place.test(others)) continue;
    // Without a recipient beside it the block is all there is.
    if (stop === layout.folded.length && !anyReceiver.test(layout.folded.slice(0, match.index))) continue;
    let end = stop;
    while (isSeparator(layout.folded, end - 1)) end--;
    claim(layout, { start: match.index, end }, Owner.ignored);
  }
}

const begins =
  /^\s*[【[]?(?:[寄发]\s*[件货]?\s*[人方]|寄件|发件|发货|寄件信息|发件信息|发货信息|寄件地址|发货地址|寄)[\]】]?\s*(?:信息|姓名|电话|手机|地址)?(?:\s*[:：]|\s*$|\s+(?=\S))/;
const ends = new RegExp(`^\\s*[【[]?(?:${receiver}|收件|收货|收)`);

/** True for the first line of a sender's block that a recipient follows, or stands in front of. */
export function senderBegins(line: string, around: () => string): boolean {
  if (!begins.test(line) || anyReceiver.test(line)) return false;
  const text = around();
  const isOnlyAddress = address.test(line) && !place.test(text.replace(line, ''));
  return !isOnlyAddress && anyReceiver.test(text);
}

/** True for a line with which the recipient begins. */
export function senderEnds(line: string): boolean {
  return ends.test(line);
}
