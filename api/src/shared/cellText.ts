/**
 * What spreadsheet programs read as the beginning of a formula, also after imports that drop blanks and invisible
 * characters.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠])/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML and spreadsheet programs cannot hold them
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;
/**
 * Texts that a program turns into a number or a date when it opens a csv: long numbers, leading zeros, 1E5, 3-4-501.
 */
const NUMBER_LIKE = /^(?:0\d+|\d{12,}|\d[\d.]*e\d+|\d{1,4}[-/]\d{1,2}(?:[-/]\d{1,4})?)$/i;

/** A text that is never executed: a leading formula character gets an apostrophe in front. */
export function cellText(text: string): string {
  const writable = text.toWellFormed().replace(UNWRITABLE, '');
  return FORMULA.test(writable) ? `'${writable}` : writable;
}

/** The same for a csv, which has no types: a trailing tab keeps a number-like text a text. */
export function csvText(text: string): string {
  const plain = cellText(text);
  return NUMBER_LIKE.test(plain) ? `${plain}\t` : plain;
}
