import type {
  AccountKind,
  ClosingCheckKey,
  LoadAccountClosingQuery,
} from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import { rechargePath, refundsPath } from '../../lib/pagePaths.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/base/Link.tsx';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import styles from './Closing.module.css';
import { checkText, closingText as text } from './closing.text.ts';

interface Props {
  checks: LoadAccountClosingQuery['accountClosing']['checks'];
  kind: AccountKind;
}

/** What is to be settled before an account is closed, each with the page where it is. */
export function ClosingChecks({ checks, kind }: Props) {
  const links = linksOf(kind);
  const shown = checks.filter(({ key, count }) => count > 0 || kind === 'SELLER' || key !== 'GOODS_ON_SALE');
  return (
    <div>
      <h3>{text.checks}</h3>
      <ul>
        {shown.map(({ key, count, amount }) => (
          <Row key={key} as="li" gap={12} className={styles.row}>
            <Grow as="span">
              {checkText[key].name}
              {count > 0 && checkText[key].hint && <SecondLine as="p">{checkText[key].hint}</SecondLine>}
            </Grow>
            <StatusDot tone={count > 0 ? 'warning' : 'success'}>
              {count === 0 ? text.settled : amount > 0 ? formatMoney(amount) : text.open(count)}
            </StatusDot>
            <span className={styles.link}>
              {count > 0 && (
                <Link to={links[key]} aria-label={`${checkText[key].name}：${checkText[key].link}`}>
                  {checkText[key].link}
                </Link>
              )}
            </span>
          </Row>
        ))}
      </ul>
    </div>
  );
}

/** Where each thing is settled that keeps an account from being closed. */
function linksOf(kind: AccountKind): Record<ClosingCheckKey, string> {
  const wallet = kind === 'BUYER' ? paths.buyerWallet : paths.sellerWallet;
  return {
    UNPAID_ORDERS: `${paths.orders}?tab=pendingPayment`,
    PARCELS: '/packageCenter',
    AFTER_SALE: '/packageCenter',
    REFUNDS: refundsPath(),
    GOODS_ON_SALE: paths.sellerGoods,
    CASH_OUTS: `${wallet}?tab=cashOuts`,
    RECHARGES: `${wallet}?tab=recharges`,
    INCOME: wallet,
    DEBT: rechargePath({}, wallet),
  };
}
