import { areas } from '../../src/areas.ts';
import { isZone, type Region } from './regions.ts';

const peoples =
  '蒙古|回|藏|维吾尔|苗|彝|壮|布依|朝鲜|满|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|佤|畲|拉祜|水|东乡|纳西|景颇|柯尔克孜|土|达斡尔|仫佬|羌|布朗|撒拉|毛南|仡佬|锡伯|塔吉克|怒|鄂温克|保安|裕固|独龙|鄂伦春|普米|各|塔塔尔';
const peopleNames = new RegExp(`(?:(?:${peoples})族)+|蒙古(?=自治)|哈萨克(?=自治)|柯尔克孜(?=自治)`, 'gu');

const provinces: Record<string, string> = {
  内蒙古自治区: '内蒙古',
  广西壮族自治区: '广西',
  西藏自治区: '西藏',
  宁夏回族自治区: '宁夏',
  新疆维吾尔自治区: '新疆',
};
const prefectures: Record<string, string> = {
  巴音郭楞蒙古自治州: '巴州',
  克孜勒苏柯尔克孜自治州: '克州',
  伊犁哈萨克自治州: '伊犁州',
  博尔塔拉蒙古自治州: '博州',
};

export function shortProvince(name: string): string {
  return provinces[name] ?? name.replace(/[省市]$/, '');
}

/** 杭州 for 杭州市, 恩施州 for 恩施土家族苗族自治州, 阿里地区 as it is. */
export function shortCity(name: string): string {
  if (prefectures[name]) return prefectures[name];
  if (name.endsWith('自治州')) return `${name.replace(peopleNames, '').replace(/自治州$/, '')}州`;
  return name.replace(/市$/, '');
}

/** 石柱县 for 石柱土家族自治县; other names as they are. */
export function plainDistrict(name: string): string {
  const plain = name.replace(peopleNames, '').replace(/自治(?=[县旗]$)/, '');
  return name.includes('自治') && plain.length > 2 ? plain : name;
}

const coreOf = (name: string) => plainDistrict(name).replace(/(?:地区|[市区县旗盟])$/, '');
const cores = Map.groupBy(
  areas.filter(({ level }) => level > 1),
  ({ name }) => coreOf(name),
);

/** Whether one city or district alone is called so when the last syllable is dropped. */
export function hasUniqueCore(name: string): boolean {
  return name.length > 2 && !/^(?:吉林|海南)/.test(name) && cores.get(coreOf(name))?.length === 1;
}

/** 西湖 for 西湖区; '' where nobody would say it so: 城区, 浦东新区, 长沙县 in 长沙市. */
export function shortDistrict(region: Region): string {
  const { city, district } = region;
  const core = coreOf(district);
  if (isZone(region) || /新区$|特区$|旗$|族|自治|^河北区$/.test(district)) return '';
  if (core.length < 2 || /^[东西南北中上下新市城郊矿]+$/.test(core)) return '';
  return core === city.replace(/市$/, '') ? '' : core;
}
