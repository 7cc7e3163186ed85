const couriers = '(?:顺丰|圆通|中通|申通|韵达|极兔|邮政|ems|德邦|京东|百世)';

/** How a request of supplier or courier begins that sticks to a name or a house. */
const beginnings = [
  '放(?:门|驿站|快递[柜架]|丰巢|菜鸟|物业|前台|楼下|代收|家门|保安|传达|收发|超市|鞋柜|自提|柜|在|到)',
  '送(?:货)?(?:上[门楼]|到|之?前)|派送前',
  '(?:来|派|送货)(?:之)?前',
  '(?:不要|不用|不需要|无需|别|请|麻烦|务必|请?勿|切勿|记得|千万)(?:放|送|打|发|尽快|提前|压|叠|摔|丢|用|走|敲|按|寄|拆|折|联系|直接|包)',
  '周[一二三四五六日末]|星期[一二三四五六日天]|双休|工作日|节假日|[上下中]午|晚上|早上|[今明后]天(?!下)',
  `(?:[发走用寄要]|指定)?${couriers}(?:快递|到付|包邮)?$|[发走用寄]${couriers}|到付`,
  '到(?:了|货|达|后)(?:以?后)?(?:请|先|再|给|麻烦)?(?:我|他|她)?(?:打|电|联系|通知|call)',
  '尽快|尽早|加急|急用|轻拿轻放|易碎|小心|提前|先打|打电话|电话联系|电联|自提$|自取$|包好|保密发|匿名',
].join('|');

/** A request up to the end of a text. */
export const requestAtEnd = new RegExp(`(?:${beginnings}).{0,24}$`, 'u');
/** A request that sticks to a house, pieces or a bracket. */
export const requestBehindHouse = new RegExp(
  `(?<=[号室户楼栋元座层铺\\d箱件份盒袋包套])(?:${beginnings}).{0,24}$`,
  'u',
);
const whole = new RegExp(`^(?:${beginnings})|^.{0,4}代收$`, 'u');

/** True for a text that asks for something from its beginning on. */
export function isRequest(text: string): boolean {
  return whole.test(text);
}
