import type { Random } from './random.ts';

const stems = (
  '中山 解放 人民 建设 文化 和平 胜利 光明 新华 长江 黄河 北京 南京 上海 青年 迎宾 友谊 团结 府前 学府 ' +
  '文三 天目山 莫干山 体育场 延安 凤起 庆春 秋涛 江南 滨盛 网商 古墩 丰潭 教工 学院 文一 文二 保俶 曙光 环城 ' +
  '湖滨 西湖 东湖 南湖 北湖 金鸡湖 玄武 珠江 太平 汉口 中央 龙蟠 应天 河西 奥体 江东 雨花 大明 双龙 天元 ' +
  '科技 科学 创新 创业 工业 工农 机场 车站 火车站 港口 码头 滨江 滨河 沿江 江滨 海滨 望海 观海 听涛 银滩 ' +
  '荔枝 芒果 榕树 梧桐 香樟 银杏 桂花 玉兰 樱花 牡丹 茶花 翠竹 松柏 红枫 柳林 桃源 梅园 兰亭 菊香 荷塘 ' +
  '华强 深南 福华 彩田 红荔 笋岗 宝安 前进 创业 翻身 民治 龙观 布龙 吉华 坂雪岗 五和 梅龙 留仙 沙河 侨香 ' +
  '芙蓉 韶山 五一 营盘 湘江 岳麓 枫林 麓谷 桐梓坡 银盆 潇湘 劳动 城南 雨花亭 万家丽 花侯 古曲 远大 车站 朝阳 ' +
  '天府 蜀都 锦江 玉林 高升桥 科华 人民 红星 春熙 总府 东大 静居寺 琉璃 成龙 驿都 锦绣 剑南 益州 交子 府城 ' +
  '关山 光谷 珞喻 雄楚 民族 鲁磨 卓刀泉 武珞 八一 中北 徐东 和平 友谊 二七 发展 建设 新华 江汉 沿河 京汉 ' +
  '凤凰 孔雀 白鹤 飞鹤 金牛 骏马 白马 青龙 黄龙 九龙 卧龙 双凤 五羊 石狮 大雁 雁塔 芦苇 稻香 麦香 丰收 ' +
  '德政 仁爱 信义 礼贤 崇文 宣武 兴隆 兴旺 富强 富民 富裕 昌盛 昌平 永昌 永安 永宁 安宁 安康 康乐 康宁 ' +
  '纬一 纬二 经三 经七 世纪 时代 开元 开创 振兴 振华 兴华 兴业 东升 东风 朝晖 晨光 晨曦 曙光 启航 启明'
).split(' ');
const roads = [...new Set(stems)];
const roadKinds = [
  '路',
  '路',
  '路',
  '路',
  '大道',
  '大道',
  '街',
  '街',
  '大街',
  '东路',
  '西路',
  '南路',
  '北路',
  '中路',
  '巷',
  '一路',
  '二路',
];

/** A street's name alone: 文三路, 天府大道中段. */
export function drawStreet(random: Random): string {
  const street = random.word(roads) + random.pick(roadKinds);
  return street.endsWith('大道') && random.chance(0.25)
    ? street + random.pick(['中段', '南段', '北段', '东段', '西段'])
    : street;
}

/** A number on the street: 88号, 12号院, 120-1号. */
export function drawHouseNumber(random: Random): string {
  const number = random.chance(0.6) ? random.int(1, 299) : random.int(300, 3999);
  const ending = random.pick(['号', '号', '号', '号', '号', '号', '号院', '号附1号', '-1号', '号之二']);
  return `${number}${ending}`;
}

