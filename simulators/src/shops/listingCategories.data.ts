/** A category of the platforms, each of which tells it in its own form; one without others below it takes goods. */
export type Category = { id: number; name: string; below?: Category[]; properties?: Property[] };

export type Property = {
  id: number;
  name: string;
  required: boolean;
  type: 'text' | 'select' | 'multi_select';
  /** Own words are taken. */
  diy?: boolean;
  most?: number;
  options?: string[];
  /** What combinations differ by is asked for elsewhere. */
  isSelling?: boolean;
};

const brand: Property = { id: 1687, name: '品牌', required: true, type: 'select', options: ['无品牌'] };
const color: Property = {
  ...{ id: 1843, name: '颜色', required: false, type: 'select', isSelling: true },
  options: ['红色', '白色'],
};
const material = (...options: string[]): Property => ({
  ...{ id: 2126, name: '材质', required: true, type: 'select', diy: true, options },
});
const people: Property = {
  ...{ id: 2540, name: '适用人群', required: false, type: 'multi_select', most: 3 },
  options: ['儿童', '青年', '中老年', '通用'],
};
const origin: Property = { id: 3319, name: '产地', required: false, type: 'text' };

export const CATEGORIES: readonly Category[] = [
  {
    id: 20_001,
    name: '家居日用',
    below: [
      {
        id: 20_110,
        name: '餐饮用具',
        below: [
          {
            id: 21_101,
            name: '杯子',
            properties: [brand, material('陶瓷', '玻璃', '不锈钢'), origin, color],
          },
          { id: 21_102, name: '碗盘', properties: [brand, material('陶瓷', '密胺'), origin] },
        ],
      },
      {
        id: 20_120,
        name: '居家日用',
        below: [
          { id: 21_201, name: '收纳用品', properties: [brand, material('塑料', '布艺', '木质')] },
          { id: 21_202, name: '毛巾浴巾', properties: [brand, material('棉', '竹纤维'), color] },
          { id: 21_203, name: '其他日用', properties: [brand, origin] },
        ],
      },
    ],
  },
  {
    id: 20_002,
    name: '玩具乐器',
    below: [{ id: 21_301, name: '毛绒玩具', properties: [brand, material('毛绒', '棉'), people] }],
  },
  {
    id: 20_003,
    name: '服饰内衣',
    below: [{ id: 21_401, name: '袜子', properties: [brand, material('棉', '羊毛'), people, color] }],
  },
];
