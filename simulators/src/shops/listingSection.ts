import { escapeHtml } from '../page.ts';
import { text } from './consolePages.text.ts';
import { PUT_STATES } from './goodsBook.ts';
import type { SimulatedShop } from './shopTypes.ts';
import type { PlatformWorld } from './shopWorld.ts';

type Form = (action: string, more: Record<string, string>, fields: string[], label: string) => string;

/** Platforms that take goods (铺货). */
export const TAKING: readonly string[] = ['douyin', 'pinduoduo', 'kuaishou', 'weixin'];
const SHOWN = 50;
const choices = [
  ...PUT_STATES.map((state) => [state, text.putStates[state]] as const),
  ['deleted', text.deleted] as const,
].map(([value, label]) => `<option value="${value}">${label}</option>`);

/** What calls have put up, the newest first, and what the platform makes of it. */
export function listingSection(
  { slug, goods }: PlatformWorld,
  { shopId }: SimulatedShop,
  form: Form,
): string {
  if (!TAKING.includes(slug)) return '';
  const put = goods
    .goods(shopId)
    .flatMap((good) => {
      const its = goods.putOf(good.goodId);
      return its ? [{ ...good, ...its }] : [];
    })
    .slice(-SHOWN)
    .toReversed();
  const rows = put.map(({ goodId, title, outerId, state, words }) => {
    const fields = [
      `<label>${text.state}<select name="state">${choices.join('')}</select></label>`,
      `<label>${text.words}<input name="words"></label>`,
    ];
    const cells = [
      `<code>${escapeHtml(goodId)}</code><br>${escapeHtml(title)}`,
      `<code>${escapeHtml(outerId)}</code>`,
      `${text.putStates[state]}${words && `<br><span class="soft">${escapeHtml(words)}</span>`}`,
      form('judgeGoods', { goodId }, fields, text.judge),
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  const heads = [text.listedGoods, text.outerId, text.state, text.act];
  const table = `<div class="wide"><table>
<thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
  const limit = `<label>${text.listingsLeft}<input type="number" name="listings" value="0" min="0"></label>`;
  return `<section><h2>${text.listings}</h2>
${form('limitListings', {}, [limit], text.set)}
${put.length > 0 ? table : `<p>${text.noListings}</p>`}</section>`;
}
