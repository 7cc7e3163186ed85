const numerals = '零一二三四五六七八九十';
const financial = '零壹贰叁肆伍陆柒捌玖拾';

/** 十二 → 12, 叁 → 3; the numerals of everyday quantities up to 百. */
export function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const read = text
    .replaceAll('两', '二')
    .replace(/[壹贰叁肆伍陆柒捌玖拾]/g, (char) => numerals.charAt(financial.indexOf(char)));
  const [hundreds, below] = read.includes('百') ? read.split('百') : ['', read];
  const [tens, ones] = below?.includes('十') ? below.split('十') : [undefined, below];
  const value = (word: string | undefined, empty: number) => (word ? numerals.indexOf(word) : empty);
  const ten = tens === undefined ? 0 : value(tens, 1) * 10;
  return (read.includes('百') ? value(hundreds, 1) * 100 : 0) + ten + value(ones, 0);
}

/** A numeral of everyday quantities, in a pattern. */
export const digits = '[一二两三四五六七八九十壹贰叁肆伍陆柒捌玖拾]';
/** What a text has that says how many. */
export const counts = /[\d一二两三四五六七八九十百壹贰叁肆伍陆柒捌玖拾俩仨半双]/;

const number = '(\\d{1,4}|[一二两三四五六七八九十百壹贰叁肆伍陆柒捌玖拾]{1,5})';
/** The units in which pieces are counted. */
export const units =
  '(?:件|个|份|箱|盒|袋|包|套|瓶|双|条|只|台|组|对|把|本|桶|罐|提|捆|单|枚|块|支|枝|顶|副|朵|盆|筐|卷|盘|串|听|扎|板|坛|床|棵|株|篮|篓|壶|pcs|pc|ea|box(?:es)?)';
const verb =
  '(?:[再又还]?(?:一共|总共|共计|共|总计|合计|总数|需要|要|需|来|拍|买|购|订|发|下|拿|取|付|数量|数|量|加|乘)了?)';
const forms = [
  new RegExp(
    `^${verb}?\\s*${number}\\s*[大小整]?${units}(?:儿|整)?(?:[(（/]?${units}[)）]?)?(?:商品|宝贝|货)?(?:[吧哦啊呀哈啦嘛]|就[行好])?$`,
    'i',
  ),
  new RegExp(`^${verb}\\s*(\\d{1,3})(?:[(（]${units}[)）])?$`, 'i'),
  new RegExp(`^[x×*✕✖]\\s?(\\d{1,3})[(（]${units}[)）]$`, 'i'),
  /^(\d{1,3})[x×✕✖]$/i,
];
const dozen = new RegExp(`^${verb}?${number}打$`);

/** How many a word says that says nothing else: 拿两大箱, 要3, 叁件, 3x, 半打; 0 for none. */
export function amountIn(text: string): number {
  if (/^半打$/.test(text)) return 6;
  if (/^双份$/.test(text)) return 2;
  const dozens = dozen.exec(text)?.[1];
  if (dozens) return numberOf(dozens) * 12;
  for (const form of forms) {
    const said = form.exec(text)?.[1];
    if (said) return numberOf(said);
  }
  return 0;
}

const alone = /^(?:[x×*✕]\s?)?(\d{1,4}|[一二两三四五六七八九十百壹贰叁肆伍陆柒捌玖拾]{1,5})$/i;

/** How many a cell of pieces says that says nothing else: 2, 两个, ×2, 12件; 0 for none. */
export function piecesIn(text: string): number {
  const said = alone.exec(text)?.[1];
  return said ? numberOf(said) : amountIn(text);
}

const vague = new RegExp(`^(?:\\d+\\.\\d+|半|\\d+[-—]\\d+)${units}$|^买\\d送\\d$`, 'i');

/** True for a word that says how many and leaves it open: 半箱, 3-5件, 买2送1. */
export function isVagueAmount(text: string): boolean {
  return vague.test(text);
}
