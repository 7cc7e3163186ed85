import { useQuery } from '@apollo/client/react';
import { failureText } from '../../../lib/fetchWithTimeout.ts';
import { paths } from '../../../lib/paths.ts';
import { useFields, useFormFields, useProblems } from '../../../lib/useFields.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { fieldMark } from '../focusField.ts';
import styles from '../GoodsEditor.module.css';
import { type Good, type StockLine, stockLine, withStock } from '../goodForm.ts';
import type { GoodsEditor } from '../goodsEditor.selectors.ts';
import { fieldNames, goodProblemText, editorText as text } from '../goodsEditor.text.ts';
import { SellerGoodOptions } from '../sellerGoods.graphql.ts';
import { stockPath } from '../stockPath.ts';

/** What the goods have at each warehouse: written at creation, shown later. */
export function StocksCard({ editor }: { editor: GoodsEditor }) {
  const { good } = useFields(editor, 'good');
  const problems = useProblems(editor);
  const problem = goodProblemText('stocks', problems.stocks);
  return (
    <section className={styles.card} aria-labelledby="stocks" {...fieldMark('stocks')}>
      <h2 id="stocks">{fieldNames.stocks}</h2>
      {good ? <Held good={good} /> : <FirstStocks editor={editor} />}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

function Held({ good: { id, stocks, unit } }: { good: Good }) {
  return (
    <>
      {stocks.length === 0 && <p className={styles.hint}>{text.noStock}</p>}
      <ul className={styles.held}>
        {stocks.map((stock) => (
          <li key={stock.id}>
            <span>{stock.warehouseName}</span>
            <span className="num">{text.available(stock.available, unit)}</span>
            <span className={styles.quiet}>
              <span className="num">{stock.locked > 0 && text.locked(stock.locked)}</span>
            </span>
            {stock.isLow && <Tag tone="orange">{text.isLow}</Tag>}
          </li>
        ))}
      </ul>
      <LinkButton to={stockPath(id)}>{text.toStock}</LinkButton>
    </>
  );
}

function FirstStocks({ editor }: { editor: GoodsEditor }) {
  const form = useFormFields(editor, 'stocks');
  const { data, error, refetch } = useQuery(SellerGoodOptions, { context: { quiet: true } });
  const warehouses = data?.sellerWarehouses.list;
  if (!warehouses && error) {
    return (
      <Message
        tone="warning"
        action={
          <Button size="small" onClick={() => void refetch()}>
            {text.retry}
          </Button>
        }
      >
        {text.noWarehousesRead}：{failureText(error)}
      </Message>
    );
  }
  if (!warehouses) return <Skeleton height={72} />;
  if (warehouses.length === 0) {
    return (
      <Message
        tone="warning"
        action={
          <LinkButton size="small" to={paths.sellerWarehouses}>
            {text.toWarehouses}
          </LinkButton>
        }
      >
        {text.noWarehouses}
      </Message>
    );
  }
  const edit = (line: StockLine) =>
    editor.send({ type: 'form.edit', change: { stocks: withStock(form, line) } });
  return (
    <>
      <p className={styles.hint}>{text.stocksHint}</p>
      <ul className={styles.lines}>
        <li aria-hidden="true" className={styles.lineHead}>
          <span>{text.warehouse}</span>
          <span>{text.quantity}</span>
          <span>{text.warnQuantity}</span>
        </li>
        {warehouses.map(({ id, name, status }) => {
          const line = stockLine(form, id);
          return (
            <li key={id}>
              <span className={styles.place}>
                {name}
                {status !== 'ACTIVE' && <Tag>{text.paused}</Tag>}
              </span>
              <Input
                inputMode="numeric"
                autoComplete="off"
                maxLength={7}
                aria-label={text.quantityAt(name)}
                value={line.quantity}
                onChange={(quantity) => edit({ ...line, quantity })}
              />
              <Input
                inputMode="numeric"
                autoComplete="off"
                maxLength={7}
                aria-label={text.warnAt(name)}
                value={line.warnQuantity}
                onChange={(warnQuantity) => edit({ ...line, warnQuantity })}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
