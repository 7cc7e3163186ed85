import type { ApolloClient } from '@apollo/client';
import { type EditRecord, editRecord } from '../../../flows/editRecord.ts';
import type { ListShopStocksQuery, MarginAction } from '../../../graphql/generated/graphql.ts';
import { runMutation } from '../../../graphql/runOperation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { marginIn } from '../shared/marginRule.ts';
import { SaveLinkPriceRule } from '../shared/shops.graphql.ts';
import { linkRuleText as text } from './shopStocks.text.ts';

type ShopStockRow = ListShopStocksQuery['shopStocks']['list'][number];

/** A linked SKU whose rule is edited. */
export interface RuleItem
  extends Pick<ShopStockRow, 'id' | 'title' | 'sku' | 'ownAction' | 'ownMargin' | 'minMargin'> {
  shopId: number;
  takesPrices: boolean;
}

interface RuleForm {
  /** Null: the shop's rule. */
  action: MarginAction | null;
  /** Percent as typed. */
  minMargin: string;
}
type RuleProblems = { minMargin?: true };

export type LinkRule = EditRecord<RuleItem, RuleForm, RuleProblems>;

const PROPOSED = '10';

/** The rule of a link in the place of its shop's. */
export const linkRule = (client: ApolloClient) =>
  editRecord<RuleItem, RuleForm, RuleProblems, unknown>({
    blank: { action: null, minMargin: PROPOSED },
    fill: ({ ownAction, ownMargin, minMargin }) => ({
      action: ownAction,
      minMargin: String(ownMargin ?? minMargin ?? PROPOSED),
    }),
    validate: ({ action, minMargin }) =>
      action !== null && action !== 'NONE' && marginIn(minMargin) === null ? { minMargin: true } : {},
    save: ({ action, minMargin }, { shopId, id }) =>
      runMutation(client, SaveLinkPriceRule, {
        ...{ shopId, id, action },
        minMargin: action === null || action === 'NONE' ? null : marginIn(minMargin),
      }),
    onSaved: () => toast.success(text.saved),
  });
