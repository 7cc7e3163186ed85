import type { Random } from './random.ts';

const surnames =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文';
const rareSurnames = '区单仇查解盖朴冼覃阮屈岑鲍应费臧邢裴植母佘亓乜逄缪銮尚牛水晏柏计伏成戚谈茅';
const compoundSurnames = [
  '欧阳',
  '司马',
  '上官',
  '诸葛',
  '东方',
  '皇甫',
  '尉迟',
  '令狐',
  '慕容',
  '司徒',
  '端木',
  '夏侯',
];
const givenOne =
  '伟芳娜敏静丽强磊军洋勇艳杰娟涛明超霞平刚桂英华玉兰飞鹏辉健斌波宇浩凯婷雪琳颖倩悦宁博轩晨'.split('');
const givenTwo = (
  '建国 志强 秀英 桂芳 海燕 晓明 小红 丽娟 国庆 文静 子涵 梓萱 雨桐 浩然 一诺 欣怡 思远 佳琪 俊杰 宇轩 ' +
  '美玲 春梅 秋菊 冬梅 玉兰 金凤 银花 翠花 大海 长青 永康 永强 德华 学友 家辉 世杰 嘉怡 诗雨 梦洁 雅婷 ' +
  '若曦 可欣 安琪 芷若 无忌 三丰 语嫣 婉清 灵珊 盈盈 素素 小昭 青山 绿水 红梅 白雪 立新 立军 建军 建华 ' +
  '晓东 晓峰 晓燕 晓丽 丹丹 圆圆 莉莉 媛媛 甜甜 佳佳 明明 亮亮 毛毛 苗苗 天佑 天赐 云飞 云霞 志远 志明'
).split(' ');

/** Surname and given name: 张伟, 欧阳静, 覃海燕. */
export function drawPersonName(random: Random): string {
  const drawn = random.next();
  const surname =
    drawn < 0.86
      ? random.pick(surnames.split(''))
      : drawn < 0.94
        ? random.pick(rareSurnames.split(''))
        : random.pick(compoundSurnames);
  return surname + (random.chance(0.35) ? random.word(givenOne) : random.word(givenTwo));
}

const titles = [
  '先生',
  '女士',
  '小姐',
  '老师',
  '师傅',
  '总',
  '姐',
  '哥',
  '阿姨',
  '经理',
  '医生',
  '老板',
  '主任',
  '太太',
  '同学',
  '叔',
];

/** A surname with a title, or a familiar form: 张先生, 老王, 小陈, 阿强. */
function drawTitledName(random: Random): string {
  const surname = random.pick(surnames.split(''));
  const drawn = random.next();
  if (drawn < 0.7) return surname + random.pick(titles);
  if (drawn < 0.85) return random.pick(['老', '小', '阿']) + surname;
  return random.pick([
    `${drawPersonName(random)}${random.pick(['先生', '女士', '老师'])}`,
    `${surname}${random.pick(['大妈', '大爷', '大姐', '奶奶', '妈妈', '爸爸'])}`,
  ]);
}

