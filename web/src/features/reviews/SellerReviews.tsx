import { useFlow } from '../../flows/useFlow.ts';
import type { OwnReviewFieldsFragment } from '../../graphql/generated/graphql.ts';
import { orderPath } from '../../lib/pagePaths.ts';
import { goodsPath, paths } from '../../lib/paths.ts';
import { KeywordFilter, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { GoodsCell, TextLink, Time } from '../../ui/data/cells.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { AnswerReviewDialog } from './AnswerReviewDialog.tsx';
import { ReviewWords } from './ReviewBody.tsx';
import { ListSellerReviews } from './reviews.graphql.ts';
import {
  reviewsText,
  type SellerReviewTab,
  sellerTabNames,
  sellerReviewsText as text,
} from './reviews.text.ts';
import { Stars } from './Stars.tsx';
import { sellerReviewsParams, sellerReviewsVariables } from './sellerReviewsQuery.ts';
import { type AnsweredReview, answerReview } from './writeReview.ts';

type Row = OwnReviewFieldsFragment;
const TABS = Object.keys(sellerTabNames) as SellerReviewTab[];
const column = columnsNamed<Row, 'good' | 'score' | 'words' | 'answer' | 'actions'>(text);

/** What buyers say of a supplier's goods, and its answers. */
export default function SellerReviews() {
  usePageTitle(text.title);
  const answering = useFlow(answerReview);
  const list = useList({
    params: sellerReviewsParams,
    document: ListSellerReviews,
    variables: sellerReviewsVariables,
    pick: ({ sellerReviews }) => sellerReviews,
  });
  const { show } = list.query;
  const isWaiting = show === 'waiting';
  return (
    <>
      <PageHeader
        below={4}
        title={text.title}
        hint={text.hint}
        actions={<LinkButton to={paths.sellerGoods}>{text.back}</LinkButton>}
      />
      <Tabs
        below={16}
        label={text.tabs}
        active={show}
        items={TABS.map((key) => ({
          key,
          label: sellerTabNames[key],
          count: key === 'waiting' ? list.latest?.waiting : undefined,
        }))}
        onChange={(to) => list.change({ show: to })}
      />
      <ListFilters list={list} text={text}>
        <KeywordFilter list={list} label={text.keyword} />
      </ListFilters>
      <ListView
        list={list}
        label={text.list}
        columns={reviewColumns((item) => answering.send({ type: 'editor.open', item }))}
        text={text}
        none={
          <EmptyState
            title={isWaiting ? text.noneWaiting : text.none}
            hint={text.noneHint}
            action={
              show !== 'all' && <Button onClick={() => list.change({ show: 'all' })}>{text.showAll}</Button>
            }
          />
        }
      />
      <AnswerReviewDialog actor={answering} />
    </>
  );
}

const reviewColumns = (onAnswer: (item: AnsweredReview) => void): Column<Row>[] => [
  column('good', 260, ({ goodId, goodName, goodPic, skuName, orderNo }) => (
    <>
      <GoodsCell picture={goodPic} name={goodName} to={goodsPath(goodId)}>
        {skuName}
      </GoodsCell>
      <SecondLine>
        {text.orderNo} <TextLink to={orderPath(orderNo)}>{orderNo}</TextLink>
      </SecondLine>
    </>
  )),
  column('score', 136, ({ score, reviewer, createdAt }) => (
    <>
      <Stars score={score} />
      <SecondLine>{reviewer}</SecondLine>
      <SecondLine>
        <Time at={createdAt} />
      </SecondLine>
    </>
  )),
  column('words', undefined, (review) => (
    <>
      <ReviewWords review={{ ...review, answer: '' }} />
      {review.hiddenAt && <SecondLine tone="warning">{reviewsText.hidden(review.hiddenReason)}</SecondLine>}
    </>
  )),
  column('answer', 220, ({ answer, answeredAt }) =>
    answeredAt ? (
      <>
        <Text anywhere>{answer}</Text>
        <SecondLine>
          <Time at={answeredAt} />
        </SecondLine>
      </>
    ) : (
      <Text tone="secondary">{text.notAnswered}</Text>
    ),
  ),
  column(
    'actions',
    104,
    (review) =>
      review.allowedActions.includes('ANSWER') && (
        <Button variant="text" onClick={() => onAnswer(review)}>
          {review.answeredAt ? text.change : text.reply}
        </Button>
      ),
    { align: 'right', stick: 'right' },
  ),
];
