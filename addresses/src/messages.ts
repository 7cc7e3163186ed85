import { labelField, suffixField } from './labels.ts';
import { claim, type Layout, Owner, type Span } from './layout.ts';
import { fold } from './text.ts';

/** A line of a chat: the head of a message, and what of the line is said. */
type ChatLine = Span & { text: string; speaker?: string; said: number };

const day =
  '(?:(?:\\d{4}|\\d{2})[-/.年]\\d{1,2}[-/.月]\\d{1,2}日?|\\d{1,2}月\\d{1,2}[日号]|\\d{1,2}[-/]\\d{1,2}|[今昨前]天|(?:星期|周)[一二三四五六日天])';
const clock = '(?:上午|下午|晚上|早上|凌晨|中午)?\\s?\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s?[ap]m)?';
const moment = `(?:${day}?[ \\t]{0,3}${clock}|${day})`;
/** 张三 2024/11/8 12:33, 豆豆妈妈:(2024-11-13 10:05), with nothing said on the line or with it. */
const nameAndMoment = new RegExp(
  `^[ \\t]*([^\\n]{1,24}?)[ \\t]*:?[ \\t]*(?:[(\\[][ \\t]*${moment}[ \\t]*[)\\]]|(?<=[ \\t:)\\]])(?:${moment}|[已未]读))[ \\t]*:?(?=$|[ \\t]*(?<=:)(?!\\d)|[ \\t]+)[ \\t]*`,
  'i',
);
/** [昨天 18:45] 阿毛: */
const momentAndName = new RegExp(
  `^[ \\t]*(?:[\\[(【][^\\])】\\n]{0,16}\\d{1,2}:\\d{2}[^\\])】\\n]{0,8}[\\])】]|${day}[ \\t]+${clock})[ \\t]*([^\\n:]{1,16}?)[ \\t]*(?::|$)[ \\t]*`,
  'i',
);
const nameAndColon =
  /^[ \t]*(?:\d{1,4}楼[ \t]*)?((?:\[[^\]\n]{1,6}\]|[^\n:,，。;；[\]【】]){1,16}?(?:[([][\w-]{4,24}[)\]])?):[ \t]*/;
const momentOnly = new RegExp(`^[ \\t—–-]*${moment}[ \\t—–-]*$`, 'i');

const shopWords =
  /客服|店主|店长|卖家|商家|掌柜|小二|.仓库?$|老板|供应商|官方|旗舰|专营|果[农园业]|农场|小店|售[前后]|团长|橙仓/;
const roleWords = new RegExp(
  `${shopWords.source}|^(?:[A-Z]|我|你|[爸妈哥姐弟妹爷奶]{1,2}|(?:买家|访客|用户|会员|微信用户).{0,8}|顾客|客人|对方)$`,
);
/** What a chat program says itself. */
const system =
  /撤回了?一条消息|撤回一条|聊天记录|(?:以上|以下)(?:是|为)?.{0,6}(?:消息|记录)|加入了?群聊|拍了拍|可以开始聊天|重新编辑|对方正在输入|^[已未]读$/;
const quote = /^[ \t]*(?:>|\[(?:引用|回复)[ \t]*[^\]\n]*\])/;
const shown =
  /\[(?:图片|视频|语音|语音转文字|表情|文件|链接|红包|转账|位置|动画表情|回复|引用[^\]\n]*|小程序|名片)\]/g;
const speech = /[吗呢吧哦哈呀啦嘞了么?~]|亲|您|好的|收到|请|^(?:ok|[1是对嗯有好])$/i;
/** Labels elsewhere, speakers beside a shop. */
const buyers = /^(?:客服|买家|顾客|客户|客人|用户|会员)$/;
const sender = /^[寄发][件货]?[人方]?$/;
const phone = /(?<![A-Za-z\d])\d{7,12}(?!\d)/;
const place =
  /\p{Script=Han}(?:省|自治区|[市州盟]\p{Script=Han}{1,8}[区县旗镇乡街路])|\p{Script=Han}{2}[区县旗镇乡]\p{Script=Han}{1,12}[路街道号村镇]|[路街道巷]\d|\d(?:号|栋|幢|室|单元)/u;

function isSpeaker(name: string): boolean {
  return (
    name.trim() !== '' &&
    !phone.test(name.replace(/[([][\w-]+[)\]]$/, '')) &&
    !place.test(name) &&
    !sender.test(name)
  );
}

function isLabelWord(name: string): boolean {
  return (labelField(name) ?? suffixField(name)) !== undefined;
}

