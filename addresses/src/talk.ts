import { isFree, type Layout, type Span } from './layout.ts';
import { isPlace, nameScore } from './names.ts';
import { namesAt } from './regionNames.ts';
import { surnameLength, single as surnames } from './surnames.ts';
import { claimUnread } from './unread.ts';

const person = /[我你您他她它咱俺恁侬]|阿拉|不会|不懂|不知道|没空|快点|[写打填发搞弄拍]错|^[哦噢嗯哎唉诶]/;
/** What ends a sentence that is spoken. */
const ending =
  /(?:[了吗吧啊呀哦喔哈嘛啦呗咯喽哟哒么诶嘞]|(?<!面|毛|花|格子)呢|的话|一下|没有|没变|不变|作废|可以|就[行好得]|[说拍买看]的|一样的?|试试|尝尝|看看)$|(?<=..)[没不]$|(.)不\1$/;
/** Words of which a sentence has some, and a name or an address hardly one. */
const functionWords =
  /[是在要就还都给把让没会能也又吗]|[这那][个里边样些么单款次批]|什么|怎么|大概|大约|几天|时候|几时|哪里|多少|一下|昨天|今天|明天|刚才|刚刚|之前|上次|下次|下回|现在|以后|到时|再|可以|不用|不要|已经|应该|不是|[一二三]样|谢|请|麻烦|作废|重新/g;
/** Said to somebody, and nothing else. */
const courtesy =
  /^(?:(?:万分|非常|十分|真的?|太|不胜)?(?:感谢|感激|感恩|谢谢|多谢|辛苦|麻烦)(?:不尽|万分|了|啦|您|你)*|(?:拜托|辛苦|麻烦|有劳|劳驾|劳烦|费心|受累)(?:拜托|辛苦|麻烦|有劳|劳驾|费心|安排|处理|发货|你|您|了|啦|下|一下)*|(?:祝(?:[你您]|老板|生意|大家|新|节)|恭喜|爱你|比心|期待|坐等|等你|不着?急|慢慢来|财源广|大吉大|一定好评|好评).{0,8}|.{0,4}(?:多多|请多)关照|合作愉快|老客户|回头客|.{0,3}(?:谢谢|多谢|感谢)|唔该晒?|多得晒?|么么哒|thx|tks|thanks?(?:you)?|thank you|ok(?:ay)?|bye|早安|晚安|拜拜|辛苦|拜托|不好意思|唔好意思|抱歉|打扰|新年快乐|没问题|对的|是的|没错|叮咚|恭喜发财|生意兴隆)(?:老板娘?|亲|宝|侬|你|您|哥|姐|各位|大家)?.{0,2}$/i;
const called =
  /^(?:老板[娘儿]?|老细|掌柜的?|亲+|宝子?们?|姑娘|闺女|兄弟们?|哥们儿?|姐妹们?|兄弟|[大小二三]?[表堂]?[姐哥叔姨妈爸]|老铁|老妹儿?|妹子|美女|帅哥|小姐姐|小哥哥|大佬|各位|大家|hi|hello|嗨|哈喽|喂|之前|上次|昨天|刚才|以前|然后|还有|另外)$/i;
/** 发我这, 改成, 现在住, 不是龙湾区: what leads to an address, or away from it. */
const leading =
  /(?:多少|几)(?:钱|天)|(?:单号|链接).{0,3}(?:发|给)?[我你]?$|好评|便宜|优惠|有货|包邮|什么价|怎么卖|(?:寄|发|送|邮|补).{0,3}[到去往给]$|(?:改|换)(?:成|为|到)$|住在?$|^不是.{1,8}$|^(?:发|寄|送)(?:我|给我)?这[里边儿]?$|^(?:还是|还|就|要|照|跟|按)*(?:上次|之前|昨天|刚才|以前)?(?:买|拍|要|那样)?的?[这那][个款种样只箱]$|^(?:还是)?(?:上次|之前|昨天|刚才|以前)的?(?:那个|一样)?$|^一样的?$|^老样子$|^新客户?$|^电话?.{0,6}(?:是|打|为)$|(?:应该|现在|还|就|也|这|那|不)是$|^[我她他]?姓.{1,2}$|^(?:hi|hello|hey|嗨|哈喽|喂|哎)[,，]?(?:老板|亲|美女|帅哥|在).{0,2}$|^寄样?到?$/i;

/** True of a text that is spoken and holds nothing of an address: 旧的作废哦, 大概几天到. */
export function isSpoken(text: string): boolean {
  if (called.test(text)) return true;
  if (text.length < 2 || text.length > 40 || /\d{5}/.test(text)) return false;
  if (courtesy.test(text) || /^不是.{1,8}$/.test(text)) return true;
  if (isPlace(text)) return false;
  if (leading.test(text) || ending.test(text)) return true;
  const isShortName = text.length <= 4 && surnameLength(text) > 0;
  // 诸葛正我
  if (text.length === 4 && surnameLength(text) === 2) return false;
  if (person.test(text) && !/[·•]/.test(text) && !(isShortName && text.endsWith('侬'))) return true;
  return (text.match(functionWords)?.length ?? 0) > (isShortName ? 2 : 1);
}

