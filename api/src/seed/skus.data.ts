/** A value with what a piece costs and weighs more than the goods, in fen and grams. */
type DemoValue = string | readonly [name: string, fen: number, grams: number];

/** Properties of demo goods that have combinations, by the name of the goods. The others are sold as they are. */
export const demoProperties: Record<
  string,
  readonly (readonly [property: string, values: readonly DemoValue[]])[]
> = {
  '入耳式有线耳机 带麦 3.5mm': [['颜色', ['曜石黑', '象牙白', '珊瑚红']]],
  七彩背光机械手感键盘: [
    ['轴体', ['青轴', '茶轴', ['红轴', 200, 0]]],
    ['颜色', ['黑色', '白色']],
  ],
  '编织快充数据线 1米': [
    ['接口', ['Type-C', ['苹果接口', 60, 0], '安卓接口']],
    ['颜色', ['银灰', '玫红', '深蓝']],
  ],
  日式釉下彩陶瓷饭碗: [
    ['花色', ['蓝莲', '樱花', '青竹']],
    ['数量', ['1只', ['4只装', 920, 840]]],
  ],
  '食品级便当盒 双层分格': [['颜色', ['薄荷绿', '樱花粉', '天空蓝', '奶油白']]],
  '加厚隔热手套 一对': [['颜色', ['灰色', '红色']]],
  '纯棉中筒袜 5双装 透气': [
    ['颜色', ['黑色', '白色', '灰色', '混色']],
    ['尺码', ['36-39', '40-43']],
  ],
  '纯棉圆领短袖T恤 宽松': [
    ['颜色', ['白色', '黑色', '藏青', '雾霾蓝']],
    ['尺码', ['M', ['L', 0, 15], ['XL', 150, 30]]],
  ],
  大容量帆布双肩背包: [
    ['颜色', ['军绿', '卡其', '黑色']],
    ['容量', ['20升', ['30升', 600, 140]]],
  ],
  秋冬加厚针织围巾: [['颜色', ['米白', '驼色', '酒红', '深灰', '墨绿']]],
  '防滑居家凉拖 软底': [
    ['颜色', ['灰色', '粉色', '蓝色']],
    ['尺码', ['36-37', '38-39', ['40-41', 0, 20], ['42-43', 30, 40]]],
  ],
  '发光溜溜球 儿童竞技': [['颜色', ['炫彩', '电光蓝', '烈焰红']]],
  '七彩大风筝 易飞送线轮': [
    ['款式', ['老鹰', '燕子', '三角']],
    ['线轮', ['100米', ['200米', 120, 60]]],
  ],
  '儿童小飞机 手抛滑翔机': [['颜色', ['蓝色', '橙色']]],
  '快干可剥指甲油 裸粉': [['色号', ['01 裸粉', '02 豆沙', '03 酒红', '04 雾紫', '05 奶咖', '06 透明']]],
  '补水保湿面膜 10片盒装': [
    ['功效', ['补水', '紧致', ['舒缓', 100, 0]]],
    ['装数', ['1盒', ['2盒', 860, 320]]],
  ],
  '合金镶钻小众戒指 开口': [['颜色', ['金色', '银色', ['玫瑰金', 20, 0]]]],
  '吐鲁番无核葡萄干 250g': [['净含量', ['250g', ['500g', 520, 250], ['1000g', 1480, 760]]]],
  '手工奶酪条 100g': [
    ['口味', ['原味', '酸奶味', ['蓝莓味', 60, 0]]],
    ['袋数', ['1袋', ['3袋', 1440, 220]]],
  ],
  '薄皮核桃 250g': [['口味', ['原味', '奶香', '椒盐']]],
  '高脚红酒杯 水晶玻璃': [['数量', ['1只', ['2只', 540, 210], ['6只', 2660, 1100]]]],
  北欧水培玻璃花瓶: [
    ['颜色', ['透明', '茶色', '烟灰']],
    ['高度', ['15厘米', ['20厘米', 240, 180], ['25厘米', 520, 390]]],
  ],
  '车载手机支架 出风口': [['颜色', ['黑色', '银色', '红色']]],
  折叠车用收纳箱: [
    ['颜色', ['灰色', '黑色']],
    ['容量', ['30升', ['55升', 580, 320]]],
  ],
  '方向盘套 四季防滑': [
    ['材质', ['冰丝', ['皮革', 420, 60]]],
    ['颜色', ['黑色', '米色', '红色']],
  ],
};

/** Combinations of demo goods that are bundles: how many pieces of which other combination of them. */
export const demoBundles: Record<string, Record<string, readonly [part: string, num: number]>> = {
  '补水保湿面膜 10片盒装': {
    '补水 / 2盒': ['补水 / 1盒', 2],
    '紧致 / 2盒': ['紧致 / 1盒', 2],
    '舒缓 / 2盒': ['舒缓 / 1盒', 2],
  },
  '高脚红酒杯 水晶玻璃': { '2只': ['1只', 2], '6只': ['1只', 6] },
};

export type DemoSku = { values: string[]; fen: number; grams: number };

/** The combinations of demo goods in their order, with what they cost and weigh more; one without values for most. */
export function demoSkusOf(name: string): DemoSku[] {
  return (demoProperties[name] ?? []).reduce<DemoSku[]>(
    (skus, [, values]) =>
      skus.flatMap((sku) =>
        values.map((value) => {
          const [named, fen, grams] = typeof value === 'string' ? [value, 0, 0] : value;
          return { values: [...sku.values, named], fen: sku.fen + fen, grams: sku.grams + grams };
        }),
      ),
    [{ values: [], fen: 0, grams: 0 }],
  );
}