function gives(said: string): boolean {
  return phone.test(said.replace(/(?<=\d)[ -](?=\d)/g, '')) || place.test(said);
}

function linesIn(paste: string): ChatLine[] {
  let at = 0;
  return fold(paste)
    .split('\n')
    .map((text) => {
      const start = at;
      at += text.length + 1;
      return { start, end: start + text.length, text: text.trimEnd(), said: start };
    });
}

function headedBy(line: ChatLine, speaker: string, length: number): void {
  line.speaker = speaker.replace(/^[\s—–-]+|[\s:：]+$/g, '');
  line.said = line.start + length;
}

/** Marks the heads that hold a moment. True where there are any. */
function markMoments(lines: readonly ChatLine[]): boolean {
  const found: { line: ChatLine; match: RegExpExecArray; apart: boolean }[] = [];
  for (const line of lines) {
    if (!/\d:\d\d|\d[-/月年]\d|[昨今]天|[周期].|[已未]读$/.test(line.text)) continue;
    const before = momentAndName.exec(line.text);
    const match = before ?? nameAndMoment.exec(line.text);
    if (!match || !isSpeaker(match[1] as string) || momentOnly.test(line.text)) continue;
    // 配送要求：周一至周五 9:00
    const label = before ? undefined : nameAndColon.exec(match[1] as string)?.[1];
    if (label !== undefined && isLabelWord(label) && !buyers.test(label)) continue;
    if (isLabelWord(match[1] as string) && labelField(match[1] as string) !== 'name') continue;
    if (!before && !/\d:\d\d|\d[-/年]\d|读$/.test(match[0])) continue;
    found.push({ line, match, apart: match[0].length < line.text.length });
  }
  const counts = Map.groupBy(found, ({ match }) => match[1]);
  for (const { line, match, apart } of found) {
    // 周末 18:00 之后送 is said by nobody.
    const isSure = !apart || /:\d\d:\d\d|[([【]|\d[-/月年]\d|天/.test(match[0]);
    if (isSure || (counts.get(match[1])?.length ?? 0) > 1)
      headedBy(line, match[1] as string, match[0].length);
  }
  return found.length > 0;
}

/** Marks names that stand alone above a moment, or again and again in a chat that has moments. */
function markNamesAlone(lines: readonly ChatLine[]): void {
  const written = lines.filter(({ text }) => text.trim() !== '');
  const counts = Map.groupBy(written, ({ text }) => text.trim());
  const isChat = written.some(
    ({ text }) => momentOnly.test(text) || /^\[(?:图片|视频|语音)\]$/.test(text.trim()),
  );
  if (!isChat) return;
  const isMoment = (text = '') => momentOnly.test(text) && text.includes(':');
  // Names stand above moments only where nothing else does: elsewhere a moment stands above its message.
  const above = written.filter((_, at) => isMoment(written[at + 1]?.text));
  const areAbove =
    !isMoment(written[0]?.text) &&
    above.every(({ text }) => isSpeaker(text) && text.trim().length <= 16) &&
    (above.length > 1 || above[0] === written[0]);
  written.forEach((line, at) => {
    const name = line.text.trim();
    if (line.speaker !== undefined || name.length > 16 || phone.test(name)) return;
    if (momentOnly.test(name)) {
      line.said = line.end;
      return;
    }
    if (at + 1 === written.length) return;
    const isAbove = areAbove && isMoment(written[at + 1]?.text);
    const again = above.length === 0 && (counts.get(name)?.length ?? 0) > 1;
    if ((isAbove || again || name === '我') && isSpeaker(name) && !isLabelWord(name) && !/^[[\d]/.test(name))
      headedBy(line, name, line.text.length);
  });
}

/** Marks `name:` in front of messages: names that come again, or that say who speaks. */
function markColons(lines: readonly ChatLine[]): void {
  const known = new Set(lines.map(({ speaker }) => speaker));
  const found = lines.flatMap((line) => {
    if (line.speaker !== undefined || /^[ \t]*[>{]/.test(line.text) || momentOnly.test(line.text)) return [];
    const match = nameAndColon.exec(line.text);
    const name = match?.[1] as string;
    return match && isSpeaker(name) ? [{ line, name, length: match[0].length }] : [];
  });
  const counts = Map.groupBy(found, ({ name }) => name);
  const talks = ({ line, length }: { line: ChatLine; length: number }) =>
    speech.test(line.text.slice(length));
  const hasShop = counts.size > 1 && found.some((said) => shopWords.test(said.name) && talks(said));
  const isChat =
    counts.size > 1 &&
    found.some((said) => roleWords.test(said.name) && !isLabelWord(said.name) && talks(said));
  // A label stands once in a recipient, who speaks in front of every line.
  const written = lines.filter(({ text }) => text.trim() !== '').length;
  const isEvery = (name: string) => written > 1 && counts.get(name)?.length === written;
  for (const { line, name, length } of found) {
    const again = (counts.get(name)?.length ?? 0) > 1;
    if (known.has(name)) headedBy(line, name, length);
    else if (known.size > 1 || (isLabelWord(name) && !((hasShop || isEvery(name)) && buyers.test(name))))
      continue;
    else if (again || isChat || hasShop || /\([\w-]{4,}\)$/.test(name)) headedBy(line, name, length);
  }
}

/** A message, by the lines that hold it. */
type Message = { speaker: string; lines: ChatLine[]; gives: boolean };

function messagesOf(lines: readonly ChatLine[]): Message[] {
  const messages: Message[] = [];
  for (const line of lines) {
    if (line.speaker !== undefined) messages.push({ speaker: line.speaker, lines: [], gives: false });
    const message = messages.at(-1);
    if (!message) continue;
    message.lines.push(line);
    const said = line.text.slice(line.said - line.start);
    const label = nameAndColon.exec(said)?.[1];
    message.gives ||= gives(said) || (label !== undefined && isLabelWord(label));
  }
  return messages;
}

/** Says whose messages are no part of a recipient: the shop's, and those of others than who gives the address. */
function isAnswer(message: Message, givers: ReadonlySet<string>, speakers: number): boolean {
  if (message.gives || givers.size === 0 || speakers < 2) return false;
  if (shopWords.test(message.speaker)) return true;
  return !givers.has(message.speaker) && [...givers].some((giver) => !shopWords.test(giver));
}

/** Takes all lines of answers for said by nobody who counts. */
function passAnswers(lines: readonly ChatLine[]): void {
  const messages = messagesOf(lines);
  const givers = new Set(messages.filter((message) => message.gives).map(({ speaker }) => speaker));
  const speakers = new Set(messages.map(({ speaker }) => speaker)).size;
  for (const message of messages) {
    if (!isAnswer(message, givers, speakers)) continue;
    for (const line of message.lines) line.said = line.end;
  }
}

/** What the chat program says on a line: a notice, a quotation, or a picture's place. */
function insertsOf({ said: start, end }: Span & { said: number }, said: string, isQuoted: boolean): Span[] {
  const isQuote = !isQuoted && quote.test(said) && !/^\[回复\]/.test(said);
  if ((system.test(said) || isQuote) && !gives(said)) return [{ start, end }];
  if (!said.includes('[')) return [];
  return [...said.matchAll(shown)].map(({ 0: text, index }) => ({
    start: start + index,
    end: start + index + text.length,
  }));
}

const chatSign =
  /\n[^\n]*[:：]|[:：][^\n]*\n|\[|\d[:：]\d\d|[)）][:：]|^[ \t]*>|(?:消息|聊天)|[已未]读|\d[-/月]\d/m;

/**
 * The stretches of a paste that a chat program writes around messages, or that somebody else than the buyer says:
 * heads with name and time, quotations, notices, and answers of the shop that give neither phone nor region.
 */
export function messageFrames(paste: string): Span[] {
  if (!chatSign.test(paste)) return [];
  const lines = linesIn(paste);
  const hasMoments = markMoments(lines);
  if (hasMoments || lines.some(({ text }) => momentOnly.test(text) || text.startsWith('[')))
    markNamesAlone(lines);
  markColons(lines);
  passAnswers(lines);
  // A quotation may hold the recipient, a line each.
  const isQuoted = lines.some(({ text }) => quote.test(text) && gives(text));
  return lines.flatMap((line) => {
    const head = line.said > line.start ? [{ start: line.start, end: line.said }] : [];
    const said = line.text.slice(line.said - line.start);
    return line.said >= line.end ? head : [...head, ...insertsOf(line, said, isQuoted)];
  });
}

/** Ignores the frames that lie in a text; `start` is where the text begins in the paste. */
export function claimFrames(layout: Layout, frames: readonly Span[], start: number): void {
  for (const frame of frames) {
    if (frame.end <= start || frame.start >= start + layout.folded.length) continue;
    claim(layout, { start: Math.max(0, frame.start - start), end: frame.end - start }, Owner.ignored);
  }
}
