const peoples = [
  '蒙古|回|藏|维吾尔|苗|彝|壮|布依|朝鲜|满|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|佤|畲|高山|拉祜|水|东乡|纳西|景颇|柯尔克孜',
  '土|达斡尔|仫佬|羌|布朗|撒拉|毛南|仡佬|锡伯|阿昌|普米|塔吉克|怒|乌孜别克|俄罗斯|鄂温克|德昂|保安|裕固|京|塔塔尔|独龙',
  '鄂伦春|赫哲|门巴|珞巴|基诺|各',
].join('|');
const peoplesAtEnd = new RegExp(`(?:(?:${peoples})族)+$`);
const rankAtEnd = /(?:街道(?:办事处)?|地区(?:办事处)?|镇|(?:民族)?乡|苏木)$/;

/** What a place's rank is in the order in which places rise: townships, towns, streets; 0 for none of them. */
export type StreetRank = 0 | 1 | 2 | 3;

/**
 * A name without its rank and its peoples, and the rank: 中关村街道 → 中关村, 3; 孙各庄满族乡 → 孙各庄, 1. A name that
 * would have one character left stays whole.
 */
export function splitStreetName(name: string): { stem: string; rank: StreetRank } {
  const written = rankAtEnd.exec(name)?.[0] ?? '';
  const bare = name.slice(0, name.length - written.length);
  const stem = bare.endsWith('族') ? bare.replace(peoplesAtEnd, '') : bare;
  return stem.length > 1 ? { stem, rank: rankOf(written) } : { stem: name, rank: 0 };
}

function rankOf(written: string): StreetRank {
  if (written === '') return 0;
  if (written === '镇') return 2;
  return /^(?:街道|地区)/.test(written) ? 3 : 1;
}
