import type { Send } from './ways.repository.ts';
import { namesOf, type WaysGroup } from './waysGroups.ts';

/** 企业微信 takes 2,048 bytes, the others ten times as many. */
const MAX_BYTES = 1_900;
/** Robots may ask for a keyword: this stands in every message. */
const SIGN = '【橙仓】';

const bytes = (text: string) => Buffer.byteLength(text);

/** One message of all that is due together: as many as there is room for, and how many are left out. */
export function robotText(sends: readonly Send[], site: string): string {
  const blocks = sends.map(({ title, detail, link }) =>
    [title, detail, site !== '' && link !== '' ? `${site}/t3${link}` : '']
      .filter((line) => line !== '')
      .join('\n'),
  );
  if (blocks.length === 1) return cut(`${SIGN}${blocks[0]}`, MAX_BYTES);
  const more = (left: number) => `\n\n另有 ${left} 条，请到站内消息查看${site && `：${site}/t3/messages`}`;
  let text = `${SIGN}您有 ${blocks.length} 条新消息`;
  for (const [index, block] of blocks.entries()) {
    const left = blocks.length - index;
    const next = `${text}\n\n${index + 1}. ${block}`;
    if (bytes(next) + (left > 1 ? bytes(more(left)) : 0) > MAX_BYTES)
      return cut(text + more(left), MAX_BYTES);
    text = next;
  }
  return text;
}

/** No character in half. */
function cut(text: string, most: number): string {
  if (bytes(text) <= most) return text;
  let end = most - bytes('…');
  const buffer = Buffer.from(text);
  while (((buffer[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return `${buffer.subarray(0, end).toString('utf8')}…`;
}

/** What a short message says of a group: figures alone, as a template of the provider has them. */
export function smsOf(
  group: WaysGroup,
  sends: readonly Send[],
): { variables: Record<string, string>; text: string } {
  const figures = sends.at(-1)?.figures;
  if (group === 'digest' && figures) {
    const { orders = '0', shipped = '0', problems = '0', refunds = '0' } = figures;
    return {
      variables: { orders, shipped, problems, refunds },
      text: `${SIGN}昨日订单${orders}单，发货${shipped}件；待处理异常${problems}件，退款${refunds}件。`,
    };
  }
  const count = String(sends.length);
  return {
    variables: { count },
    text: `${SIGN}您有${count}条“${namesOf(group).name}”新消息，请登录后在站内消息查看。`,
  };
}
