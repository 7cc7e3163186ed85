import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barcode, code128 } from './barcode.ts';
import { CODE_128, decoded } from './code128.vector.ts';

const widthsOf = (...values: number[]) => values.flatMap((value) => [...(CODE_128[value] ?? '')].map(Number));
const area = { x: 3, y: 30, width: 67.5, height: 17 };

describe('a barcode', () => {
  it('equals the well-known example', () => {
    // Start B, W i k i p e d i a, the check character, stop.
    expect(code128('Wikipedia')).toEqual(widthsOf(104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88, 106));
  });

  it('encodes digits in pairs', () => {
    expect(code128('123456')).toEqual(widthsOf(105, 12, 34, 56, 44, 106));
  });

  it('of any waybill number decodes to that number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9-]{6,40}$/), (waybillNo) => {
        expect(decoded(code128(waybillNo))).toBe(waybillNo);
      }),
    );
  });

  it('has bars of whole dots within its area and leaves quiet zones', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9-]{6,40}$/), (waybillNo) => {
        const bars = barcode(waybillNo, area);
        const modules = code128(waybillNo).reduce((sum, one) => sum + one, 0);
        const first = bars[0]?.x ?? 0;
        const last = (bars.at(-1)?.x ?? 0) + (bars.at(-1)?.width ?? 0);
        const module = (last - first) / modules;
        for (const { x, width } of bars)
          expect([Number.isInteger(x / 0.125), Number.isInteger(width / 0.125)]).toEqual([true, true]);
        expect([0.125, 0.25, 0.375, 0.5]).toContain(module);
        expect(first - area.x).toBeGreaterThanOrEqual(10 * module - 0.0625);
        expect(area.x + area.width - last).toBeGreaterThanOrEqual(10 * module - 0.0625);
        const wider = (modules + 20) * (module + 0.125);
        expect(module === 0.5 || wider > area.width).toBe(true);
      }),
    );
  });

  it('of fifteen characters has three dots a module on the small paper', () => {
    const bars = barcode('YT1234567890123', area);
    expect(Math.min(...bars.map(({ width }) => width))).toBe(0.375);
  });
});
