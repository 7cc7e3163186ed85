import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { platformNames } from '../../../fields/platform.text.ts';
import type { Platform } from '../../../graphql/generated/graphql.ts';
import { failureText } from '../../../lib/fetchWithTimeout.ts';
import { useFields, useMatches, useTag } from '../../../lib/useFields.ts';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { PlatformMark } from '../shared/PlatformMark.tsx';
import { ListShopPlatforms } from '../shared/shops.graphql.ts';
import styles from './BindShop.module.css';
import { type BindShop, selectScreen } from './bindShop.machine.ts';
import { bindShopText as text } from './bindShop.text.ts';

/** Binds a shop, or renews one: the platform's own window does the rest. */
export function BindShopDialog({ actor }: { actor: BindShop }) {
  const screen = useSelector(actor, selectScreen);
  const { binding, msg } = useFields(actor, 'binding', 'msg');
  return (
    <Dialog
      open={screen !== 'closed'}
      title={binding?.shopName ? text.renewTitle(binding.shopName) : text.title}
      width={520}
      sticky
      onClose={() => actor.send({ type: 'binding.close' })}
      actions={<Actions actor={actor} />}
    >
      {screen === 'choosing' && (
        <PlatformChoice onChoose={(platform) => actor.send({ type: 'platform.choose', platform })} />
      )}
      {(screen === 'authorising' || screen === 'waiting') && <BindShopWaiting actor={actor} />}
      {screen === 'refused' && <Message tone="danger">{msg || text.refused}</Message>}
      {screen === 'requestFailed' && <Message tone="warning">{text.requestFailed}</Message>}
      {screen === 'expired' && <Message tone="warning">{text.expired}</Message>}
    </Dialog>
  );
}

function Actions({ actor }: { actor: BindShop }) {
  const requestFailed = useMatches(actor, 'requestFailed');
  const over = useTag(actor, 'over');
  const canChange = useSelector(actor, (snapshot) => snapshot.can({ type: 'platform.change' }));
  return (
    <>
      <Button onClick={() => actor.send({ type: 'binding.close' })}>{over ? text.close : text.cancel}</Button>
      {canChange && <Button onClick={() => actor.send({ type: 'platform.change' })}>{text.change}</Button>}
      {over && (
        <Button variant="primary" data-autofocus onClick={() => actor.send({ type: 'binding.again' })}>
          {requestFailed ? text.retry : text.again}
        </Button>
      )}
    </>
  );
}

/** The way to the platform's page, while this one waits for the answer. */
function BindShopWaiting({ actor }: { actor: BindShop }) {
  const { binding, authorisation, seen } = useFields(actor, 'binding', 'authorisation', 'seen');
  if (!binding) return null;
  const platform = platformNames[binding.platform];
  return (
    <>
      <p role="status">{authorisation ? text.waiting(platform) : text.authorising(platform)}</p>
      {binding.shopName && (
        <Text as="p" tone="secondary" above={8}>
          {text.sameShop(binding.shopName)}
        </Text>
      )}
      {seen !== 'open' && (
        <Message tone="warning" above={12}>
          {text[seen]}
        </Message>
      )}
      {authorisation && (
        <Text as="p" tone="secondary" above={8}>
          {/* biome-ignore lint/security/noBlankTarget: the page answers through its opener */}
          <a href={authorisation.url} target="_blank" rel="opener" className={styles.link}>
            {text.openPage(platform)}
          </a>
          {text.until}
        </Text>
      )}
    </>
  );
}

const WAITING = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The platforms whose shops can be bound; those that the operator has not set up are shown as such. */
function PlatformChoice({ onChoose }: { onChoose: (platform: Platform) => void }) {
  const { data, error, loading, refetch } = useQuery(ListShopPlatforms, { context: { quiet: true } });
  if (error && !data) {
    return (
      <ErrorState
        title={text.notLoaded}
        message={failureText(error)}
        busy={loading}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <Text as="p" tone="secondary" below={12}>
        {text.choose}
      </Text>
      <ul className={styles.platforms} aria-label={text.platforms} aria-busy={loading}>
        {data
          ? data.shopPlatforms.map(({ platform, configured }) => (
              <li key={platform}>
                <button
                  type="button"
                  className={styles.platform}
                  disabled={!configured}
                  onClick={() => onChoose(platform)}
                >
                  <PlatformMark platform={platform} />
                  <span>
                    {platformNames[platform]}
                    {!configured && <SecondLine>{text.notOpen}</SecondLine>}
                  </span>
                </button>
              </li>
            ))
          : WAITING.map((key) => <Skeleton key={key} height={66} />)}
      </ul>
    </>
  );
}
