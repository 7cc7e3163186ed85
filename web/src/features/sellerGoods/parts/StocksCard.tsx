import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { LoadSellerGoodOptionsQuery } from '../../../graphql/generated/graphql.ts';
import { failureText } from '../../../lib/fetchWithTimeout.ts';
import { paths } from '../../../lib/paths.ts';
import { useFields, useFormFields, useProblems } from '../../../lib/useFields.ts';
import { Tag } from '../../../ui/base/Tag.tsx';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Button, LinkButton } from '../../../ui/buttons/Button.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Input } from '../../../ui/inputs/Input.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { FieldNote, FormCard } from '../../../ui/layout/FormCard.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { fieldMark } from '../EditorField.tsx';
import styles from '../GoodsEditor.module.css';
import {
  type Good,
  isBundle,
  isSingle,
  type StockLine,
  type StockPart,
  stockLine,
  withStock,
} from '../goodForm.ts';
import { type GoodsEditor, hasNewSkus } from '../goodsEditor.selectors.ts';
import { fieldNames, goodProblemText, editorText as text } from '../goodsEditor.text.ts';
import { LoadSellerGoodOptions } from '../sellerGoods.graphql.ts';
import { stockPath } from '../sellerGoodsQuery.ts';
import { skusText } from '../skus/skus.text.ts';

/** What the goods have at each warehouse: written at creation, shown later. */
export function StocksCard({ editor }: { editor: GoodsEditor }) {
  const { item: good } = useFields(editor, 'item');
  const form = useFormFields(editor, 'bundles', 'properties', 'only');
  const hasNew = useSelector(editor, hasNewSkus);
  const problems = useProblems(editor);
  return (
    <FormCard title={fieldNames.stocks} {...fieldMark('stocks')}>
      {isBundle(form) ? (
        <OfBundle good={good} />
      ) : good ? (
        <Held good={good} />
      ) : (
        isSingle(form) && <FirstStocks editor={editor} />
      )}
      {hasNew && <SkuWarehouse editor={editor} />}
      <FieldNote error={goodProblemText('stocks', problems.stocks)} />
    </FormCard>
  );
}

/** A bundle is there as often as its parts are. */
function OfBundle({ good }: { good: Good | null }) {
  return (
    <>
      <FieldNote hint={text.bundleStock} />
      {good && <BundleStocks good={good} />}
    </>
  );
}

function BundleStocks({ good: { bundleStocks, unit } }: { good: Good }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <ul className={styles.held} aria-label={text.ofBundle} tabIndex={0}>
      {bundleStocks.map(({ skuId, skuName, warehouseId, warehouseName, available }) => (
        <li key={`${skuId} ${warehouseId}`}>
          <span>
            {warehouseName}
            {skuName && <SecondLine>{skuName}</SecondLine>}
          </span>
          <span className="num">{text.available(available, unit)}</span>
          <Text tone="secondary">{text.ofBundle}</Text>
        </li>
      ))}
    </ul>
  );
}

function Stocks({ good: { stocks, unit } }: { good: Good }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <ul className={styles.held} aria-label={fieldNames.stocks} tabIndex={0}>
      {stocks.map((stock) => (
        <li key={stock.id}>
          <span>
            {stock.warehouseName}
            {stock.skuName && <SecondLine>{stock.skuName}</SecondLine>}
          </span>
          <span className="num">{text.available(stock.available, unit)}</span>
          <Text tone="secondary" num>
            {stock.locked > 0 && text.locked(stock.locked)}
          </Text>
          {stock.isLow && <Tag tone="orange">{text.isLow}</Tag>}
        </li>
      ))}
    </ul>
  );
}

function Held({ good }: { good: Good }) {
  const { id, stocks, bundleStocks } = good;
  return (
    <>
      {stocks.length + bundleStocks.length === 0 && <FieldNote hint={text.noStock} />}
      {stocks.length > 0 && <Stocks good={good} />}
      {bundleStocks.length > 0 && <BundleStocks good={good} />}
      <LinkButton to={stockPath(id)}>{text.toStock}</LinkButton>
    </>
  );
}

type Warehouses = LoadSellerGoodOptionsQuery['sellerWarehouses']['list'];

/** The own warehouses, or why there are none to show. */
function OwnWarehouses({ children }: { children: (warehouses: Warehouses) => ReactNode }) {
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
  return children(warehouses);
}

/** Where the first stock of new combinations is. */
function SkuWarehouse({ editor }: { editor: GoodsEditor }) {
  const { warehouseId } = useFormFields(editor, 'warehouseId');
  const isWrong = useProblems(editor).stocks?.code === 'warehouse';
  return (
    <OwnWarehouses>
      {(warehouses) => (
        <>
          <FieldNote hint={skusText.stocksHint} />
          <Row gap={8} above={8}>
            <span>{skusText.warehouse}</span>
            <Select
              aria-label={skusText.warehouse}
              aria-invalid={isWrong}
              placeholder={skusText.chooseWarehouse}
              value={warehouseId}
              options={warehouses.map(({ id, name }) => ({ value: id, text: name }))}
              onChange={(chosen) => editor.send({ type: 'form.edit', change: { warehouseId: chosen } })}
            />
          </Row>
        </>
      )}
    </OwnWarehouses>
  );
}

function FirstStocks({ editor }: { editor: GoodsEditor }) {
  return <OwnWarehouses>{(warehouses) => <Lines editor={editor} warehouses={warehouses} />}</OwnWarehouses>;
}

function Lines({ editor, warehouses }: { editor: GoodsEditor; warehouses: Warehouses }) {
  const form = useFormFields(editor, 'stocks');
  const edit = (line: StockLine) =>
    editor.send({ type: 'form.edit', change: { stocks: withStock(form, line) } });
  return (
    <>
      <FieldNote hint={text.stocksHint} />
      <ul className={styles.lines}>
        <li aria-hidden="true" className={styles.lineHead}>
          <span>{text.warehouse}</span>
          <span>{text.quantity}</span>
          <span>{text.safetyQuantity}</span>
          <span>{text.warnQuantity}</span>
        </li>
        {warehouses.map(({ id, name, status }) => {
          const line = stockLine(form, id);
          const pieces = (part: StockPart, label: string) => (
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
              {pieces('safetyQuantity', text.safetyAt(name))}
              {pieces('warnQuantity', text.warnAt(name))}
            </li>
          );
        })}
      </ul>
    </>
  );
}
