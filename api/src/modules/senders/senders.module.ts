import type { CreateModule } from '../module.ts';
import { senderRoutes } from './senders.routes.ts';

export const sendersModule: CreateModule = ({ senders }) => ({
  tags: { senders: 'Who a parcel comes from.' },
  routes: [senderRoutes(senders)],
});
