const words = (text: string): string[] => text.trim().split(/\s+/);

/** What stands alone or before digits, in English, pinyin and names of services. */
const WORDS = new Set([
  ...words(`
    password passwd pass p@ssword p@ssw0rd passw0rd admin administrator root guest user test demo welcome letmein login
    hello master super secret money change changeme default monkey dragon shadow sunshine princess superman batman
    football baseball michael jordan lovely angel baby mylove iloveyou iloveu ilove loveyou loveme love forever
    china beijing shanghai shenzhen guangzhou chengcang taobao alipay wechat weixin wx qq`),
  ...words(`
    woaini woaiwo woaiwojia woaiziji aini woxihuanni wojiushiwo woshishui woshini nishizhu nishishui buzhidao
    meiyoumima wangjile mima wodemima nihao nihaoma laopo laogong baobao baobei xiaobao xiaoming tiancai
    caonima haha hehe heihei zhongguo`),
  ...words(`
    wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin he guo ma luo liang song zheng xie han tang
    feng yu dong xiao cheng cao yuan deng fu shen zeng peng lv su lu jiang cai jia ding wei xue ye yan pan du dai xia
    zhong tian ren fan fang shi yao tan liao zou xiong jin hao kong bai cui kang mao qiu qin gu hou shao meng long wan
    duan lei qian yin ming jun jie tao qiang bin fei hui ling ting ying min jing wen hong`),
]);

/** Digits with a meaning, such as 520 for "I love you", and the paths of a finger over the number keys. */
const NUMBERS = new Set(
  words(`
    1 2 7 8 9 01 02 11 12 13 21 22 23 88 99 110 119 120 168 250 518 520 521 527 530 580 588 778 1314 1313 1413 1314520
    1314521 1314921 2580 3344 3344520 3344521 5200 5201314 5203344 5211314 584520 584521 5845201314 5845211314
    7758258 7758521 100200 110120 112358 131421 138138 159357 159753 258258 314159 31415926 357159 369369 456852 10010 10086 12580`),
);

const ROWS = words(`
  01234567890123456789 1234567890-= abcdefghijklmnopqrstuvwxyz !@#$%^&*()
  qwertyuiop asdfghjkl zxcvbnm qazwsxedcrfvtgbyhnujmikolp 1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p zaq12wsx zaq1xsw2cde3
  1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 a1b2c3d4e5f6g7 147258369`);
/** Every straight walk over a keyboard, there and back. */
const WALKS = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);

const SHORTEST_WALK = 3;
const SHORTEST_CORE = 5;
const AFFIX_LENGTHS = [0, 1, 2, 3];
const DATES = [
  /^(19[3-9]|20[0-2])\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/,
  /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19[3-9]|20[0-2])\d$/,
  /^\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/,
];
const YEAR = /^(19[3-9]|20[0-2])\d$/;

/**
 * Whether a password is among the first that are guessed: sequences, repetitions, keyboard walks, dates, digits of the
 * own phone, common words and surnames with digits, and any of these with initials around it, such as `wxy123456`.
 */
export function isCommonPassword(password: string, phone: string): boolean {
  const text = password.toLowerCase().replace(/[.!@#]$/, '');
  return (
    isWordWithDigits(text, phone) || coresOf(text).some((core) => isPattern(core) || isDigits(core, phone))
  );
}

function isWordWithDigits(text: string, phone: string): boolean {
  if (WORDS.has(text)) return true;
  const isEnd = (part: string) =>
    isDigits(part, phone) ||
    isWalk(part) ||
    YEAR.test(part) ||
    /^(.)\1+$/.test(part) ||
    isPhoneEnd(part, phone, 4);
  for (let at = 1; at < text.length; at += 1) {
    const [head, tail] = [text.slice(0, at), text.slice(at)];
    if (isEnd(tail) && (WORDS.has(head) || isEnd(head))) return true;
    if (isEnd(head) && WORDS.has(tail)) return true;
  }
  return false;
}

/** The text without up to three letters before and behind it. */
function coresOf(text: string): string[] {
  const lead = /^[a-z]*/.exec(text)?.[0].length ?? 0;
  const trail = /[a-z]*$/.exec(text)?.[0].length ?? 0;
  return AFFIX_LENGTHS.filter((length) => length <= lead).flatMap((before) =>
    AFFIX_LENGTHS.filter((length) => length <= trail)
      .map((behind) => text.slice(before, text.length - behind))
      .filter((core) => core.length >= SHORTEST_CORE),
  );
}

function isPattern(core: string): boolean {
  const withoutDoubles = /^((.)\2)+$/.test(core) ? core.replace(/(.)\1/g, '$1') : core;
  return new Set(core).size <= 2 || /^(.{2,4})\1+$/.test(core) || isWalks(core) || isWalk(withoutDoubles);
}

function isDigits(text: string, phone: string): boolean {
  return NUMBERS.has(text) || DATES.some((date) => date.test(text)) || isPhoneEnd(text, phone, 6);
}

function isPhoneEnd(text: string, phone: string, atLeast: number): boolean {
  return text.length >= atLeast && phone.endsWith(text);
}

function isWalk(text: string): boolean {
  return text.length >= SHORTEST_WALK && WALKS.some((walk) => walk.includes(text));
}

/** One walk after the other, such as `123qwe` or `789456123`. */
function isWalks(text: string): boolean {
  if (isWalk(text)) return true;
  for (let at = SHORTEST_WALK; at <= text.length - SHORTEST_WALK; at += 1) {
    if (isWalk(text.slice(0, at)) && isWalks(text.slice(at))) return true;
  }
  return false;
}
