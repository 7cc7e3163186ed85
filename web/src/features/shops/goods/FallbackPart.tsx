import { useFields } from '../../../lib/useFields.ts';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Input } from '../../../ui/inputs/Input.tsx';
import { Segmented } from '../../../ui/inputs/Segmented.tsx';
import { Grow, Row, Stack } from '../../../ui/layout/Layout.tsx';
import { ItemList } from './ItemList.tsx';
import type { ShopGoods } from './shopGoods.machine.ts';
import { shopGoodsText as text } from './shopGoods.text.ts';
import { limitFen, noFallback } from './shopItem.ts';

/** What goes out where the chosen combinations cannot, and when it does so by itself. */
export function FallbackPart({ actor }: { actor: ShopGoods }) {
  const { fallback } = useFields(actor, 'fallback');
  const { items, byItself, ...limits } = fallback ?? noFallback;
  const change = (changed: Partial<typeof noFallback>) =>
    actor.send({ type: 'fallback.change', change: changed });
  return (
    <section>
      <Text as="h3" below={8}>
        {text.fallback}
      </Text>
      {items.length === 0 && <Text tone="secondary">{text.emptyFallback}</Text>}
      <ItemList
        label={text.fallbackItems}
        items={items}
        onNumber={(skuId, quantity) =>
          change({ items: items.map((item) => (item.skuId === skuId ? { ...item, quantity } : item)) })
        }
        onRemove={(skuId) => change({ items: items.filter((item) => item.skuId !== skuId) })}
      />
      <SecondLine above={8} below={8}>
        {text.fallbackHint}
      </SecondLine>
      {items.length > 0 && (
        <Stack gap={12}>
          <Segmented
            label={text.byItself}
            value={byItself ? 'take' : 'suggest'}
            choices={[
              { value: 'suggest', label: text.byItselves.suggest },
              { value: 'take', label: text.byItselves.take },
            ]}
            onChange={(chosen) => change({ byItself: chosen === 'take' })}
          />
          <Row gap={16} align="start">
            {LIMITS.map((limit) => (
              <Grow key={limit}>
                <Field
                  label={text[limit]}
                  hint={text[`${limit}Hint`]}
                  error={limitFen(limits[limit]) === undefined ? text.notAmount : undefined}
                >
                  {(wiring) => (
                    <Input
                      {...wiring}
                      className="num"
                      inputMode="decimal"
                      autoComplete="off"
                      maxLength={12}
                      value={limits[limit]}
                      onChange={(yuan) => change({ [limit]: yuan })}
                    />
                  )}
                </Field>
              </Grow>
            ))}
          </Row>
        </Stack>
      )}
    </section>
  );
}

const LIMITS = ['priceLimit', 'moreLimit'] as const;
