import { bookFile } from './spreadsheets/bookFiles.ts';

/** Province, city, district and street, as real addresses have them. */
const places: readonly (readonly [string, string, string, string])[] = [
  ['浙江省', '杭州市', '西湖区', '文三路'],
  ['江苏省', '南京市', '玄武区', '珠江路'],
  ['湖北省', '武汉市', '江汉区', '解放大道'],
  ['广东省', '深圳市', '南山区', '科技园南路'],
  ['上海市', '上海市', '浦东新区', '张江路'],
  ['北京市', '北京市', '海淀区', '中关村大街'],
  ['山东省', '青岛市', '市南区', '香港中路'],
  ['福建省', '厦门市', '思明区', '湖滨南路'],
  ['河南省', '郑州市', '金水区', '花园路'],
  ['湖南省', '长沙市', '岳麓区', '麓山南路'],
];
const header = ['第三方订单号', '收件人', '联系电话', '省', '市', '区', '详细地址', '数量', '备注'];

interface SheetOptions {
  count: number;
  /** Before the order numbers, so that two files share none. */
  series: string;
  /** Lines of the file, from 2, whose phone number is too short. */
  badPhones?: readonly number[];
}

/** A spreadsheet of that many fictitious recipients, all different. */
export function recipientSheet({ count, series, badPhones = [] }: SheetOptions): Uint8Array<ArrayBuffer> {
  const rows = Array.from({ length: count }, (_, at) => {
    const [province, city, district, street] = places[at % places.length] ?? ['', '', '', ''];
    const phone = `138${String(10_000_000 + at).padStart(8, '0')}`;
    return [
      `${series}${String(at + 1).padStart(6, '0')}`,
      `测试${String.fromCodePoint(0x4e00 + (at % 500))}`,
      badPhones.includes(at + 2) ? phone.slice(0, 8) : phone,
      ...[province, city, district, `${street}${at + 1}号`, '1', ''],
    ];
  });
  return bookFile([header, ...rows]);
}