const nicknames = (
  '爱吃鱼的猫 momo 小熊饼干 星星点灯 夏天的风 momo酱 一只小团子 柠檬不酸 芝士奶盖 南方姑娘 北方的狼 奶茶三分糖 大橘为重 追风少年 ' +
  '小鱼儿 花花世界 平安是福 快乐每一天 云朵朵 肉肉妈 多肉葡萄 豆豆妈妈 乐乐爸 七七 小兔子乖乖 不想上班 早睡早起 发财猫 草莓味的晚风 慢慢来 ' +
  '糖糖 西瓜太郎 小核桃 静水流深 雨后彩虹 阿狸 胖虎 大雄 一米阳光 蓝色妖姬 半夏微凉 木子李 果果 小飞侠 橘子汽水 山楂糕 ' +
  '👑小公主👑 🌸花花 小鹿🦌 王大锤 隔壁老王 佛系青年 可乐加冰 猫小咪 阿呆 小仙女本仙 麻辣小龙虾 木木夕 安然若素'
).split(' ');
const english = [
  'Tom',
  'Lisa Wang',
  'Jack',
  'Emily',
  'Coco',
  'David Chen',
  'Amy',
  'Kevin',
  'Linda Liu',
  'Leo',
  'Vivian',
  'Jason Li',
  'Mary',
  'Cindy',
  'Andy Zhang',
  'Bella',
];
const minority = (
  '阿卜杜拉·买买提 阿依古丽·艾合买提 迪丽努尔·吐尔逊 买买提江·玉素甫 古丽巴哈尔·卡德尔 艾力·阿不都热依木 热依汗古丽·依明 吾买尔·阿西木 ' +
  '扎西多吉 卓玛措 次仁旺堆 其其格 乌日娜 巴特尔 阿依莫 吉克阿呷 斯琴高娃 白玛央金 格桑梅朵 苏和巴图 努尔兰·哈力别克 阿迪力·沙吾提 木合塔尔 玛依拉'
).split(' ');
const placeNames = [
  '江苏',
  '吉林',
  '海南',
  '安庆',
  '朝阳',
  '白云',
  '高明',
  '长春',
  '永康',
  '东方',
  '河南',
  '江北',
  '和平',
  '云南',
  '西宁',
  '南平',
  '宝山',
  '金山',
  '平安',
  '常宁',
  '新安',
  '乐平',
];

const tradeWords =
  '云起 橙果 星火 瑞丰 鑫源 恒通 佳美 润泽 乐购 康达 博远 易佳 华美 金诺 天成 百川 明德 新锐 优品 卓越 盛世 启明'.split(
    ' ',
  );
const trades = [
  '网络科技有限公司',
  '贸易有限公司',
  '电子商务有限公司',
  '文化传媒有限公司',
  '食品有限公司',
  '便利店',
  '服装店',
  '超市',
  '水果店',
  '理发店',
  '母婴店',
  '大药房',
  '五金店',
  '烟酒店',
];
const cities = ['杭州', '广州', '深圳', '义乌', '成都', '武汉', '苏州', '长沙', '郑州', '厦门'];

/** A company, shop or school as receiver. */
function drawCompanyName(random: Random): string {
  const trade = random.word(trades);
  const place = trade.includes('公司')
    ? random.pick(['', '', random.pick(cities), `${random.pick(cities)}市`])
    : '';
  return place + random.word(tradeWords) + trade;
}

const stations = [
  '菜鸟驿站',
  '妈妈驿站',
  '兔喜生活超市',
  '韵达超市',
  '邻里驿站',
  '快递驿站',
  '京东便民站',
  '中通快递超市',
];
const stationPlaces = [
  '阳光花园店',
  '学府路店',
  '东门店',
  '锦绣家园店',
  '人民路店',
  '二期店',
  '大学城店',
  '幸福里店',
];

function drawStationName(random: Random): string {
  const station = random.word(stations);
  const place = random.word(stationPlaces);
  return random.pick([station, `${station}(${place})`, `${station}（${place}）`]);
}

export type NameKind =
  | 'person'
  | 'titled'
  | 'nickname'
  | 'english'
  | 'minority'
  | 'place'
  | 'company'
  | 'station';

const draw: Record<NameKind, (random: Random) => string> = {
  person: drawPersonName,
  titled: drawTitledName,
  nickname: (random) => random.word(nicknames),
  english: (random) => random.word(english),
  minority: (random) => random.word(minority),
  place: (random) => random.word(placeNames),
  company: drawCompanyName,
  station: drawStationName,
};

export function drawName(random: Random, kind: NameKind): string {
  return draw[kind](random);
}

/** As the world has them: people mostly, every tenth something else. */
export function drawNameKind(random: Random): NameKind {
  const drawn = random.next();
  if (drawn < 0.68) return 'person';
  if (drawn < 0.82) return 'titled';
  if (drawn < 0.89) return 'nickname';
  return random.pick(['english', 'minority', 'place', 'company', 'station']);
}
