import { useSelector } from '@xstate/react';
import type { ConfirmAction } from '../../flows/confirmAction.ts';
import type { BasketLineInput } from '../../graphql/generated/graphql.ts';
import { goodsPath, warehousePath } from '../../lib/paths.ts';
import { isBusy } from '../../lib/selectors.ts';
import { Link } from '../../ui/base/Link.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { NumberInput } from '../../ui/inputs/NumberInput.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import styles from './BasketPage.module.css';
import { basketText as text } from './basketLines.text.ts';
import { type BasketLine, nameOfLine, type WarehouseLines } from './chosenLines.ts';

interface Actions {
  isChosen: (line: BasketLine) => boolean;
  onChoose: (lines: readonly BasketLine[], chosen: boolean) => void;
  changing: ConfirmAction<BasketLineInput>;
  removing: ConfirmAction<readonly number[]>;
}

/** The lines of a warehouse: they go in one parcel to each recipient. */
export function WarehousePanel({ warehouseId, warehouseName, lines, ...actions }: WarehouseLines & Actions) {
  const open = lines.filter(({ state }) => state === 'OK');
  const chosen = open.filter(actions.isChosen);
  return (
    <Panel small aria-label={warehouseName}>
      <header className={styles.head}>
        <Checkbox
          label={<span className="sr-only">{text.chooseAll(warehouseName)}</span>}
          checked={open.length > 0 && chosen.length === open.length}
          indeterminate={chosen.length > 0 && chosen.length < open.length}
          disabled={open.length === 0}
          onChange={(on) => actions.onChoose(open, on)}
        />
        <h2>
          <Link to={warehousePath(warehouseId)}>{warehouseName}</Link>
        </h2>
      </header>
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} {...actions} />
        ))}
      </ul>
    </Panel>
  );
}

function Line({ line, isChosen, onChoose, changing, removing }: { line: BasketLine } & Actions) {
  const busy = useSelector(changing, isBusy);
  const isRemoving = useSelector(removing, isBusy);
  const { id, goodId, warehouseId, skuId, quantity, maxNum, unit, price, priceDelta, state } = line;
  const name = nameOfLine(line);
  const canOrder = state === 'OK';
  return (
    <li className={styles.line}>
      <Checkbox
        label={<span className="sr-only">{text.choose(name)}</span>}
        checked={isChosen(line)}
        disabled={!canOrder}
        onChange={(on) => onChoose([line], on)}
      />
      <ImageWithFallback src={line.pic} alt="" className={styles.picture} />
      <div className={styles.name}>
        <Link to={goodsPath(goodId, warehouseId)}>{line.goodName}</Link>
        {line.skuName && <SecondLine>{line.skuName}</SecondLine>}
        {!canOrder && (
          <SecondLine tone="danger">
            {text.states[state]}
            {state === 'SHORT' && `，${text.left(line.available, unit)}`}
          </SecondLine>
        )}
      </div>
      <div className={styles.price}>
        <Price fen={price} />
        {priceDelta !== 0 && (
          <SecondLine tone={priceDelta > 0 ? 'warning' : 'secondary'}>
            {priceDelta > 0 ? text.dearer(priceDelta) : text.cheaper(-priceDelta)}
          </SecondLine>
        )}
      </div>
      <div className={styles.pieces}>
        <NumberInput
          label={text.pieces(name)}
          value={quantity}
          min={1}
          max={Math.min(maxNum, 99)}
          unit={unit}
          disabled={busy || state === 'OFF_SALE'}
          onChange={(value) =>
            changing.send({ type: 'action.run', subject: { skuId, warehouseId, quantity: value } })
          }
        />
        <Text as="p" small tone="secondary">
          {text.perParcel}
        </Text>
      </div>
      <span className={styles.sum}>{canOrder && <Price fen={price * quantity} strong />}</span>
      <IconButton
        icon="trash"
        size={16}
        label={text.remove(name)}
        disabled={isRemoving}
        onClick={() => removing.send({ type: 'action.run', subject: [id] })}
      />
    </li>
  );
}
