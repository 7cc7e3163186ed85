import { describe, expect, it } from 'vitest';
import type { LabelField } from '../../db/schema/sellers.ts';
import { extraTexts } from './extraTexts.ts';
import { chosenExtras, labelFields } from './labelExtras.ts';
import type { PrintedParcel } from './printing.repository.ts';
import { sampleParcel } from './sampleParcel.ts';

const AT = '2026-11-20 10:05';
const [biscuits] = sampleParcel.items;
if (!biscuits) throw new Error('the sample parcel is empty');
const oranges = { ...biscuits, goodName: '橙子', skuName: '', merchantCode: '', num: 1 };
const said = (fields: LabelField[], parcel: Partial<PrintedParcel> = {}, text = '谢谢') =>
  extraTexts({ ...sampleParcel, ...parcel }, { fields, text }, AT);

describe('what a supplier adds to a label', () => {
  it('is a paragraph for each field, in their order', () => {
    expect(
      said(['remark', 'text', 'printedAt', 'sender', 'packageNo', 'orderNo', 'goods', 'spec', 'num']),
    ).toEqual([
      ...['备注：请放在门口', '谢谢', '打印时间：2026-11-20 10:05', '店铺：橙子的小店'],
      ...['包裹号：P202611200001', '订单号：2602811234567890123', '示例商品 原味 / 500g × 2 件'],
    ]);
  });

  it.each<[LabelField[], string[]]>([
    [['goods'], ['示例商品']],
    [['spec'], ['原味 / 500g']],
    [['merchantCode'], ['[SL-500]']],
    [['num'], ['共 2 件']],
    [['merchantCode', 'goods', 'num'], ['[SL-500] 示例商品 × 2 件']],
    [
      ['num', 'text', 'goods'],
      ['共 2 件', '谢谢', '示例商品'],
    ],
  ])('names the goods by %j', (fields, texts) => {
    expect(said(fields)).toEqual(texts);
  });

  it('counts each of several items, of which some have no code', () => {
    const items = [biscuits, oranges];
    expect(said(['goods', 'merchantCode', 'num'], { items })).toEqual([
      '示例商品 [SL-500] ×2；橙子 ×1；共 3 件',
    ]);
    expect(said(['merchantCode'], { items })).toEqual(['[SL-500] ×2']);
  });

  it('names the parts of bundles and what the buyer said of the goods', () => {
    const part = { ...oranges, num: 3 };
    const items = [{ ...biscuits, bundleParts: [part] }];
    expect(said(['goods', 'spec', 'num'], { items, specification: '红色' })).toEqual([
      '示例商品 原味 / 500g（每件含：橙子 ×3） 红色 × 2 件',
    ]);
    expect(said(['spec'], { items })).toEqual(['原味 / 500g']);
  });

  it('masks the sender of parcels of no shop, and phones in remarks', () => {
    const parcel = { shopName: '', remark: '电话13812345678' };
    expect(said(['sender', 'remark'], parcel)).toEqual(['寄件人：橙***', '备注：电话138******78']);
  });

  it('leaves out what has nothing to say', () => {
    const nothing = { orderRemark: '', remark: '', items: [{ ...oranges, goodName: '' }] };
    expect(said(['remark', 'text', 'merchantCode', 'spec'], nothing, '')).toEqual([]);
  });
});

describe('the flags of a setting from before there were fields', () => {
  const flags = { showGoods: true, showNum: true, showRemark: true, showOrderNo: true, text: '谢谢' };

  it('mean what they have meant', () => {
    const { fields } = chosenExtras(flags);
    expect(said(fields)).toEqual([
      ...['示例商品 原味 / 500g × 2 件', '订单号：2602811234567890123', '谢谢', '备注：请放在门口'],
    ]);
    expect(
      chosenExtras({ ...flags, showGoods: false, showOrderNo: false, showRemark: false }).fields,
    ).toEqual(['num', 'text']);
    expect(chosenExtras({ text: '' })).toEqual({
      ...{ showGoods: false, showNum: false, showRemark: false, showOrderNo: false },
      ...{ text: '', fields: ['text'], fontSize: 'normal' },
    });
  });

  it('follow the fields where both are said', () => {
    expect(chosenExtras({ ...flags, fields: ['remark'], fontSize: 'large' })).toEqual({
      ...{ showGoods: false, showNum: false, showRemark: true, showOrderNo: false },
      ...{ text: '谢谢', fields: ['remark'], fontSize: 'large' },
    });
    expect(chosenExtras({ text: '', fields: labelFields }).fields).toEqual(labelFields);
  });
});
