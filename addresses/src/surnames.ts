/** Surnames of one character, in a row. */
export const single = [
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文',
  '庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂丛焦向柳邢路岳齐梅莫庄辛管祝左涂谷祁时舒耿牟卜肖詹关苗凌费纪靳盛童欧甄项曲成游阳裴席卫查屈鲍覃霍翁隋植甘景薄单包司柏宁柯阮桂闵解强柴华车冉房边辜吉饶',
  '刁瞿戚丘古米池滕晋苑邬臧畅宫来苟全褚廉简娄盖符奚木穆党燕郎邸冀谈姬屠连郜晏栾郁商蒙计喻揭窦迟宇敖糜鄢冷卓花仇艾蓝都巩井练仲乐虞卞封竺冼原官衣楚佟栗匡宗应台巫鞠桑荆谌银扬明沙伏岑习胥保和蔺水云昌凤酆皮卡',
  '元平茅闽麻危骆支昝经裘缪干宣贲杭诸钮嵇滑荣荀羊於惠芮羿储汲邴松富乌巴弓牧隗山宓蓬郗班仰秋伊暴钭厉戎祖束幸韶蓟印宿怀蒲邰从鄂索咸籍阴能苍双闻莘贡劳逄扶堵宰郦雍郤璩濮寿通扈郏浦尚农别充慕茹宦鱼容慎戈庾终暨',
  '居衡步满弘国寇广禄阙东殳沃利蔚越夔隆师厍晁勾融訾阚那空毋乜养须丰巢蒯红权逯益桓公楼朴斯麦佘仝邝鹿代闫付',
].join('');
const compound =
  '欧阳 上官 司马 诸葛 司徒 东方 皇甫 尉迟 公孙 慕容 令狐 长孙 宇文 夏侯 轩辕 端木 百里 南宫 独孤 西门 申屠 太史 公羊 澹台 闻人 赫连 濮阳 淳于 单于 钟离 拓跋 呼延 完颜 纳兰 叶赫 爱新 第五 万俟 左丘 东郭';

const singles = new Set(single);
const compounds = new Set(compound.split(' '));

/** The length of the surname that the text begins with, 0 when it begins with none. */
export function surnameLength(text: string): 0 | 1 | 2 {
  if (compounds.has(text.slice(0, 2))) return 2;
  return singles.has(text.charAt(0)) ? 1 : 0;
}
