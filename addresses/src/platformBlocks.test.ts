import { describe, expect, it } from 'vitest';
import { readAddress } from './index.ts';

const receiver = '收货人：张晓明\n手机：13800000001\n地址：山东省济宁市任城区太白路20号';

describe('The fields of a platform', () => {
  it.each([
    ['内部单号：10238876\n线上单号：6935512245678899887', '6935512245678899887'],
    ['交易编号：4012309988776655443\n支付宝交易号：2025030222001412345678901234', '4012309988776655443'],
    ['采购单号PO单号：3100045567\n订单号：25030211223344', '25030211223344'],
    ['订单号：25030211223344\n身份证：330203199001011234', '25030211223344'],
  ])('have one order number: %s', (numbers, thirdOrderNo) => {
    const reading = readAddress(`${numbers}\n${receiver}`);
    expect([reading.thirdOrderNo, reading.problems]).toEqual([thirdOrderNo, []]);
  });

  it.each([
    ['商品简称：贝贝南瓜5斤\n商品总数：2', '贝贝南瓜5斤', 2],
    ['补发商品：滤芯1个', '滤芯', 1],
    ['商品：手工绿豆糕 原味 2盒', '手工绿豆糕 原味', 2],
    ['尺码款式：黑色 / 42码\n购买数量：1双', '黑色 / 42码', 1],
  ])('say goods and how many: %s', (goods, specification, quantity) => {
    const reading = readAddress(`${receiver}\n${goods}`);
    expect([reading.specification, reading.quantity]).toEqual([specification, quantity]);
  });

  it('are read behind the block of a sender', () => {
    const { specification, quantity, ignored } = readAddress(
      `${receiver}\n发件人：蜜柚鲜果\n发件人电话：13800900001\n发货内容：红心柚 5斤*1`,
    );
    expect({ specification, quantity, ignored }).toMatchObject({ specification: '红心柚 5斤', quantity: 1 });
  });

  it.each([
    ['收件省份: 山东省  收件城市: 济宁市  收件区县: 任城区\n收件地址: 太白路20号', '任城区', '太白路20号'],
    ['所在区域：山东省济宁市任城区\n详细信息：太白路20号', '任城区', '太白路20号'],
  ])('name each part of a place: %s', (place, district, detail) => {
    const reading = readAddress(`收货人：张晓明\n手机：13800000001\n${place}`);
    expect([reading.district, reading.detail]).toEqual([district, detail]);
  });

  it.each([
    ['备注：买家要求换成绿色', '买家要求换成绿色'],
    ['特别说明：工作日送', '工作日送'],
    ['送货的话：工作日送', '工作日送'],
  ])('say a remark whole and without its label: %s', (line, remark) => {
    expect(readAddress(`${receiver}\n${line}`).remark).toBe(remark);
  });

  it.each([
    '「大名」张晓明「手机」13800000001「地址」山东省济宁市任城区太白路20号',
    '收货人「张晓明」手机「13800000001」地址「山东省济宁市任城区太白路20号」',
  ])('stand in brackets: %s', (text) => {
    const { name, phone, detail } = readAddress(text);
    expect({ name, phone, detail }).toEqual({
      name: '张晓明',
      phone: '13800000001',
      detail: '太白路20号',
    });
  });
});
