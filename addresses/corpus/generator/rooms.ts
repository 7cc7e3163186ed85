import type { Random } from './random.ts';

const chinese = ['一', '二', '三', '四', '五', '六'];

function roomNumber(random: Random): string {
  return `${random.int(1, 33)}0${random.int(1, 9)}`;
}

/** Digits alone at the end: what follows must not begin with a digit. */
const bare: readonly ((random: Random) => string)[] = [
  (r) => `${r.int(1, 28)}栋${roomNumber(r)}`,
  (r) => `${r.int(1, 28)}幢${roomNumber(r)}`,
  (r) => `${r.int(1, 28)}-${r.int(1, 4)}-${roomNumber(r)}`,
  (r) => `${r.int(1, 28)}号楼${roomNumber(r)}`,
  (r) => `${r.int(1, 28)}栋${r.int(1, 4)}单元${roomNumber(r)}`,
  (r) => `${r.int(1, 28)}#${roomNumber(r)}`,
  (r) => `${r.int(1, 28)}号楼${r.int(1, 4)}-${roomNumber(r)}`,
  (r) => `${r.pick(['A', 'B', 'C', 'D'])}座${roomNumber(r)}`,
];

const closed: readonly ((random: Random) => string)[] = [
  (r) => `${r.int(1, 28)}栋${r.int(1, 4)}单元${roomNumber(r)}室`,
  (r) => `${r.int(1, 28)}幢${roomNumber(r)}室`,
  (r) => `${r.int(1, 28)}号${roomNumber(r)}室`,
  (r) => `${r.int(1, 28)}号楼${r.int(1, 4)}单元${roomNumber(r)}室`,
  (r) =>
    `${r.int(1, 28)}号楼${r.pick(chinese)}单元${r.pick(chinese)}楼${r.pick(['东户', '西户', '中户', ''])}`,
  (r) => `${r.pick(['A', 'B', 'C', 'D', 'A1', 'B2', '东', '西'])}座${r.int(2, 33)}楼`,
  (r) => `${r.pick(['A', 'B', 'C', 'E'])}${r.int(1, 20)}幢${r.int(1, 6)}层`,
  (r) => `${r.int(1, 28)}栋${r.pick(['甲', '乙', '丙'])}单元${roomNumber(r)}室`,
  (r) => `${r.int(1, 9)}栋${r.int(1, 130)}铺`,
  (r) => `${r.int(1, 33)}楼${r.pick(['前台', '财务部', '仓库', '办公室', ''])}`,
  (r) => `${r.int(1, 33)}F`,
  (r) => `${r.int(1, 9)}号楼${r.int(1, 20)}层${r.pick(['A', 'B', 'C'])}室`,
  (r) => `${r.pick(['一', '二', '负一'])}楼${r.int(1, 200)}号${r.pick(['', '档口', '商铺', '门面'])}`,
  (r) => `${r.int(1, 20)}排${r.int(1, 20)}号`,
];

/** A room in a building: 3栋2单元501室, 12幢1804, 2-1-301, A座18楼. */
export function drawRoom(random: Random): string {
  return random.pick(random.chance(0.45) ? bare : closed)(random);
}

const hints = [
  '东门',
  '西门',
  '南门',
  '北门',
  '学校南门对面',
  '近地铁站',
  '红绿灯旁',
  '菜市场旁边',
  '公交站对面',
  '中国银行楼上',
  '小区后门',
  '加油站对面',
  '工商银行旁',
  '二楼右手边',
  '村委会旁',
  '物业处',
];

/** What says where, in brackets: （东门）. */
export function drawHint(random: Random): string {
  const hint = random.word(hints);
  return random.pick([`（${hint}）`, `(${hint})`]);
}
