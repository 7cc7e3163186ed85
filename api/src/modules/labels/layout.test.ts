import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Drawing, DrawOp, TextOp } from '../../shared/drawing.types.ts';
import { labelFont } from '../../shared/labelFont.ts';
import { fitMost, wrap } from './fitting.ts';
import { type Label, layOutLabel, type Paper, papers } from './layout.ts';
import { layOutPicking, type PickingList } from './pickingLayout.ts';

const face = labelFont();
const label: Label = {
  courierName: '圆通速递',
  waybillNo: 'YT1234567890123',
  routeCode: '710-R02 026',
  receiver: { name: '张*', phone: '138******01', region: '浙江省 杭州市 西湖区', address: '文三路***' },
  sender: { name: '橙***', phone: '057*-******88', region: '浙江省 金华市 义乌市', address: '国际商贸城***' },
  extras: ['苏打饼干 × 2 件', '备注：轻放'],
  fontSize: 'normal',
  packageNo: 'P1',
  printedAt: '2026-11-20 10:05',
  page: 1,
  pages: 3,
  place: null,
};

const textsOf = ({ ops }: Drawing) => ops.filter((op): op is TextOp => op.kind === 'text');
const wordsOf = (drawing: Drawing) => textsOf(drawing).map(({ text }) => text);
const MOST_OFF_MM = 1e-6;
const inside = (op: DrawOp, { width, height }: Drawing, margin: number) =>
  op.x >= margin - MOST_OFF_MM &&
  op.y >= margin - MOST_OFF_MM &&
  op.x + op.width <= width - margin + MOST_OFF_MM &&
  op.y + op.height <= height - margin + MOST_OFF_MM;
const overlap = (a: DrawOp, b: DrawOp) =>
  a.x + a.width > b.x + MOST_OFF_MM &&
  b.x + b.width > a.x + MOST_OFF_MM &&
  a.y + a.height > b.y + MOST_OFF_MM &&
  b.y + b.height > a.y + MOST_OFF_MM;

/** Nothing leaves the page's margin, no text lies on another, and black lies under white texts alone. */
function expectTidy(drawing: Drawing, margin: number): void {
  const texts = textsOf(drawing);
  const black = drawing.ops.filter((op) => op.kind === 'box' && op.tone === 'black');
  expect({
    outside: drawing.ops.filter((op) => !inside(op, drawing, margin)),
    overlapping: texts.flatMap((text, at) =>
      texts.slice(at + 1).flatMap((other) => (overlap(text, other) ? [[text, other]] : [])),
    ),
    onWrongColour: texts.filter(
      (text) => black.filter((box) => overlap(box, text)).length !== (text.white ? 1 : 0),
    ),
  }).toEqual({ outside: [], overlapping: [], onWrongColour: [] });
}

