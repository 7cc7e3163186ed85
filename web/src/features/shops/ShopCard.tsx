import { platformNames } from '../../fields/platform.text.ts';
import type { ShopFieldsFragment } from '../../graphql/generated/graphql.ts';
import { formatDateTime } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusDot, type Tone } from '../../ui/StatusDot.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { type BindingStatus, bindingStatusOf } from './bindingStatus.ts';
import styles from './ShopCard.module.css';
import { PlatformMark } from './shared/PlatformMark.tsx';
import { lastErrorText, shopsText as text } from './shops.text.ts';

interface Props {
  shop: ShopFieldsFragment;
  chosen: boolean;
  onChoose: () => void;
  onSettings: () => void;
  onGoods: () => void;
  onRenew: () => void;
  onUnbind: () => void;
}

const TONES: Record<BindingStatus, Tone> = {
  good: 'success',
  expiring: 'warning',
  expired: 'danger',
  disabled: 'quiet',
};

/** A bound shop; the card itself chooses it. */
export function ShopCard({ shop, chosen, onChoose, ...actions }: Props) {
  const bindingStatus = bindingStatusOf(shop);
  return (
    <div className={styles.card}>
      <button type="button" className={styles.face} aria-pressed={chosen} onClick={onChoose}>
        <PlatformMark platform={shop.platform} />
        <span className={styles.words}>
          <span className={styles.name} title={shop.shopName}>
            {shop.shopName}
          </span>
          <span className={styles.second}>{platformNames[shop.platform]}</span>
        </span>
        <StatusDot tone={TONES[bindingStatus]}>{bindingStatusText(bindingStatus, shop.daysLeft)}</StatusDot>
        <span className={styles.facts}>
          <strong className={styles.waiting}>{text.waiting(shop.waitingOrders)}</strong>
          <span className={styles.second}>
            {shop.lastSyncAt ? text.syncedAt(formatDateTime(shop.lastSyncAt)) : text.neverSynced}
          </span>
          {shop.lastError && <span className={styles.trouble}>{lastErrorText(shop.lastError)}</span>}
          <span className={styles.tags}>
            {shop.autoSend && <Tag>{text.autoSend}</Tag>}
            {shop.autoOrder && <Tag tone="orange">{text.autoOrder}</Tag>}
          </span>
        </span>
      </button>
      <ShopCardActions shopName={shop.shopName} urgent={bindingStatus !== 'good'} {...actions} />
    </div>
  );
}

interface ActionsProps extends Pick<Props, 'onSettings' | 'onGoods' | 'onRenew' | 'onUnbind'> {
  shopName: string;
  /** Renewing is what to do next. */
  urgent: boolean;
}

function ShopCardActions({ shopName, urgent, onSettings, onGoods, onRenew, onUnbind }: ActionsProps) {
  return (
    <fieldset className={styles.actions} aria-label={text.actions(shopName)}>
      <Button variant="quiet" size="small" onClick={onSettings}>
        {text.settings}
      </Button>
      <Button variant="quiet" size="small" onClick={onGoods}>
        {text.goods}
      </Button>
      <Button variant={urgent ? 'text' : 'quiet'} size="small" onClick={onRenew}>
        {text.renew}
      </Button>
      <Button variant="quiet" size="small" onClick={onUnbind}>
        {text.unbind}
      </Button>
    </fieldset>
  );
}

function bindingStatusText(bindingStatus: BindingStatus, daysLeft: number): string {
  if (bindingStatus === 'good') return text.daysLeft(daysLeft);
  return bindingStatus === 'expiring' ? text.expiring(daysLeft) : text[bindingStatus];
}
