const SHAPE = /^[1-9]\d{5}(19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{3}[\dX]$/;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_SIGNS = '10X98765432';

/** A number of a resident identity card: 18 signs, a day of birth that exists and is past, the check sign of GB 11643. */
export function isIdCard(number: string, today: Date): boolean {
  if (!SHAPE.test(number)) return false;
  const [year, month, day] = [number.slice(6, 10), number.slice(10, 12), number.slice(12, 14)].map(Number);
  const born = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day));
  if (born.getUTCMonth() + 1 !== month || born > today) return false;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(number[place]), 0);
  return CHECK_SIGNS[sum % 11] === number[17];
}