const estatePrefixes = (
  '阳光 金色 碧桂 保利 万科 绿地 龙湖 华润 中海 恒大 融创 金地 世茂 雅居乐 星河 滨江 绿城 招商 远洋 富力 ' +
  '锦绣 翠湖 东方 阳春 西城 幸福 和谐 康桥 御景 丽江 水岸 香榭 橡树 枫丹 玫瑰 紫荆 紫金 紫薇 桂花 香樟 ' +
  '云栖 云顶 天鹅 天誉 天悦 天玺 公园 中央 国际 都市 时代 新天地 江南 江畔 湖畔 湖光 山水 山语 林语 听雨 ' +
  '凯旋 凯悦 帝景 皇家 王府 状元 书香 学府 翰林 翰墨 文澜 博雅 名仕 名门 名士 精英 青年 安居 安泰 祥和 ' +
  '金龙 金鼎 金桂 银河 银座 星光 星海 月亮湾 海韵 海棠 海岸 蓝湾 蓝天 碧海 碧水 青山 青秀 青城 绿洲 绿苑 ' +
  '东湖 南苑 北苑 西苑 新世纪 新时代 新城 新都 新华 新兴 百合 百步亭 百家 万象 万达 万豪 千禧 千岛 九洲 九龙仓'
).split(' ');
const estateKinds = [
  '花园',
  '小区',
  '家园',
  '公寓',
  '新村',
  '名苑',
  '华庭',
  '豪庭',
  '花苑',
  '雅苑',
  '府',
  '湾',
  '里',
  '城',
  '一期',
  '二期',
  '佳苑',
  '国际城',
  '广场',
  '公馆',
];

/** A housing estate: 锦绣花园, 翠湖名苑三期. */
export function drawEstate(random: Random): string {
  const name = random.word(estatePrefixes) + random.pick(estateKinds);
  if (name.endsWith('期')) return name.replace(/(.期)$/, `花园$1`);
  return random.chance(0.12)
    ? `${name}${random.pick(['一期', '二期', '三期', 'A区', 'B区', '东区', '南区', '西苑', '北苑'])}`
    : name;
}

const workPlaces = (
  '科技园 软件园 创业园 工业园 物流园 产业园 创意园 电商园 孵化园 服装城 小商品城 建材市场 五金城 水果批发市场 ' +
  '汽配城 家具城 农贸市场 商贸城 电子大厦 国际大厦 金融中心 商务中心 商会大厦 科技大厦 写字楼 购物中心 百货大楼 时代广场 财富中心 环球中心'
).split(' ');

/** A place of work or trade: 星光科技园, 万象国际大厦. */
export function drawWorkPlace(random: Random): string {
  return random.word(estatePrefixes) + random.word(workPlaces);
}

const institutions = (
  '人民医院住院部 师范大学南校区 农业大学东区宿舍楼 理工学院快递中心 中医院门诊部 妇幼保健院 第一人民医院 第二中学 第三小学 实验小学 外国语学校 职业技术学院 师范学院 幼儿园 ' +
  '农业银行 邮政局 派出所 税务局 供电公司 交通局 消防大队 水利局 图书馆 体育馆 汽车站 火车站 加油站 检察院'
).split(' ');

export function drawInstitution(random: Random): string {
  return random.word(institutions);
}

const villageStems = (
  '王家 李家 张家 刘家 陈家 赵家 孙家 周家 吴家 郑家 冯家 朱家 何家 许家 杨家 马家 胡家 郭家 罗家 梁家 ' +
  '大王 小李 东张 西刘 南陈 北赵 前孙 后周 上吴 下郑 新桥 石桥 板桥 高桥 双桥 柳树 槐树 榆树 枣林 桃园 ' +
  '大湾 小湾 河口 河东 河西 山前 山后 岭头 坪上 塘下 井头 沙洲 龙潭 凤山 虎山 马鞍 牛角 羊角 鹿鸣 鹤山 ' +
  '红旗 红星 东风 胜利 前进 团结 光明 和平 幸福 新建 新华 永丰 太平 安乐 长兴 兴隆 富强 民主 向阳 建设'
).split(' ');

/** A village with its group or house: 王家村三组, 石桥村12号. */
export function drawVillage(random: Random): string {
  const kind = random.pick([
    '村',
    '村',
    '村',
    '村',
    '庄村',
    '屯',
    '坝村',
    '岭村',
    '湾村',
    '寨',
    '社区',
    '村委会',
  ]);
  const number = random.int(1, 320);
  const group = random.pick(['一组', '二组', '三组', '五组', '八组', '6组', '10组', '1队', '三队']);
  const place = random.pick([
    group,
    `${number}号`,
    `${group}${number}号`,
    `村口小卖部`,
    `${group}${random.pick(['小学旁', '卫生室', '桥头'])}`,
  ]);
  return `${random.word(villageStems)}${kind}${place}`;
}
