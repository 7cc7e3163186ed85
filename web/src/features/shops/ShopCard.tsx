import { platformNames } from '../../fields/platform.text.ts';
import type { ShopFieldsFragment } from '../../graphql/generated/graphql.ts';
import { shopPath } from '../../lib/pagePaths.ts';
import { formatDateTime } from '../../lib/time.ts';
import { StatusDot, type Tone } from '../../ui/base/StatusDot.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { type BindingStatus, bindingStatusOf } from './bindingStatus.ts';
import { forecastText, forecastWords } from './forecast.text.ts';
import styles from './ShopCard.module.css';
import { PlatformMark } from './shared/PlatformMark.tsx';
import { assignedText, lastErrorText, shopsText as text } from './shops.text.ts';

type Action = (typeof ACTIONS)[number];

interface Props {
  shop: ShopFieldsFragment;
  /** Undefined where choosing it leads away. */
  chosen: boolean | undefined;
  /** Of several that lose something it is the one to renew first. */
  isFirst: boolean;
  onChoose: () => void;
  /** What its buttons do. */
  actions: Record<Action | 'show', () => void>;
}

export const TONES: Record<BindingStatus, Tone> = {
  good: 'success',
  expiring: 'warning',
  expired: 'danger',
  disabled: 'quiet',
};

const ACTIONS = ['settings', 'renew', 'unbind'] as const;
/** Its supplier renews. */
const ASSIGNED_ACTIONS = ['settings', 'unbind'] as const;

/** A bound shop; the card itself chooses it. */
export function ShopCard({ shop, chosen, isFirst, onChoose, actions }: Props) {
  const bindingStatus = bindingStatusOf(shop);
  const forecast = forecastWords(shop);
  return (
    <div className={styles.card}>
      <button type="button" className={styles.face} aria-pressed={chosen} onClick={onChoose}>
        <PlatformMark platform={shop.platform} />
        <Text cut="ellipsis">
          <Text strong cut="ellipsis" title={shop.shopName}>
            {shop.shopName}
          </Text>
          <SecondLine num>{platformNames[shop.platform]}</SecondLine>
        </Text>
        <StatusDot tone={TONES[bindingStatus]}>{statusText(shop, bindingStatus)}</StatusDot>
        <span className={styles.facts}>
          <Text as="strong" strong num>
            {text.waiting(shop.waitingOrders)}
          </Text>
          {shop.pendingWriteBacks > 0 && (
            <SecondLine num>{text.writeBacks(shop.pendingWriteBacks)}</SecondLine>
          )}
          {forecast && (
            <SecondLine num tone="warning">
              {isFirst ? `${forecast}；${forecastText.first}` : forecast}
            </SecondLine>
          )}
          <SecondLine num>
            {shop.lastSyncAt ? text.syncedAt(formatDateTime(shop.lastSyncAt)) : text.neverSynced}
          </SecondLine>
          {shop.lastError && (
            <SecondLine num tone="danger">
              {shop.isAssigned ? assignedText.error : lastErrorText(shop.lastError)}
            </SecondLine>
          )}
          <span className={styles.tags}>
            {shop.autoSend && <Tag>{text.autoSend}</Tag>}
            {shop.autoOrder && <Tag tone="orange">{text.autoOrder}</Tag>}
            {shop.stockSync && <Tag>{text.stockSync}</Tag>}
          </span>
        </span>
      </button>
      <fieldset className={styles.actions} aria-label={text.actions(shop.shopName)}>
        <LinkButton variant="quiet" size="small" to={shopPath(shop.id)}>
          {text.page}
        </LinkButton>
        <LinkButton variant="quiet" size="small" to={shopPath(shop.id, 'links')}>
          {text.goods}
        </LinkButton>
        {actionsOf(shop).map((action) => (
          <Button
            key={action}
            // Renewing is what to do next.
            variant={action === 'renew' && (forecast || bindingStatus !== 'good') ? 'text' : 'quiet'}
            size="small"
            onClick={actions[action]}
          >
            {text[action]}
          </Button>
        ))}
        {shop.forecast.orders > 0 && (
          <Button variant="text" size="small" onClick={actions.show}>
            {forecastText.show(shop.forecast.orders)}
          </Button>
        )}
      </fieldset>
    </div>
  );
}

/** What its person may do with it. */
function actionsOf({ isAssigned }: ShopFieldsFragment): readonly Action[] {
  return isAssigned ? ASSIGNED_ACTIONS : ACTIONS;
}

/** How its authorisation stands, in words. */
export function statusText(
  { isAssigned, daysLeft }: ShopFieldsFragment,
  bindingStatus: BindingStatus,
): string {
  if (!isAssigned) return bindingStatusText(bindingStatus, daysLeft);
  return bindingStatus === 'good' ? assignedText.good : assignedText.ended;
}

export function bindingStatusText(bindingStatus: BindingStatus, daysLeft: number): string {
  if (bindingStatus === 'good') return text.daysLeft(daysLeft);
  return bindingStatus === 'expiring' ? text.expiring(daysLeft) : text[bindingStatus];
}
