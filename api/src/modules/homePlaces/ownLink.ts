/** Pages of the web app that an operator may lead to, below its base. */
const PAGES =
  /^\/(?:|search(?:\/\d{1,16})?|goodsInfo\/\d{1,16}(?:\/\d{1,16})?|warehouseStore\/\d{1,16}|collect|shipments|orderCenter|notices|join|sellerIn|tyf|legal\/(?:terms|privacy)|buyer\/(?:wallet|myPromotion))$/;
/** What an address is written with: no backslash, no control, no blank, no quote. */
const WRITTEN = /^\/[\w\-./~%?=&+,!*]*$/;
const MAX_LENGTH = 300;

/** Whether a link leads to a page of this site, or, being empty, nowhere. Browsers read it as it is written. */
export function isOwnLink(link: string): boolean {
  if (link === '') return true;
  if (link.length > MAX_LENGTH || link.startsWith('//') || !WRITTEN.test(link)) return false;
  const { origin, pathname } = new URL(link, 'https://own.invalid');
  const [path] = link.split('?', 1);
  return origin === 'https://own.invalid' && pathname === path && PAGES.test(pathname);
}
