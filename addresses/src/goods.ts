import { isPlace } from './names.ts';

/** 红色铁门, 白色二层楼 are what a house looks like. */
const colouredHouse =
  /[色红白黑蓝绿黄灰]的?(?:[大小铁木双二两三四五六\d]|卷帘|不锈钢|防盗|层)*(?:门|房|楼|屋|墙|瓦|别墅|彩钢|招牌|牌子|栏杆|栅栏)/u;

const colour =
  '(?:(?<![\\p{Script=Han}\\w])[红黄蓝绿黑白紫粉灰棕橙银咖](?![\\p{Script=Han}])|[大深浅亮暗淡玫酒米天藏墨军草荧浅]?(?:红|黄|蓝|绿|黑|白|紫|粉|灰|棕|橙|青|金|银|褐|杏|咖|驼)|卡其|咖啡|香槟|玫瑰金|奶茶|奶白|米白|藏青|豆沙|焦糖|雾霾蓝|军绿|透明|原木|迷彩|豹纹|花|彩|混)色|雾霾蓝|墨绿|藏青|酒红|米白|奶白|军绿|宝蓝|天蓝|粉红|大红|枣红|浅灰|深灰|升级款';
const size =
  '(?:\\d{1,2}号(?:色|链接|款|套餐|商品|产品|礼包)|[一二三四五六七八九十A-Da-d](?:号?链接|号?款|号套餐)|均码|大码|小码|中码|加大|加肥|特大|大号|中号|小号|加厚款?|[男女童][款码]|成人款?|儿童款?|(?<![A-Za-z0-9])(?:\\d?X{1,4}L|X{0,3}S|M|L|XL|2XL|3XL|4XL|5XL)(?:码)?(?![A-Za-z0-9])|\\d{2,3}码)';
const measure =
  '\\d+(?:\\.\\d+)?(?:kg|g|mg|ml|l|cm|mm|m|克|千克|公斤|斤|毫升|升|厘米|寸|英寸|米|片装|支装|包装|个装|只装|粒装|颗|张|板|节|枚装|瓶装|罐装|袋装|盒装|条装|双装|斤装|件装|件套|抽|粒|片|卷装|色|头|w|v|ma)(?![A-Za-z])';
const goodsEnd =
  '(?:[TＴt]恤|[大小新]?款|套餐[一二三四五六ABCDabcd\\d]?|礼盒装?|口味|[辣甜咸原橙莓桃瓜葡草蓝]味|散装|整箱|装|版|牌|手机壳|数据线|充电[宝器头]|耳机|袜子?|毛巾|牙刷|纸巾|抽纸|卫衣|外套|裤子?|短裤|长裤|裙子?|连衣裙|衬衫|毛衣|帽子?|鞋子?|拖鞋|运动鞋|围巾|手套|背包|钱包|水杯|保温杯|雨伞|台灯|收纳盒|公仔|玩偶|面膜|口红|洗发水|沐浴露|洗衣液|洗面奶|护手霜|苹果|橙子|脐橙|橘子|砂糖橘|柚子|芒果|榴莲|猕猴桃|车厘子|樱桃|草莓|葡萄|红薯|土豆|大米|面条|茶叶|枸杞|核桃|红枣|坚果|零食|饼干|牛肉干|腊肠|鸡蛋|蜂蜜|牛奶|咖啡|被子|四件套|枕头|床单|窗帘|钥匙扣|戒指|项链|手链|耳环|贴纸|笔记本|中性笔|猫粮|狗粮|猫砂)';
const specificationPattern = new RegExp(`${colour}|${size}|${measure}|${goodsEnd}$`, 'iu');

/** How something said of goods begins. */
export const specificationStart = new RegExp(`^(?:${colour}|${size}|${measure})`, 'iu');

const endsInMeasure =
  /(?:\d(?:斤|kg|g|ml|l|克|公斤|片|支|只|枚|个|包)装?的?|[一二两三四五六七八九十半](?:公?斤|升)装?的?|\d{2}(?:\.5)?码?的)$/i;
const pickedGoods =
  /^(?:.{0,4}(?:[味辣甜咸酸粒号码色硬软熟厚薄]|[大中小]果?)的|[微中特香麻重免不]辣|原味|[大中小]果)$/u;
/** 就要这款: which, and not what. */
const pointing =
  /^(?:还是|还|就|要|照|跟|按)*(?:上次|之前|昨天|刚才|以前)?(?:买|拍|要)?的?[这那][个款种样单]?$|^一样的?$|^[这那]$/;

/** 12032只: a room's digits, and pieces'. */
const roomBeforePieces = /\d{4}[片支只枚个包]$/;

/** How much a word looks like something said of goods, 0 to 1. */
export function specificationScore(text: string): number {
  if (pointing.test(text)) return 0;
  if ((endsInMeasure.test(text) && !roomBeforePieces.test(text)) || pickedGoods.test(text)) return 0.9;
  if (!specificationPattern.test(text)) return 0;
  if (colouredHouse.test(text)) return 0.2;
  if (isPlace(text) && /[路街巷弄村]/.test(text)) return 0.2;
  return isPlace(text) && !specificationStart.test(text) ? 0.2 : 1;
}

/** What the names of goods end in: 蚕丝被, 羽绒服. */
const goodsNoun =
  /(?:[被面服茶肉饼枝榴酒油粉糖酱汤粥果桃梨柚橘橙枣薯菜米豆鱼虾蟹蛋奶糕粽鸡鸭鹅羊牛参菇笋杯碗锅盆壶刀灯扇垫毯帘巾纸刷膏霜液露皂袜鞋帽裤裙衣衫袄伞链珠苗笔]|[收储][纳物][箱盒袋]|铁观音|龙井|普洱|[绘课]本|图书|玩具|积木|种子|礼盒|特产|零食)$/u;

/** True for a word that ends like the name of goods. */
export function endsInGoods(text: string): boolean {
  return text.length > 1 && goodsNoun.test(text);
}

const askedFor =
  /^(?:[^\d]{0,10}?(?:[想要]买|要[拍订]|想要|就要|还要|再来|再要|(?:[要来拍订寄发点]|买(?!家)))(?:的是|这款|那款|个)?|(?:上次|昨天|之前|刚才)?[^\d]{0,3}?[那这][个款种])(?=.{1,})/u;
const behindAsked = /(?:不[要是].{1,6}|(?:的)?(?:还?[来要拍拿]|给我[来拿]|发)|[这那][个款种]|一样的)$/u;

/** The goods that a sentence asks for: S of 要S不要M, 10斤的 of 橙子要10斤的那个. All of it where it asks for none. */
export function goodsWithin(text: string): { from: number; to: number } {
  const whole = { from: 0, to: text.length };
  const from = askedFor.exec(text)?.[0].length ?? 0;
  const behind = behindAsked.exec(text.slice(from))?.[0].length ?? 0;
  const to = text.length - behind;
  return to > from && (specificationScore(text.slice(from, to)) > 0.5 || from === 0) ? { from, to } : whole;
}
