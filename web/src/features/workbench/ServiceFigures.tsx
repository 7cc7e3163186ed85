import type { AfterSalesSumsFragment, ProfitSumsFragment } from '../../graphql/generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { Text } from '../../ui/base/Text.tsx';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Figures } from '../../ui/layout/Figures.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { formatRate, formatSeconds } from '../statistics/figures.text.ts';
import { profitText } from '../statistics/profit.text.ts';
import styles from './Workbench.module.css';
import { workbenchText as text } from './workbench.text.ts';

interface Props {
  /** A member may see no sums. */
  seesMoney: boolean;
  profit: ProfitSumsFragment | undefined;
  service: AfterSalesSumsFragment | undefined;
}

const MONEY = ['profit', 'goodsIncome', 'pending'] as const;

/** What was earned within thirty days, and how buyers were served. */
export function ServiceFigures({ seesMoney, profit, service }: Props) {
  const waiting = <Skeleton width={72} height={28} />;
  const served = (value: string | number | undefined) =>
    value === undefined ? waiting : <span className={styles.figure}>{value}</span>;
  return (
    <Panel aria-label={text.figures} aria-busy={(seesMoney && !profit) || !service}>
      <Row justify="space-between" below={12}>
        <Text as="h2">{text.figures}</Text>
        <span>
          {seesMoney && (
            <LinkButton variant="text" to={paths.profit}>
              {text.more}
            </LinkButton>
          )}
          <LinkButton variant="text" to={`${paths.profit}?tab=afterSales`}>
            {text.moreService}
          </LinkButton>
        </span>
      </Row>
      {seesMoney && (
        <Figures
          className={styles.figures}
          below={12}
          items={MONEY.map((key) => ({
            term: profitText[key],
            value: profit ? <Price fen={profit[key]} size="large" /> : waiting,
          }))}
        />
      )}
      <Figures
        className={styles.figures}
        items={[
          { term: text.refundedRate, value: served(service && formatRate(service.refundedRate)) },
          { term: text.disputedRate, value: served(service && formatRate(service.disputedRate)) },
          { term: text.answerMedian, value: served(service && formatSeconds(service.answerMedian)) },
          { term: text.answeredLate, value: served(service?.answeredLateCount) },
        ]}
      />
    </Panel>
  );
}