const STOPS = '\\s,，。;；、!！?？~～…:：|/()（）\\[\\]【】';
const from = `(?<=^|[${STOPS}])`;
const until = `(?=$|[${STOPS}])`;
const label =
  '(?:(?:收[货件]|快递|邮寄|寄件)?(?:人)?(?:的)?(?:地址|电话|手机号?|号码|姓名|名字|信息|资料|联系方式|联系人)|收[货件]人)';
const labels = `${label}(?:[和与及跟、/]?${label})*`;
const particles =
  '(?:一?下|一遍|一次|过来?|过去|给?[你我您他她]们?|好|位|了|的|吧|吗|呢|啊|呀|哈|哦|啦|嘛|呗|咯|喽|嘞|不|没|可以|错|样子?|[这那][里边]|单元|门牌号?|楼号|[?？])*';
const adverbs =
  '(?:[我你您俺咱]|刚才?|先|之前|以前|已经?|还|再|也|都|就|可以|可|能|要|给[你我您他她]|帮我|上次|昨天|今天|重新|没)*';
const doing =
  '(?:发|给|来(?=[咯啦了喽])|没?变|不[变换改用]|换|改|错|[写打填]错|漏|少写?|更新|还?是老?|照旧|一样|同上|老样|有误|不对|填|报|说|问|打)';
const about = /地址|电话|手机|号码|姓名|名字|信息|资料|联系|收[货件]人/;
/** Phrases, and what a text must hold for the search to be worth while. */
const phrases: [worth: RegExp, phrase: RegExp][] = [
  // 地址发一下, 名字电话不变, 那你把收货地址发我
  [
    new RegExp(`(?:${about.source})[^${STOPS}]*?[发给来没变不换改错写打填漏少更还是老照一同有报说问]`, 'u'),
    new RegExp(`${from}[^${STOPS}\\d]{0,10}?${labels}${adverbs}${doing}${particles}${until}`, 'gu'),
  ],
  // 请核对地址, 麻烦提供一下收货地址和电话, 忘记给地址了
  [
    new RegExp(`[发给报供认对填写留换改新忘没看存记][^${STOPS}]*?(?:${about.source})`, 'u'),
    new RegExp(
      `${from}[^${STOPS}\\d]{0,10}?(?:发|给|报|提供|确认|核对|填写?|留|换|改|更新|忘了?|忘记|没写|看|存|记)(?:一?下|个|我|给我|你|的)*${labels}${particles}(?=$|[${STOPS.replace(':：', '')}])`,
      'gu',
    ),
  ],
  // 收件人写你舅舅，方国珍
  [
    /[写填是用][你我他她俺咱]/,
    new RegExp(
      `${from}(?:收[件货]人|名字|姓名)(?:就?写|填|就?是|用)[你我他她俺咱]们?家?\\p{Script=Han}{1,3}(?:的?名字?)?${until}`,
      'gu',
    ),
  ],
  // 电话还是138…, 号是138…
  [
    /[是为成变了][\s:：]*(?:\+?86[-\s]?)?1[3-9]\d/,
    /(?<![\d\p{Script=Han}]\d)(?:电话号码|手机号码|电话|手机号?|号码?)(?:还?是|为|[换改]成|不变|[换改]了|写?错了?|应该是)(?=[\s:：]*(?:\+?86[-\s]?)?1[3-9]\d)/gu,
  ],
  // 张伟的电话138…
  [/\p{Script=Han}的(?:电话|手机|号码)/u, /(?<=(?:^|[\s,，。;；])\p{Script=Han}{2,4})的(?=电话|手机|号码)/gu],
  // 致张伟, 发李雪梅
  [
    /[致发寄给转]/,
    new RegExp(
      `${from}[致发寄给转](?=[${surnames}]\\p{Script=Han}{1,2}(?:$|[${STOPS}]|收|电话|手机|1[3-9]\\d))`,
      'gu',
    ),
  ],
  // 北京中路200号的
  [/[号室栋楼元]的/, new RegExp(`(?<=\\d(?:号|室|栋|楼|单元))的${until}`, 'gu')],
  // @张雪梅
  [/@/, new RegExp(`(?<=^|\\s)@[^${STOPS}\\d@]{1,12}${until}`, 'gu')],
  // 不是龙湾区
  [/不是/, new RegExp(`${from}不是[^${STOPS}\\d]{1,8}${until}`, 'gu')],
  // 5栋302麻烦你了啊
  [
    /麻烦|谢|辛苦|拜托/,
    new RegExp(
      `(?<=[\\dA-Za-z号室楼栋幢户层座])(?:麻烦|谢谢|感谢|辛苦|拜托|多谢)(?:你|您|了|啦|啊|哈|老板|亲|哦|呀)*${until}`,
      'gu',
    ),
  ],
];

