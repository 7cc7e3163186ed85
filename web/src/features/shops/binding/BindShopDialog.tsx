import { useSelector } from '@xstate/react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Message } from '../../../ui/Message.tsx';
import { BindShopWaiting } from './BindShopWaiting.tsx';
import {
  type BindShop,
  canChangePlatform,
  isOver,
  type Screen,
  selectContext,
  selectScreen,
} from './bindShop.selectors.ts';
import { bindShopText as text } from './bindShop.text.ts';
import { PlatformChoice } from './PlatformChoice.tsx';

/** Binds a shop, or renews one: the platform's own window does the rest. */
export function BindShopDialog({ actor }: { actor: BindShop }) {
  const screen = useSelector(actor, selectScreen);
  const { binding, msg } = useSelector(actor, selectContext);
  return (
    <Dialog
      open={screen !== 'closed'}
      title={binding?.shopName ? text.renewTitle(binding.shopName) : text.title}
      width={520}
      sticky
      onClose={() => actor.send({ type: 'binding.close' })}
      actions={<Actions actor={actor} screen={screen} />}
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

function Actions({ actor, screen }: { actor: BindShop; screen: Screen }) {
  const over = useSelector(actor, isOver);
  const changeable = useSelector(actor, canChangePlatform);
  return (
    <>
      <Button onClick={() => actor.send({ type: 'binding.close' })}>{over ? text.close : text.cancel}</Button>
      {changeable && <Button onClick={() => actor.send({ type: 'platform.change' })}>{text.change}</Button>}
      {over && (
        <Button variant="primary" data-autofocus onClick={() => actor.send({ type: 'binding.again' })}>
          {screen === 'requestFailed' ? text.retry : text.again}
        </Button>
      )}
    </>
  );
}
