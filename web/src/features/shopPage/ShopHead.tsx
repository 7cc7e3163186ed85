import { platformNames } from '../../fields/platform.text.ts';
import type { LoadShopPageQuery } from '../../graphql/generated/graphql.ts';
import { shipOrdersPath } from '../../lib/pagePaths.ts';
import { formatDateTime } from '../../lib/time.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { bindingStatusOf } from '../shops/bindingStatus.ts';
import { statusText, TONES } from '../shops/ShopCard.tsx';
import { PlatformMark } from '../shops/shared/PlatformMark.tsx';
import type { ShopFlows } from '../shops/shopFlows.ts';
import { shopsText } from '../shops/shops.text.ts';
import { shopPageText as text } from './shopPage.text.ts';
import { shopTrouble } from './shopTrouble.ts';

export type Shop = LoadShopPageQuery['shops']['list'][number];

/** Which shop it is, how its authorisation stands, what is wrong and what to do. */
export function ShopHead({ shop, flows }: { shop: Shop; flows: ShopFlows }) {
  const { id, platform, shopName, waitingOrders, lastSyncAt } = shop;
  const status = bindingStatusOf(shop);
  const trouble = shopTrouble(shop);
  const renew = () => flows.binding.send({ type: 'binding.renew', platform, shopName });
  return (
    <>
      <PageHeader
        title={
          <Row as="span" gap={12}>
            <PlatformMark platform={platform} />
            <span>{shopName}</span>
          </Row>
        }
        hint={[platformNames[platform], text.owner(shop.sellerNick), text.number(shop.remoteShopId)].join(
          ' · ',
        )}
        below={12}
        actions={
          <Row gap={8} wrap>
            <Button onClick={() => flows.settings.send({ type: 'editor.open', item: shop })}>
              {text.settings}
            </Button>
            {!shop.isAssigned && <Button onClick={renew}>{text.renew}</Button>}
            <Button
              variant="quiet"
              onClick={() =>
                flows.unbinding.send({ type: 'action.ask', subject: { id, shopName, waitingOrders } })
              }
            >
              {text.unbind}
            </Button>
            <LinkButton variant="primary" to={shipOrdersPath(id)}>
              {text.ship}
            </LinkButton>
          </Row>
        }
      />
      <Panel small below={12} aria-label={text.facts}>
        <Row gap={16} wrap>
          <StatusDot tone={TONES[status]}>{statusText(shop, status)}</StatusDot>
          {!shop.isAssigned && (
            <Text tone="secondary" num>
              {untilText(shop)}
            </Text>
          )}
          <Text tone="secondary" num>
            {lastSyncAt ? text.syncedAt(formatDateTime(lastSyncAt)) : text.neverSynced}
          </Text>
          {shop.isAssigned && <Tag tone="orange">{text.assigned}</Tag>}
          {shop.autoSend && <Tag>{shopsText.autoSend}</Tag>}
          {shop.autoOrder && <Tag>{shopsText.autoOrder}</Tag>}
          {shop.stockSync && <Tag>{shopsText.stockSync}</Tag>}
        </Row>
      </Panel>
      {trouble && (
        <Message
          tone={trouble.tone}
          below={12}
          action={
            trouble.renews && (
              <Button size="small" onClick={renew}>
                {text.renew}
              </Button>
            )
          }
        >
          {trouble.words}
        </Message>
      )}
    </>
  );
}

/** Until when the authorisation lasts; a platform, or the shop at it, may have ended it before its time. */
function untilText({ status, expireAt }: Shop): string {
  const until = formatDateTime(expireAt);
  if (status !== 'EXPIRED') return text.until(until);
  return Date.parse(expireAt) > Date.now() ? text.endedEarly : text.untilEnded(until);
}
