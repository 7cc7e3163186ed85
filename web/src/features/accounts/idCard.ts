const SHAPE = /^[1-9]\d{5}(19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{3}[\dX]$/;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_SIGNS = '10X98765432';

/** Whether a text has the shape of a resident identity card's number, and the check sign of GB 11643. */
export function isIdCard(number: string): boolean {
  if (!SHAPE.test(number)) return false;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(number[place]), 0);
  return CHECK_SIGNS[sum % 11] === number[17];
}
