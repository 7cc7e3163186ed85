const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const LENGTH = 18;
const MODULUS = 31;

/** Whether a text is a unified social credit code (统一社会信用代码) by its check digit, as GB 32100-2015 has it. */
export function isTaxNumber(text: string): boolean {
  const values = [...text].map((sign) => SIGNS.indexOf(sign));
  if (values.length !== LENGTH || values.includes(-1)) return false;
  let sum = 0;
  let weight = 1;
  for (const value of values.slice(0, -1)) {
    sum += value * weight;
    weight = (weight * 3) % MODULUS;
  }
  return values.at(-1) === (MODULUS - (sum % MODULUS)) % MODULUS;
}
