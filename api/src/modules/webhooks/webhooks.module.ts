import type { CreateModule } from '../module.ts';
import { webhookSendingService } from './sending.service.ts';
import { webhookRoutes } from './webhooks.routes.ts';
import { webhookService } from './webhooks.service.ts';

export const webhooksModule: CreateModule = ({ db, webhookTargets: targets, log }) => {
  const sending = webhookSendingService({ db, targets, log });
  return {
    tags: { webhooks: 'Endpoints of programs, which are told what changes.' },
    routes: [webhookRoutes(webhookService({ db, targets, log }))],
    stop: sending.stop,
    scheduled: [{ name: 'sendWebhooks', everySeconds: 1, run: (stop) => sending.send(stop) }],
  };
};