const hanzi = fc.integer({ min: 0x4e00, max: 0x9fa5 }).map((code) => String.fromCodePoint(code));
const words = (maxLength: number) => fc.array(hanzi, { maxLength }).map((parts) => parts.join(''));
const mixed = (maxLength: number) =>
  fc
    .array(fc.oneof(hanzi, fc.stringMatching(/^[\w ,.()#-]{1,12}$/), fc.string({ unit: 'grapheme' })), {
      maxLength,
    })
    .map((parts) => parts.join(''));
const party = fc.record({
  name: mixed(6),
  phone: fc.stringMatching(/^[\d*-]{0,20}$/),
  region: words(30),
  address: mixed(60),
});

describe.each(papers)('a label on %s', (paper: Paper) => {
  const margin = paper === '76x130' ? 3 : 4;
  const layOut = (more: Partial<Label> = {}) => layOutLabel(face, { ...label, ...more }, paper);

  it('contains all texts', () => {
    const drawing = layOut();
    expect(`${drawing.width}x${drawing.height}`).toBe(paper);
    expect(wordsOf(drawing).join('')).toBe(
      [
        ...['圆通速递', '1/3', '710-R02 026', 'YT1234567890123'],
        ...['收', '张* 138******01', '浙江省 杭州市 西湖区 文三路***'],
        ...['寄', '橙*** 057*-******88', '浙江省 金华市 义乌市 国际商贸城***'],
        ...['苏打饼干 × 2 件', '备注：轻放', 'P1', '2026-11-20 10:05'],
      ].join(''),
    );
    expectTidy(drawing, margin);
  });

  it('shows the region where there is no route', () => {
    expect(wordsOf(layOut({ routeCode: '' }))[2]).toBe('浙江省 杭州市 西湖区');
  });

  it('keeps everything within its area and shows every address completely', () => {
    fc.assert(
      fc.property(
        party,
        party,
        fc.array(mixed(80), { maxLength: 4 }),
        mixed(30),
        fc.stringMatching(/^[A-Z0-9-]{6,40}$/),
        (receiver, sender, extras, courierName, waybillNo) => {
          const drawing = layOut({ receiver, sender, extras, courierName, waybillNo });
          expectTidy(drawing, margin);
          const said = wordsOf(drawing).join('').replaceAll(' ', '');
          for (const { region, address } of [receiver, sender])
            expect(said).toContain(face.printable(`${region} ${address}`).replaceAll(' ', ''));
        },
      ),
    );
  });
});

it.each(papers)('what a supplier adds on %s is as large as chosen where it fits', (paper) => {
  const sizes = (['small', 'normal', 'large'] as const).map((fontSize) => {
    const drawing = layOutLabel(face, { ...label, extras: ['轻放'], fontSize }, paper);
    return textsOf(drawing).find(({ text }) => text === '轻放')?.size ?? 0;
  });
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
  expect(new Set(sizes).size).toBe(3);
});

describe('label texts', () => {
  it('have a box for missing glyphs and nothing for shapeless characters', () => {
    expect(face.printable('𠮷\u200b野\u0007家\n 😀\ufe0f ')).toBe('□野家 □');
  });

  it('wrap into lines without loss, at word boundaries where possible', () => {
    expect(wrap(face, '订单 2602811234567890123 已付', 10)).toEqual(['订单 26028112345678', '90123 已付']);
    expect(wrap(face, '文三路12345号', 5)).toEqual(['文三路', '12345号']);
    expect(wrap(face, '西湖区文三路***', 6)).toEqual(['西湖区文三', '路***']);
    expect(wrap(face, '请勿打电话！谢谢', 5)).toEqual(['请勿打电', '话！谢谢']);
  });

  it('added by a supplier end in an ellipsis where they would become illegible', () => {
    const area = { x: 0, y: 0, width: 10, height: 5 };
    const ops = fitMost(face, ['一二三四五六七八九十一二三四五六七'], area, { most: 4, least: 2 });
    expect(ops.map(({ text }) => text)).toEqual(['一二三四五', '六七八九…']);
  });
});

describe('a picking list', () => {
  const parcel = (at: number, remark = '') => ({
    packageNo: `P${at}`,
    place: null as number | null,
    pieces: 2,
    receiver: '张* 138******01',
    waybillNo: at % 2 ? `YT${at}` : '',
    remark,
  });
  const list: PickingList = {
    warehouse: '一号仓',
    printedAt: '2026-11-20 10:05',
    waveNo: null,
    notes: [],
    goods: [
      { name: '苏打饼干', bin: '', note: '', parcels: [parcel(1, '轻放'), parcel(2)] },
      { name: '橙子', bin: '', note: '', parcels: Array.from({ length: 60 }, (_, at) => parcel(at + 3)) },
    ],
  };

  it('lists what is picked and for which parcels', () => {
    const [page] = layOutPicking(face, { ...list, goods: list.goods.slice(0, 1) });
    expect(page && wordsOf(page)).toEqual([
      ...['拣货单 · 一号仓', '2026-11-20 10:05', '共 1 种商品 · 4 件 · 2 个包裹', '第 1/1 页'],
      ...['包裹号', '件数', '收件人', '运单号', '规格、备注'],
      ...['苏打饼干', '共 4 件 · 2 个包裹'],
      ...['P1', '2', '张* 138******01', 'YT1', '轻放'],
      ...['P2', '2', '张* 138******01', '待出单'],
    ]);
  });

  it('repeats the goods name on the next page and lists every parcel once', () => {
    const pages = layOutPicking(face, list);
    expect(pages.map(({ width, height }) => `${width}x${height}`)).toEqual(['210x297', '210x297']);
    expect(pages.map(wordsOf).map((said) => said[3])).toEqual(['第 1/2 页', '第 2/2 页']);
    expect(pages[1] && wordsOf(pages[1])[9]).toBe('橙子（续）');
    const numbers = pages.flatMap(wordsOf).filter((word) => /^P\d+$/.test(word));
    expect(numbers).toEqual(Array.from({ length: 62 }, (_, at) => `P${at + 1}`));
    for (const page of pages) expectTidy(page, 10);
  });

  it('sums what goes to which place of a wave, with bins and what packers are told', () => {
    const goods = [
      {
        ...{ name: '苏打饼干', bin: 'A-2', note: '易碎' },
        parcels: [1, 4, 4].map((place) => ({ ...parcel(place), place })),
      },
    ];
    const wave = { ...list, waveNo: '261128-3', notes: ['4号：放贺卡'], goods };
    const [page] = layOutPicking(face, wave);
    expect(page && wordsOf(page)).toEqual([
      ...[
        '拣货单 · 一号仓 · 波次 261128-3',
        '2026-11-20 10:05',
        '共 1 种商品 · 6 件 · 2 个包裹',
        '第 1/1 页',
      ],
      ...['格位与件数', 'A-2 苏打饼干', '共 6 件 · 3 个包裹', '打包备注：易碎', '1号×2 4号×4'],
      ...['按格位的备注', '4号：放贺卡'],
    ]);
  });

  it('keeps everything within its area', () => {
    const row = fc.record({
      packageNo: fc.stringMatching(/^[A-Z0-9-]{1,40}$/),
      place: fc.option(fc.integer({ min: 1, max: 500 })),
      pieces: fc.integer({ min: 1, max: 99 }),
      receiver: mixed(8),
      waybillNo: fc.stringMatching(/^[A-Z0-9]{0,40}$/),
      remark: mixed(60),
    });
    const goods = fc.array(
      fc.record({
        name: mixed(20),
        bin: mixed(20),
        note: mixed(60),
        parcels: fc.array(row, { minLength: 1, maxLength: 12 }),
      }),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(goods, mixed(20), fc.constantFrom(null, '261128-3'), (taken, warehouse, waveNo) => {
        const given = { ...list, warehouse, waveNo, goods: taken };
        for (const page of layOutPicking(face, given)) expectTidy(page, 10);
      }),
      { numRuns: 50 },
    );
  });
});
