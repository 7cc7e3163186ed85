import type { CreateModule } from '../module.ts';
import { senderRoutes } from './senders.routes.ts';

export const sendersModule: CreateModule = ({ senders }) => ({ routes: [senderRoutes(senders)] });
