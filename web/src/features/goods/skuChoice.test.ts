import { describe, expect, it } from 'vitest';
import type { GoodSku } from './goodDetail.ts';
import {
  chosenPicture,
  chosenSku,
  firstChoice,
  openProperties,
  valuePictures,
  valueState,
  warehousesOf,
  withValue,
} from './skuChoice.ts';

const RED = 1;
const BLUE = 2;
const GREEN = 3;
const M = 11;
const XL = 12;

const sku = (id: number, valueIds: number[], more: Partial<GoodSku> = {}): GoodSku => ({
  ...{ id, skuNo: `G1-${id}`, name: `${id}`, valueIds, merchantCode: '', pic: '', price: 100, weight: 200 },
  ...{ onSale: true, stocks: [{ warehouseId: 1, available: 5 }], bundleParts: [] },
  ...more,
});
const properties = [
  {
    id: 1,
    name: '颜色',
    values: [
      { id: RED, name: '红色' },
      { id: BLUE, name: '蓝色' },
      { id: GREEN, name: '绿色' },
    ],
  },
  {
    id: 2,
    name: '尺码',
    values: [
      { id: M, name: 'M' },
      { id: XL, name: 'XL' },
    ],
  },
];
const skus = [
  sku(1, [RED, M]),
  sku(2, [RED, XL], { stocks: [{ warehouseId: 1, available: 0 }] }),
  sku(3, [BLUE, M], { pic: '/blue.svg' }),
  sku(4, [GREEN, M], { onSale: false }),
];
const shirt = { pic: '/shirt.svg', properties, skus };
const plain = { properties: [], skus: [sku(9, [], { name: '' })] };

describe('the choice of a combination', () => {
  it('is made at first where there is only one to have', () => {
    expect(firstChoice(shirt)).toEqual([null, null]);
    expect(chosenSku(plain, firstChoice(plain))?.id).toBe(9);
    expect(firstChoice({ properties, skus: skus.slice(2) })).toEqual([BLUE, M]);
  });

  it('names a combination once every property has a value', () => {
    const red = withValue(shirt, [null, null], 0, RED);
    expect([chosenSku(shirt, red), openProperties(shirt, red).map(({ name }) => name)]).toEqual([
      null,
      ['尺码'],
    ]);
    expect(chosenSku(shirt, withValue(shirt, red, 1, XL))?.id).toBe(2);
  });

  it('opens what is never sold together with the value that is chosen last', () => {
    expect(withValue(shirt, [RED, XL], 0, BLUE)).toEqual([BLUE, null]);
    expect(withValue(shirt, [RED, M], 0, BLUE)).toEqual([BLUE, M]);
    expect(withValue(shirt, [BLUE, M], 1, XL)).toEqual([null, XL]);
  });

  it('tells values that are sold out, not to be had together, or off sale', () => {
    const states = (chosen: (number | null)[], place: number) =>
      (properties[place]?.values ?? []).map(({ id }) => valueState(shirt, chosen, place, id));
    expect(states([null, null], 0)).toEqual(['open', 'open', 'off']);
    expect(states([null, null], 1)).toEqual(['open', 'out']);
    expect(states([BLUE, null], 1)).toEqual(['open', 'apart']);
    expect(states([null, XL], 0)).toEqual(['out', 'apart', 'off']);
  });

  it('shows the picture of what is chosen, and those of values where some have one', () => {
    expect(chosenPicture(shirt, [null, null])).toBeNull();
    expect(chosenPicture(shirt, [BLUE, null])).toBe('/blue.svg');
    expect(chosenPicture(shirt, [null, M])).toBeNull();
    expect([...valuePictures(shirt)]).toEqual([
      [RED, '/shirt.svg'],
      [BLUE, '/blue.svg'],
      [GREEN, '/shirt.svg'],
    ]);
    expect(valuePictures({ ...shirt, skus: skus.slice(0, 2) }).size).toBe(0);
  });

  it('tells what warehouses have of the combination, and none where they do not keep it', () => {
    const warehouse = { name: '一号仓', province: '浙江省', city: '金华市', available: 10, warehouse: null };
    const warehouses = [
      { ...warehouse, id: 1 },
      { ...warehouse, id: 2 },
    ];
    const left = (of: GoodSku | null) => warehousesOf({ warehouses }, of).map(({ available }) => available);
    expect([left(null), left(skus[0] ?? null)]).toEqual([
      [10, 10],
      [5, 0],
    ]);
  });
});