/** Verbs that a place follows. */
const toPlace =
  /(?:(?:寄|发|送|邮|快递|运|改|换|搬|补发?)(?:到|去|往|回|给|成|为|至|寄)|[寄发住在是为到去])[ ]?(?=\p{Script=Han}{2})/gu;

/** 寄到广州市…, 俺那旮旯儿是鞍山市…: a sentence that ends where the region begins. */
function takeWayToPlace(layout: Layout): void {
  const { folded } = layout;
  for (const match of folded.matchAll(toPlace)) {
    const end = match.index + match[0].length;
    if (
      namesAt(folded, end).every(
        ({ text, names }) => text.length < 2 || names.every(({ area, full }) => area.level > 2 && !full),
      )
    )
      continue;
    let start = match.index;
    while (start > 0 && !stop.test(folded.charAt(start - 1))) start--;
    // What is ordered in the same breath is no talk.
    const ordered =
      /.*(?:[\d一二两三四五六七八九十][箱件份盒袋包套瓶斤]|装的?|\d.{0,3}的)/u.exec(
        folded.slice(start, match.index),
      )?.[0].length ?? 0;
    start += ordered;
    const said = folded.slice(start, end);
    if (/(?:地址|收[货件])\s?[是为在]?\s?$/.test(said)) continue;
    const isSure = said.length <= 18 && !/\d/.test(said) && !isPlace(said.slice(0, -1).trim());
    if (isSure && isFree(layout, { start, end })) claimUnread(layout, { start, end });
  }
}
const stop = new RegExp(`[${STOPS}]`);

const introduction = new RegExp(
  `(?:${from}[^${STOPS}\\d]{0,10}?(?:[我俺咱他她它你您人友伴]|[姨叔舅姑伯婶妈爸爷奶婆公哥姐弟妹嫂]|名字?|同[学事]|老[公婆]|姓\\p{Script=Han}{1,2}|家长)叫做?|${from}(?:收[件货]人|名字|姓名)(?:还是|就|也|都)?[写填]|${from}叫|${from}(?:收[件货]人|名字)?(?:改成|换成)|${from}我是)[ ]?(?=(\\p{Script=Han}{2,4}?)(?:就[行好可得]|$|[${STOPS}]|电话|手机|号码|号是|地址|住|1[3-9]\\d))`,
  'gu',
);

/** 我叫…, 你二姨叫…, 改成…: what says that a name follows. */
function takeIntroductions(layout: Layout): void {
  for (const match of layout.folded.matchAll(introduction)) {
    const span: Span = { start: match.index, end: match.index + match[0].length };
    const name = match[1] as string;
    const isName = nameScore(name) >= 0.85 && !isSpoken(name) && namesAt(name, 0).length === 0;
    if (isName && match[0].length > 0 && isFree(layout, span)) claimUnread(layout, span);
  }
}

/** Claims phrases that people say around an address, so that no label and no field is read from them. */
export function takeTalk(layout: Layout): void {
  for (const [worth, phrase] of phrases) {
    if (!worth.test(layout.folded)) continue;
    for (const match of layout.folded.matchAll(phrase)) {
      const span = { start: match.index, end: match.index + match[0].length };
      if (isFree(layout, span)) claimUnread(layout, span);
    }
  }
  if (/[到去往回给成为至寄发住在是]/.test(layout.folded)) takeWayToPlace(layout);
  if (/叫|[改换]成|我是|[写填]/.test(layout.folded)) takeIntroductions(layout);
}

const courtesyBefore =
  /^(?:对了|然后|还有|另外|老板|亲|[,，\s])*(?:(?:麻烦|劳烦|烦请|拜托)(?:[你您]们?|让|请|帮我|帮忙|给我)*|(?:记得|请?帮我|请?帮忙|给[我俺]))(?=\p{Script=Han}{2})/u;
const particleBehind = /(?:[哈啊哦呀吧呗啦嘛哟嘞]|(?:麻烦|谢谢|感谢|辛苦|多谢)(?:了|啦|您|你|老板|亲)*)+$/u;

/** A wish without what only makes it polite: 麻烦今天发 is 今天发. */
export function withoutCourtesy(text: string): { from: number; to: number } {
  const before = courtesyBefore.exec(text)?.[0].length ?? 0;
  const behind = particleBehind.exec(text)?.[0].length ?? 0;
  return before + behind < text.length - 1
    ? { from: before, to: text.length - behind }
    : { from: 0, to: text.length };
}
