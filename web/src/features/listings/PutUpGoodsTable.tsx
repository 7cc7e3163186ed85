import { useQuery } from '@apollo/client/react';
import type { PreviewListingsQuery } from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { ActionsCell, GoodsCell } from '../../ui/data/cells.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { PreviewListings } from './listings.graphql.ts';
import { goodProblemTexts, putUpText as text } from './putUp.text.ts';
import type { ListedGood, PlannedGoods, PlanRow } from './putUp.types.ts';
import { type GoodProblem, type PutUpForm, placeInput, ruleIn, titleLength } from './putUpForm.ts';

interface Props {
  item: PlannedGoods;
  form: PutUpForm;
  problems: Readonly<Record<number, GoodProblem>>;
  onEdit: (goods: PutUpForm['goods']) => void;
  onCategory: (goodId: number) => void;
}

type Priced = PreviewListingsQuery['listingPlan']['rows'][number];

const column = columnsNamed<PlanRow, 'good' | 'goodTitle' | 'category' | 'price' | 'actions'>(text);

/** The goods with what they are called and cost in the shop; what cannot be put up says why. */
export function PutUpGoodsTable({ item: { plan, shop }, form, problems, onEdit, onCategory }: Props) {
  const rule = ruleIn(form);
  const goodIds = plan.rows.map(({ goodId }) => goodId);
  const { data, previousData } = useQuery(PreviewListings, {
    variables: {
      input: { ...placeInput(shop), goodIds, rule: rule ?? { times: 1, plus: 0, ending: 'EXACT', floor: 0 } },
    },
    ...{ skip: rule === null, context: { quiet: true } },
  });
  const shown = rule === null ? undefined : (data ?? previousData);
  const prices = new Map(shown?.listingPlan.rows.map((row) => [row.goodId, row]));
  const put = (goodId: number, change: Partial<ListedGood>) => {
    const good = form.goods[goodId];
    if (good) onEdit({ ...form.goods, [goodId]: { ...good, ...change } });
  };
  const columns = [
    column('good', 220, ({ goodName, pic }) => <GoodsCell picture={pic} name={goodName} />),
    column('goodTitle', undefined, ({ goodId, goodName, msg }) => {
      const good = form.goods[goodId];
      if (!good) return <Text tone="danger">{msg || text.notListed}</Text>;
      const problem = problems[goodId];
      return (
        <>
          <Input
            aria-label={text.titleOf(goodName)}
            aria-invalid={problem === 'titleShort' || problem === 'titleLong'}
            value={good.title}
            maxLength={plan.titleMax}
            after={text.letters(titleLength(good.title, plan.titleWide), plan.titleMax)}
            onChange={(title) => put(goodId, { title })}
          />
          {problem && problem !== 'category' && (
            <SecondLine tone="danger" role="alert">
              {goodProblemTexts[problem]}
            </SecondLine>
          )}
        </>
      );
    }),
    shop.id !== null &&
      !plan.isCatalogue &&
      column('category', 190, ({ goodId, goodName }) => {
        const good = form.goods[goodId];
        if (!good) return null;
        return (
          <>
            <Button variant="text" aria-label={text.categoryOf(goodName)} onClick={() => onCategory(goodId)}>
              {good.category?.categoryName.split('/').at(-1) ?? text.chooseCategory}
            </Button>
            {problems[goodId] === 'category' && (
              <SecondLine tone="danger" role="alert">
                {goodProblemTexts.category}
              </SecondLine>
            )}
          </>
        );
      }),
    column('price', 170, ({ goodId }) => <PriceCell priced={form.goods[goodId] && prices.get(goodId)} />, {
      align: 'right',
    }),
    column(
      'actions',
      80,
      ({ goodId, goodName }) =>
        form.goods[goodId] && (
          <ActionsCell>
            <Button
              variant="text"
              aria-label={text.removeOf(goodName)}
              onClick={() => {
                const { [goodId]: _, ...rest } = form.goods;
                onEdit(rest);
              }}
            >
              {text.remove}
            </Button>
          </ActionsCell>
        ),
      { align: 'right' },
    ),
  ];
  return (
    <Table
      label={text.goods}
      columns={columns.filter((each) => each !== false)}
      rows={plan.rows}
      rowKey={({ goodId }) => goodId}
    />
  );
}

const SHORT: Partial<Record<NonNullable<Priced['code']>, string>> = {
  MARGIN_SHORT: text.willNot,
  MARGIN_RULE: text.wouldStop,
};

function PriceCell({ priced }: { priced: Priced | undefined }) {
  if (!priced) return null;
  const { costFrom, costTo, priceFrom, priceTo, margin, code } = priced;
  const short = code && SHORT[code];
  return (
    <>
      <Text strong num>
        {text.range(formatMoney(priceFrom), formatMoney(priceTo))}
      </Text>
      <SecondLine num>{text.cost(formatMoney(costFrom), formatMoney(costTo))}</SecondLine>
      <SecondLine num tone={short ? 'danger' : 'secondary'}>
        {short ? `${text.margin(margin)}，${short}` : text.margin(margin)}
      </SecondLine>
    </>
  );
}
