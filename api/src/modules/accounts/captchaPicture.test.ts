import { describe, expect, it } from 'vitest';
import { drawCaptcha } from './captchaPicture.ts';

const bytesOf = (address: string) => Buffer.from(address.replace('data:image/png;base64,', ''), 'base64');

describe('drawCaptcha', () => {
  it('draws every text at the same size, and no text twice the same way', () => {
    const pictures = ['ACDE', 'WWWW', '7777', 'ACDE'].map((text) => bytesOf(drawCaptcha(text)));
    for (const png of pictures) expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([240, 80]);
    expect(pictures[0]?.equals(pictures[3] as Buffer)).toBe(false);
  });

  it('leaves no letters in the file that could be read out as text', () => {
    const png = bytesOf(drawCaptcha('ACDE')).toString('latin1');
    expect(png.match(/tEXt|iTXt|zTXt|ACDE/g)).toBeNull();
  });
});
