import { Link } from 'react-router-dom';
import type { AccountKind, LoadAccountClosingQuery } from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import { StatusDot } from '../../ui/StatusDot.tsx';
import styles from './Closing.module.css';
import { checkText, closingText as text } from './closing.text.ts';
import { closingLinks } from './closingLinks.ts';

interface Props {
  checks: LoadAccountClosingQuery['accountClosing']['checks'];
  kind: AccountKind;
}

/** What is to be settled before an account is closed, each with the page where it is. */
export function ClosingChecks({ checks, kind }: Props) {
  const links = closingLinks(kind);
  const shown = checks.filter(({ key, count }) => count > 0 || kind === 'SELLER' || key !== 'GOODS_ON_SALE');
  return (
    <div>
      <h3>{text.checks}</h3>
      <ul>
        {shown.map(({ key, count, amount }) => (
          <li key={key} className={styles.row}>
            <span className={styles.name}>
              {checkText[key].name}
              {count > 0 && checkText[key].hint && <p className={styles.sub}>{checkText[key].hint}</p>}
            </span>
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
          </li>
        ))}
      </ul>
    </div>
  );
}
