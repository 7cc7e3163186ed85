import type { ActorRefFrom } from 'xstate';
import { useSettings } from '../../graphql/useSettings.ts';
import { useAppActor } from '../../lib/appActors.ts';
import { contactAddress } from './contactAddress.ts';
import type { customerServiceMachine } from './customerService.machine.ts';

declare module '../../lib/appActors.ts' {
  interface AppActors {
    customerService: ActorRefFrom<typeof customerServiceMachine>;
  }
}

/** The customer service: `contact` opens its site or, without one, its QR picture; `addWeChat` always the picture. */
export function useCustomerService(): { contact(): void; addWeChat(): void } {
  const customerService = useAppActor('customerService');
  const settings = useSettings();
  return {
    contact: () =>
      customerService.send({ type: 'contact.request', address: contactAddress(settings?.csUrl ?? '') }),
    addWeChat: () => customerService.send({ type: 'wechat.request' }),
  };
}
