import { useQuery } from '@apollo/client/react';
import { failureText } from '../../../lib/fetchWithTimeout.ts';
import { paths } from '../../../lib/paths.ts';
import { useFields, useFormFields, useProblems } from '../../../lib/useFields.ts';
import { Tag } from '../../../ui/base/Tag.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { Button, LinkButton } from '../../../ui/buttons/Button.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Input } from '../../../ui/inputs/Input.tsx';
import { FieldNote, FormCard } from '../../../ui/layout/FormCard.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import styles from '../GoodsEditor.module.css';
import { type Good, type StockLine, stockLine, withStock } from '../goodForm.ts';
import type { GoodsEditor } from '../goodsEditor.selectors.ts';
import { fieldNames, goodProblemText, editorText as text } from '../goodsEditor.text.ts';
import { LoadSellerGoodOptions } from '../sellerGoods.graphql.ts';
import { stockPath } from '../sellerGoodsQuery.ts';
import { fieldMark } from './EditorField.tsx';

/** What the goods have at each warehouse: written at creation, shown later. */
export function StocksCard({ editor }: { editor: GoodsEditor }) {
  const { item: good } = useFields(editor, 'item');
  const problems = useProblems(editor);
  return (
    <FormCard title={fieldNames.stocks} {...fieldMark('stocks')}>
      {good ? <Held good={good} /> : <FirstStocks editor={editor} />}
      <FieldNote error={goodProblemText('stocks', problems.stocks)} />
    </FormCard>
  );
}

function Held({ good: { id, stocks, unit } }: { good: Good }) {
  return (
    <>
      {stocks.length === 0 && <FieldNote hint={text.noStock} />}
      <ul className={styles.held}>
        {stocks.map((stock) => (
          <li key={stock.id}>
            <span>{stock.warehouseName}</span>
            <span className="num">{text.available(stock.available, unit)}</span>
            <Text tone="secondary" num>
              {stock.locked > 0 && text.locked(stock.locked)}
            </Text>
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
  const { data, error, refetch } = useQuery(LoadSellerGoodOptions, { context: { quiet: true } });
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
      <FieldNote hint={text.stocksHint} />
      <ul className={styles.lines}>
        <li aria-hidden="true" className={styles.lineHead}>
          <span>{text.warehouse}</span>
          <span>{text.quantity}</span>
          <span>{text.warnQuantity}</span>
        </li>
        {warehouses.map(({ id, name, status }) => {
          const line = stockLine(form, id);
          const pieces = (part: 'quantity' | 'warnQuantity', label: string) => (
            <Input
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
              aria-label={label}
              value={line[part]}
              onChange={(typed) => edit({ ...line, [part]: typed })}
            />
          );
          return (
            <li key={id}>
              <Row as="span">
                {name}
                {status !== 'ACTIVE' && <Tag>{text.paused}</Tag>}
              </Row>
              {pieces('quantity', text.quantityAt(name))}
              {pieces('warnQuantity', text.warnAt(name))}
            </li>
          );
        })}
      </ul>
    </>
  );
}
