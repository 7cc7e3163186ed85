import { MAX_NAME } from './shipmentTemplates.text.ts';

/** What a template is called before somebody has said it: as its goods, or the first of several. */
export function templateNameOf(goods: readonly string[]): string {
  const [first = ''] = goods;
  const more = goods.length > 1 ? `等${goods.length}种` : '';
  return `${[...first.trim()].slice(0, MAX_NAME - more.length).join('')}${more}`;
}
