const directly = '省直辖县级行政单位 省直辖县级 直辖县级行政区划 直辖县级 省直辖县 省直辖 直辖县';
const directlyRegion = '自治区直辖县级 自治区直辖 直辖县级行政区划 直辖县级 直辖县';

/** Full names in daily use that no rule derives from the official one, by area code. */
export const fullByHand: Record<string, string> = {
  '15': '内蒙古省',
  '45': '广西省 广西自治区',
  '54': '西藏省',
  '64': '宁夏省 宁夏自治区',
  '65': '新疆省 新疆自治区',
  '71': '台灣省 臺灣省',
  '81': '香港特區 香港特区',
  '82': '澳门特区 澳門特別行政區',
  '1525': '锡盟',
  '6527': '博州',
  '6528': '巴州',
  '6530': '克州',
  '220721': '前郭县',
  '460321': '西沙区',
  '460322': '南沙区',
};

export const shortByHand: Record<string, string> = {
  '15': '内蒙',
  '71': '台灣 臺灣',
  '82': '澳門',
  '220721': '前郭',
};

/** How people write the placeholder city between a province and its direct counties. */
export const placeholderNames: Record<string, string> = {
  '4190': directly,
  '4290': directly,
  '4690': directly,
  '6590': directlyRegion,
};

/** Names that say which area is meant and stay in the detail, because the table has no area of their own for them. */
export const keptNames: Record<string, string> = {
  '1306': '雄安新区',
  '71': '台北市 臺北市 新北市 桃园市 台中市 臺中市 台南市 臺南市 高雄市',
};

/** 容城, 安新 and 雄县: behind one of them 雄安新区 is a region name like any other. */
export const xionganCounties: ReadonlySet<string> = new Set(['130629', '130632', '130638']);

const peoples = [
  '蒙古族 回族 藏族 维吾尔族 苗族 彝族 壮族 布依族 朝鲜族 满族 侗族 瑶族 白族 土家族 哈尼族 哈萨克族 傣族 黎族',
  '傈僳族 佤族 畲族 拉祜族 水族 东乡族 纳西族 景颇族 柯尔克孜族 土族 达斡尔族 仫佬族 羌族 布朗族 撒拉族 毛南族',
  '仡佬族 锡伯族 塔吉克族 怒族 普米族 鄂温克族 保安族 裕固族 独龙族 各族 蒙古 维吾尔 哈萨克 柯尔克孜 锡伯 塔吉克',
].join(' ');

/** The peoples at the end of an autonomous area's name: 石柱土家族 → 石柱. */
export const peoplesAtEnd = new RegExp(`(?:${peoples.replaceAll(' ', '|')})+$`);
