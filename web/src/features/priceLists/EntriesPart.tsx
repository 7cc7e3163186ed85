import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { FieldNote } from '../../ui/layout/FormCard.tsx';
import { Grow, Row, Stack } from '../../ui/layout/Layout.tsx';
import styles from './EntriesPart.module.css';
import {
  type EntryRow,
  filledDown,
  type ListProblems,
  type PriceListForm,
  pasted,
  percentOff,
  priceOf,
  rowKey,
  warningOf,
} from './priceListForm.ts';
import { listProblemText, listEditorText as text, warningTexts } from './priceLists.text.ts';

interface Props {
  form: PriceListForm;
  problems: ListProblems;
  onAdd: () => void;
  onEdit: (change: Partial<PriceListForm>) => void;
}

/** Which goods and combinations cost what, each beside its plain price; many at once by percentage, paste or filling. */
export function EntriesPart({ form: { rows }, problems, onAdd, onEdit }: Props) {
  const edit = (changed: readonly EntryRow[]) => onEdit({ rows: changed });
  return (
    <Stack as="section" gap={8} aria-label={text.prices}>
      <Row gap={12} wrap>
        <Grow>
          <Text strong>{text.prices}</Text>
        </Grow>
        {rows.length > 0 && <Percent rows={rows} onEdit={edit} />}
        <Button icon="plus" onClick={onAdd}>
          {text.good}
        </Button>
      </Row>
      {rows.length === 0 ? (
        <SecondLine as="p">{text.noRows}</SecondLine>
      ) : (
        <>
          <div className={styles.frame}>
            <table className={styles.entries} aria-label={text.prices}>
              <thead>
                <tr>
                  {Object.entries(text.head).map(([key, name]) => (
                    <th key={key} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, at) => (
                  <Entry
                    key={rowKey(row)}
                    row={row}
                    isFirst={rows[at - 1]?.goodId !== row.goodId}
                    isLast={at === rows.length - 1}
                    error={listProblemText(problems[rowKey(row)])}
                    rows={rows}
                    onEdit={edit}
                  />
                ))}
              </tbody>
            </table>
          </div>
          <SecondLine as="p">{text.fillHint}</SecondLine>
        </>
      )}
    </Stack>
  );
}

interface EntryProps {
  row: EntryRow;
  /** Of its goods, which are named once. */
  isFirst: boolean;
  isLast: boolean;
  error: string | null;
  rows: readonly EntryRow[];
  onEdit: (rows: readonly EntryRow[]) => void;
}

function Entry({ row, isFirst, isLast, error, rows, onEdit }: EntryProps) {
  const key = rowKey(row);
  const sku = row.skuName || text.whole;
  const price = priceOf(row);
  const warning = warningOf(row);
  const paste = (event: ClipboardEvent) => {
    const words = event.clipboardData.getData('text');
    if (!/[\n\t]/.test(words)) return;
    event.preventDefault();
    onEdit(pasted(rows, key, words));
  };
  return (
    <tr>
      <td>
        {isFirst && (
          <span className={styles.good}>
            <ImageWithFallback src={row.goodPic} alt="" />
            <span>{row.goodName}</span>
          </span>
        )}
      </td>
      <td>{sku}</td>
      <td>
        <Price fen={row.usualPrice} size="small" />
        {row.stepPrice !== null && <SecondLine>{text.steps(row.stepPrice)}</SecondLine>}
      </td>
      <td>
        <Input
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          data-price
          aria-label={text.price(row.goodName, sku)}
          aria-invalid={error !== null}
          value={row.price}
          onChange={(typed) =>
            onEdit(rows.map((each) => (rowKey(each) === key ? { ...each, price: typed } : each)))
          }
          onPaste={paste}
          onKeyDown={moveByArrows}
        />
        {error ? <FieldNote error={error} /> : warning && <FieldNote hint={warningTexts[warning]} />}
      </td>
      <td>{price !== null && <Text num>{text.difference(price, row.usualPrice)}</Text>}</td>
      <td>
        {!isLast && row.price !== '' && (
          <Button variant="text" size="small" onClick={() => onEdit(filledDown(rows, key))}>
            {text.fillDown}
          </Button>
        )}
        <IconButton
          icon="trash"
          size={16}
          label={text.removeRow(row.goodName, sku)}
          onClick={() => onEdit(rows.filter((each) => rowKey(each) !== key))}
        />
      </td>
    </tr>
  );
}

/** Up and down lead from price to price. */
function moveByArrows(event: KeyboardEvent<HTMLInputElement>) {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const all = [
    ...(event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>('[data-price]') ?? []),
  ];
  all[all.indexOf(event.currentTarget) + by]?.focus();
}

/** All prices so many per cent below the plain ones. */
function Percent({ rows, onEdit }: Pick<EntryProps, 'rows' | 'onEdit'>) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const apply = () => {
    const changed = percentOff(rows, typed);
    setWrong(changed === null);
    if (changed) onEdit(changed);
  };
  return (
    <Row gap={8}>
      {wrong && <FieldNote error={text.percentWrong} />}
      <Text tone="secondary">{text.percent}</Text>
      <Input
        inputMode="decimal"
        autoComplete="off"
        maxLength={5}
        aria-label={text.percent}
        aria-invalid={wrong}
        after={text.percentUnit}
        style={{ width: 112 }}
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      <Button onClick={apply}>{text.applyPercent}</Button>
    </Row>
  );
}
