import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import type { Face } from './drawing.types.ts';

/** What is used of the font as pdfkit opens it. */
type Glyph = { advanceWidth: number; path: { toSVG(): string } };
type OpenedFont = {
  unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): Glyph;
};

export interface LabelFont extends Face {
  /** The file, for embedding. */
  data: Buffer;
  unitsPerEm: number;
  /** Of a character: an SVG path in units of the font, upwards from the baseline. */
  outlineOf(character: string): string;
}

const FILE = new URL('../../assets/fonts/NotoSansSC-Regular.ttf', import.meta.url);
const MISSING = '□';
/** Joiners, marks of direction, variants of one and the same character. */
const SHAPELESS = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;

let opened: LabelFont | undefined;

/** The font of labels and picking lists (api/assets/fonts/OFL.txt); read and opened once. */
export function labelFont(): LabelFont {
  opened ??= openFont();
  return opened;
}

function openFont(): LabelFont {
  const data = readFileSync(FILE);
  const font = fontOf(data);
  const advances = new Map<string, number>();
  const glyphOf = (character: string) => font.glyphForCodePoint(character.codePointAt(0) ?? 0);
  const advance = (character: string): number => {
    const known = advances.get(character);
    if (known !== undefined) return known;
    const ems = glyphOf(character).advanceWidth / font.unitsPerEm;
    advances.set(character, ems);
    return ems;
  };
  return {
    data,
    unitsPerEm: font.unitsPerEm,
    advanceOf: (text) => [...text].reduce((ems, character) => ems + advance(character), 0),
    printable(text) {
      const plain = text.normalize('NFC').replace(/\s+/gu, ' ').replace(SHAPELESS, '').trim();
      return [...plain]
        .map((character) => (font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : MISSING))
        .join('');
    },
    outlineOf: (character) => glyphOf(character).path.toSVG(),
  };
}

/** pdfkit brings the reader of fonts along and keeps what it has read in the document. */
function fontOf(data: Buffer): OpenedFont {
  const document = new PDFDocument({ autoFirstPage: false }).font(data);
  const { _font } = document as unknown as { _font: { font: OpenedFont } };
  return _font.font;
}
