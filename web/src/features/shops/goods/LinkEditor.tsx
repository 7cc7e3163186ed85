import { refusalText } from '../../../fields/refusal.text.ts';
import { useFields, useMatches, useTag } from '../../../lib/useFields.ts';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ImageWithFallback } from '../../../ui/data/ImageWithFallback.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { Fields } from '../../../ui/inputs/Fields.tsx';
import { Grow, Row, Stack } from '../../../ui/layout/Layout.tsx';
import { FallbackPart } from './FallbackPart.tsx';
import { ItemList } from './ItemList.tsx';
import { LinkPlaces } from './LinkPlaces.tsx';
import styles from './ShopGoods.module.css';
import { SkuFinder } from './SkuFinder.tsx';
import type { ShopGoods } from './shopGoods.machine.ts';
import { shopGoodsText as text } from './shopGoods.text.ts';
import { isWholeShop, type LinkTarget, nameOfItem } from './shopItem.ts';

/** What is linked to which combinations, how many of each, from where and by whom. */
export function LinkEditor({ actor }: { actor: ShopGoods }) {
  const { targets, failed, refusal } = useFields(actor, 'targets', 'failed', 'refusal');
  const busy = useTag(actor, 'busy');
  const unsaved = useMatches(actor, { editing: 'requestFailed' });
  const finding = useMatches(actor, 'finding');
  const [target] = targets;
  if (finding) return <Skeleton height={280} />;
  if (!target) {
    return (
      <Message
        tone="warning"
        action={
          <Button size="small" onClick={() => actor.send({ type: 'retry' })}>
            {text.retry}
          </Button>
        }
      >
        {refusal ? refusalText(refusal) : text.notFound}
      </Message>
    );
  }
  const [why] = Object.values(failed);
  return (
    <Stack gap={16}>
      <TargetHead targets={targets} />
      <ChangedText actor={actor} target={target} />
      <Fields saving={busy}>
        <Stack gap={16}>
          <ChosenItems actor={actor} isWhole={isWholeShop(target)} />
          <Suggestions actor={actor} targets={targets} />
          <SkuFinder actor={actor} />
          <LinkPlaces actor={actor} />
          <FallbackPart actor={actor} />
          <EveryVariant actor={actor} targets={targets} />
        </Stack>
      </Fields>
      {refusal && <Message tone="danger">{refusalText(refusal)}</Message>}
      {why && <Message tone="danger">{why}</Message>}
      {unsaved && <Message tone="warning">{text.unsaved}</Message>}
    </Stack>
  );
}

/** What is being linked. */
function TargetHead({ targets }: { targets: readonly LinkTarget[] }) {
  const [target] = targets;
  if (!target || isWholeShop(target)) return <Text strong>{text.wholeShop}</Text>;
  if (targets.length > 1) return <Text strong>{text.many(targets.length)}</Text>;
  return (
    <Row gap={12}>
      <ImageWithFallback src={target.pic} alt="" className={styles.picture} />
      <Grow>
        <Text block strong>
          {target.title}
        </Text>
        <SecondLine>{target.sku}</SecondLine>
      </Grow>
    </Row>
  );
}

/** What the SKU was called when it was linked and what it is called now, with one key to say that it is the same. */
function ChangedText({ actor, target }: { actor: ShopGoods; target: LinkTarget }) {
  const busy = useTag(actor, 'busy');
  if (target.agreedText === null) return null;
  return (
    <Message
      tone="warning"
      action={
        <Button size="small" disabled={busy} onClick={() => actor.send({ type: 'link.confirm' })}>
          {text.stillRight}
        </Button>
      }
    >
      {text.changed(target.agreedText, target.remoteSkuText)}
    </Message>
  );
}

/** The chosen combinations with the pieces of each. */
function ChosenItems({ actor, isWhole }: { actor: ShopGoods; isWhole: boolean }) {
  const { items } = useFields(actor, 'items');
  return (
    <section>
      <Text as="h3" below={8}>
        {isWhole ? text.perParcel : text.perPiece}
      </Text>
      {items.length === 0 && <Text tone="secondary">{text.emptyItems}</Text>}
      <ItemList
        label={text.chosenItems}
        items={items}
        onNumber={(skuId, quantity) => actor.send({ type: 'quantity.change', skuId, quantity })}
        onRemove={(skuId) => actor.send({ type: 'item.remove', skuId })}
      />
    </section>
  );
}

/** What the only SKU may stand for. */
function Suggestions({ actor, targets }: { actor: ShopGoods; targets: readonly LinkTarget[] }) {
  const { items } = useFields(actor, 'items');
  const [target] = targets;
  const open = target?.suggestions.filter(({ skuId }) => !items.some((item) => item.skuId === skuId)) ?? [];
  if (targets.length > 1 || open.length === 0) return null;
  return (
    <section>
      <Text as="h3" below={8}>
        {text.suggestions}
      </Text>
      <Row gap={8} wrap>
        {open.map((suggestion) => (
          <Button
            key={suggestion.skuId}
            size="small"
            aria-label={text.acceptOf(nameOfItem(suggestion))}
            onClick={() => actor.send({ type: 'item.add', item: suggestion })}
          >
            {`${nameOfItem(suggestion)} · ${text.reasons[suggestion.reason]}`}
          </Button>
        ))}
      </Row>
    </section>
  );
}

/** Whether all variants of the only SKU's item are linked so. */
function EveryVariant({ actor, targets }: { actor: ShopGoods; targets: readonly LinkTarget[] }) {
  const { everyVariant } = useFields(actor, 'everyVariant');
  const [target] = targets;
  if (targets.length > 1 || !target?.remoteSkuId) return null;
  return (
    <Checkbox
      label={text.forEveryVariant}
      checked={everyVariant}
      onChange={(all) => actor.send({ type: 'variants.choose', everyVariant: all })}
    />
  );
}
