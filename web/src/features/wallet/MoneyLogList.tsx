import type { AccountKind, MoneyLogType } from '../../graphql/generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { formatTimestamp } from '../../lib/time.ts';
import { ChoiceFilters, KeywordFilter } from '../../list/ListFilters.tsx';
import { useList } from '../../list/useList.ts';
import { Link } from '../../ui/base/Link.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { columnChoices, columnsNamed } from '../../ui/columns/column.ts';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { type Log, originOf } from './logOrigin.ts';
import styles from './MoneyLogList.module.css';
import { WalletList } from './WalletList.tsx';
import { ListMoneyLogs } from './wallet.graphql.ts';
import {
  directionNames,
  filterText,
  logColumnNames,
  tabNames,
  logsText as text,
  typeNames,
} from './wallet.text.ts';
import { logsParams, logsVariables } from './walletQuery.ts';

/** Movements that an account of the other kind has alone. */
const STRANGE: Record<AccountKind, readonly MoneyLogType[]> = {
  BUYER: [
    'SUPPLIER_SETTLE',
    'SUPPLIER_REVERSE',
    'DEPOSIT_TOP_UP',
    'DEPOSIT_PAY_IN',
    'DEPOSIT_RETURN',
    'DEPOSIT_PAID',
  ],
  SELLER: ['ORDER_PAY', 'PACKAGE_REFUND', 'AGENT_PROFIT', 'AGENT_REVERSE'],
};

const { time: _time, ...hideable } = logColumnNames;
/** The columns that may be hidden; the time identifies a line. */
const choices = columnChoices(hideable, ['frozenAfter', 'bizNo']);

const column = columnsNamed<Log, keyof typeof logColumnNames>(logColumnNames);
const right = { align: 'right' } as const;
const columns = [
  column(
    'time',
    168,
    ({ createdAt }) => (
      <time className="num" dateTime={createdAt}>
        {formatTimestamp(createdAt)}
      </time>
    ),
    { stick: 'left' },
  ),
  column('type', 104, ({ typeText }) => typeText),
  column('what', undefined, What),
  column('amount', 136, Amount, right),
  column('after', 128, ({ balanceAfter }) => <Price fen={balanceAfter} />, right),
  column('frozenAfter', 128, ({ frozenAfter }) => <Price fen={frozenAfter} />, right),
  column('bizNo', 208, ({ bizNo }) =>
    bizNo ? <Copyable text={bizNo} label={logColumnNames.bizNo} /> : text.nothing,
  ),
  column('logNo', 128, ({ logNo }) => <SecondLine num>{logNo}</SecondLine>),
];

/** Every line of the wallet as the address narrows them, the newest first. */
export function MoneyLogList({ kind }: { kind: AccountKind }) {
  const list = useList({
    params: logsParams,
    document: ListMoneyLogs,
    variables: logsVariables,
    pick: ({ moneyLogs }) => moneyLogs,
  });
  const types = optionsOf(typeNames).filter(({ value }) => !STRANGE[kind].includes(value));
  return (
    <WalletList
      list={list}
      label={tabNames.logs}
      subject={{ list: 'moneyLogs', filter: list.filter }}
      table={`${kind.toLowerCase()}.moneyLogs`}
      choices={choices}
      columns={columns}
      sums={list.page && text.sums(list.page.sumIn, Math.abs(list.page.sumOut))}
      none={
        <EmptyState
          illustration="purse"
          title={text.none}
          hint={text.noneHint[kind]}
          action={kind === 'BUYER' && <LinkButton to={paths.home}>{text.goShopping}</LinkButton>}
        />
      }
    >
      <KeywordFilter list={list} label={filterText.keyword} hint={filterText.keywordHint} />
      <ChoiceFilters
        list={list}
        text={filterText}
        options={{ direction: optionsOf(directionNames), type: types }}
      />
    </WalletList>
  );
}

/** What moved the money, of what it is made up, and the way to it. */
function What(log: Log) {
  const origin = originOf(log);
  return (
    <>
      {log.title}
      {origin && (
        <Link to={origin.to} className={styles.link}>
          {origin.text}
        </Link>
      )}
      {log.parts.length > 0 && (
        <SecondLine num>
          {log.parts.map(({ title, amount }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line keep their places
            <span key={at} className={styles.part}>
              {text.part(title, amount)}
            </span>
          ))}
        </SecondLine>
      )}
      {log.actedBy && <SecondLine>{text.actedBy(log.actedBy)}</SecondLine>}
    </>
  );
}

function Amount({ amount, frozenBefore, frozenAfter }: Log) {
  return (
    <>
      <Price fen={amount} signed />
      {frozenAfter !== frozenBefore && <SecondLine num>{text.frozen(frozenAfter - frozenBefore)}</SecondLine>}
    </>
  );
}
