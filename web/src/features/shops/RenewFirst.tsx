import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import type { BindShop } from './binding/bindShop.machine.ts';
import { forecastWords, forecastText as text } from './forecast.text.ts';
import styles from './RenewFirst.module.css';
import type { ShopsToRenew } from './useShopsToRenew.ts';

interface Props {
  toRenew: ShopsToRenew;
  binding: BindShop;
  /** Shows the orders of a shop that come too late. */
  onShow: (shopId: number) => void;
  /** The only shop whose orders can be shown; otherwise those of each. */
  shopId?: number | null;
}

/** What to renew first, because it loses something first, each with its button. */
export function RenewFirst({ toRenew: { shops, total }, binding, onShow, shopId }: Props) {
  if (shops.length === 0) return null;
  return (
    <Message tone="warning" below={12}>
      <Text block strong>
        {text.renewFirst}
      </Text>
      <ol className={styles.shops} aria-label={text.list}>
        {shops.map((shop, at) => {
          const { id, platform, shopName, forecast } = shop;
          return (
            <Row as="li" wrap key={id} className={styles.shop}>
              <Text num className={styles.words}>
                {text.ofShop(shopName, forecastWords(shop))}
              </Text>
              {forecast.orders > 0 && (shopId === undefined || shopId === id) && (
                <Button size="small" variant="text" onClick={() => onShow(id)}>
                  {text.show(forecast.orders)}
                </Button>
              )}
              <Button
                size="small"
                variant={at === 0 ? 'secondary' : 'text'}
                onClick={() => binding.send({ type: 'binding.renew', platform, shopName })}
              >
                {text.renew(shopName)}
              </Button>
            </Row>
          );
        })}
      </ol>
      {total > shops.length && <Text block>{text.more(total - shops.length)}</Text>}
    </Message>
  );
}
