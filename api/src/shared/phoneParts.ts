const MOBILE = /^1[3-9]\d{9}(-\d{1,4})?$/;
const LANDLINE = /^0\d{2,3}-?\d{7,8}(-\d{1,6})?$/;
const EXTENDED = /^(1\d{10}|0\d{2,3}-?\d{7,8})-(\d{1,6})$/;

/** A phone and its extension apart: `13800000000-1234` has the number `13800000000`; the extension is '' without one. */
export function phoneParts(phone: string): { number: string; extension: string } {
  const [, number = phone, extension = ''] = EXTENDED.exec(phone) ?? [];
  return { number, extension };
}

/** A name that tells the extension where a number is written without it: `张三[1234]`. */
export function nameWithExtension(name: string, extension: string): string {
  return extension ? `${name}[${extension}]` : name;
}

/** A mobile, a mobile with an extension, or a landline with its area code. */
export function phoneIsValid(phone: string): boolean {
  return MOBILE.test(phone) || LANDLINE.test(phone);
}
