import { shipTemplatePath } from '../../lib/pagePaths.ts';
import { goodsPath } from '../../lib/paths.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { GoodsCell } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import styles from './ShipmentTemplatesPage.module.css';
import { type NamedSender, senderOf } from './senderOf.ts';
import { templatesText as text } from './shipmentTemplates.text.ts';
import type { ShipmentTemplate } from './templateActions.ts';

interface Props {
  template: ShipmentTemplate;
  /** A notice has told of it. */
  told: boolean;
  /** Those of the account, among which its own is named. */
  senders: readonly NamedSender[];
  /** Left out for who may only look, as is the way to ship. */
  onRename?: () => void;
  onRemove?: () => void;
}

/** A template: what a parcel holds, how it goes and what it costs today. */
export function TemplateCard({ template, told, senders, onRename, onRemove }: Props) {
  const { id, name, items, warehouseName, courierName, remark, price } = template;
  const { problems, changes } = template;
  return (
    <Panel
      as="li"
      small
      aria-label={name}
      className={styles.template}
      {...(told && { 'aria-current': true })}
    >
      <header className={styles.head}>
        <h2>{name}</h2>
        {problems.length > 0 && <StatusDot tone="danger">{text.blocked}</StatusDot>}
        {problems.length === 0 && changes.length > 0 && <StatusDot tone="warning">{text.changed}</StatusDot>}
      </header>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.skuId} className={styles.item}>
            <GoodsCell picture={item.pic} name={item.goodName} to={goodsPath(item.goodId)}>
              {item.skuName}
            </GoodsCell>
            <Text num>{text.pieces(item.quantity, item.unit)}</Text>
          </li>
        ))}
      </ul>
      {[...problems, ...changes].length > 0 && (
        <div>
          {problems.map((problem) => (
            <SecondLine key={problem} tone="danger">
              {problem}
            </SecondLine>
          ))}
          {changes.map((change) => (
            <SecondLine key={change} tone="warning">
              {change}
            </SecondLine>
          ))}
        </div>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{text.warehouse}</dt>
          <dd>{warehouseName}</dd>
        </div>
        <div>
          <dt>{text.courier}</dt>
          <dd>{courierName}</dd>
        </div>
        <div>
          <dt>{text.sender}</dt>
          <dd>{senderOf(template, senders) || text.noSender}</dd>
        </div>
        {remark && (
          <div>
            <dt>{text.remark}</dt>
            <dd>{remark}</dd>
          </div>
        )}
      </dl>
      <footer className={styles.foot}>
        <span title={text.priceHint}>
          {price === null ? (
            <Text tone="secondary">{text.noPrice}</Text>
          ) : (
            <>
              <Text tone="secondary">{text.price}</Text> <Price fen={price} size="large" strong />
            </>
          )}
        </span>
        <span className={styles.actions}>
          {onRemove && (
            <Button variant="quiet" onClick={onRemove}>
              {text.remove}
            </Button>
          )}
          {onRename && (
            <Button variant="text" onClick={onRename}>
              {text.rename}
            </Button>
          )}
          {onRename && <LinkButton to={shipTemplatePath(id)}>{text.use}</LinkButton>}
        </span>
      </footer>
    </Panel>
  );
}
