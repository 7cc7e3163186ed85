export type WeightUnit = 'g' | 'kg';

const KG_TEXT = /^(\d{1,6})(?:\.(\d{0,3}))?$/;

/** Grams that a person typed; null when it is no weight. Never goes through floating point. */
export function gramsOf(text: string, unit: WeightUnit): number | null {
  const plain = text.normalize('NFKC').replace(/\s/g, '');
  if (unit === 'g') return /^\d{1,9}$/.test(plain) ? Number(plain) : null;
  const found = KG_TEXT.exec(plain);
  if (!found) return null;
  const [, whole = '', part = ''] = found;
  return Number(whole + part.padEnd(3, '0'));
}

/** Grams as they stand in the field: whole hundreds of grams from a kilogram on are kilograms. */
export function weightText(grams: number): { weight: string; weightUnit: WeightUnit } {
  return grams >= 1000 && grams % 100 === 0
    ? { weight: kilograms(grams), weightUnit: 'kg' }
    : { weight: String(grams), weightUnit: 'g' };
}

/** What is typed, said in the other unit; what is no weight stays as it is. */
export function inUnit(text: string, from: WeightUnit, to: WeightUnit): string {
  const grams = gramsOf(text, from);
  if (grams === null || from === to) return text;
  return to === 'g' ? String(grams) : kilograms(grams);
}

function kilograms(grams: number): string {
  const digits = String(grams).padStart(4, '0');
  const part = digits.slice(-3).replace(/0+$/, '');
  return part === '' ? digits.slice(0, -3) : `${digits.slice(0, -3)}.${part}`;
}
